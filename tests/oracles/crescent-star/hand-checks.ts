// npx tsx tests/oracles/crescent-star/hand-checks.ts
// Small cases worked out by hand, or by exact enumeration, against the oracle itself.
import { playFirefight } from './firefight.ts';
import { hexDistance, placeAfter } from './hexes.ts';
import { createRandom } from './random.ts';
import { countSuccesses, fold, rollContest } from './rolls.ts';
import { readRules } from './rule-parameters.ts';
import type { Random } from './types.ts';

let failures = 0;

function check(title: string, found: unknown, expected: unknown): void {
  const isEqual = JSON.stringify(found) === JSON.stringify(expected);
  if (!isEqual) failures += 1;
  console.log(
    `${isEqual ? 'ok  ' : 'FAIL'} ${title}: ${JSON.stringify(found)}${isEqual ? '' : ` instead of ${JSON.stringify(expected)}`}`,
  );
}

function checkRate(title: string, hits: number, trials: number, expected: number): void {
  const z = (hits / trials - expected) / Math.sqrt((expected * (1 - expected)) / trials);
  if (Math.abs(z) > 4) failures += 1;
  console.log(
    `${Math.abs(z) > 4 ? 'FAIL' : 'ok  '} ${title}: ${hits / trials} against ${expected} (z ${z.toFixed(2)})`,
  );
}

/** Faces to come, written `sides:face`; a die left over, or a missing one, is a failure. */
function scripted(faces: string): { random: Random; left: () => number } {
  const list = faces.split(/\s+/).filter((face) => face !== '');
  const random = (): number => {
    const next = list.shift();
    if (next === undefined) throw new Error('the script has run out');
    const [sides, face] = next.split(':').map(Number);
    return ((face ?? 0) - 0.5) / (sides ?? 1);
  };
  return { random, left: () => list.length };
}

/** P(open-ended die of n sides = face), cut off far out. */
function openEnded(sides: number, top: number): number[] {
  const probs: number[] = new Array<number>(top + 1).fill(0);
  for (let total = 1; total <= top; total++) {
    if (total % sides !== 0) probs[total] = sides ** -(Math.floor(total / sides) + 1);
  }
  return probs;
}

/** P(d10 + d4 open-ended = total). */
function rollProbs(top: number): number[] {
  const large = openEnded(10, top);
  const small = openEnded(4, top);
  const probs: number[] = new Array<number>(top + 1).fill(0);
  large.forEach((p, a) => {
    small.forEach((q, b) => {
      if (a + b <= top) probs[a + b] = (probs[a + b] ?? 0) + p * q;
    });
  });
  return probs;
}

const ROLL = rollProbs(150);

function checkRolls(): void {
  check('CS-3 34 against 15', countSuccesses(34, 15, 7), 3);
  const rules = readRules({ fold: { enabled: true } });
  check('CS-26 22', fold(rules, 22), { targetNumber: 15, negative: 1 });
  check('CS-26 32', fold(rules, 32), { targetNumber: 18, negative: 2 });
  check('CS-26 21', fold(rules, 21), { targetNumber: 21, negative: 0 });
  let exact = 0;
  ROLL.forEach((p, a) => {
    ROLL.forEach((q, b) => {
      if (b + 3 - (a + 4) < 7) exact += p * q;
    });
  });
  console.log(`     CS-8 4s0 against 3s0 with two wounds, exact: ${exact}`);
  const random = createRandom(7);
  let wins = 0;
  for (let i = 0; i < 200000; i++) {
    const actor = { rating: { value: 4, auto: 0 }, push: 0, wounds: 0 };
    const opponent = { rating: { value: 3, auto: 0 }, push: 0, wounds: 2 };
    if (rollContest(random, rules, actor, opponent) >= 1) wins += 1;
  }
  checkRate('CS-8 the same, rolled', wins, 200000, exact);
}

function checkHexes(): void {
  const rules = readRules({});
  check('CS-11 distance', hexDistance({ q: 0, r: 0 }, { q: 19, r: 2 }), 21);
  check('CS-12 advance', placeAfter(rules, 'advance', { q: 0, r: 0 }, { q: 20, r: 0 }, true), { q: 6, r: 0 });
  check('CS-12 advance ends at 1', placeAfter(rules, 'advance', { q: 0, r: 0 }, { q: 4, r: 0 }, true), { q: 3, r: 0 });
  check('CS-12 run ends at 1', placeAfter(rules, 'run', { q: 20, r: 0 }, { q: 0, r: 0 }, false), { q: 1, r: 0 });
  // From (0,0) to (2,1): E leads to (1,0) at 2, SE to (0,1) at 2; E is first for side one.
  check(
    'CS-12 tie, side one',
    placeAfter(readRules({ 'movement.acting': 1 }), 'advance', { q: 0, r: 0 }, { q: 2, r: 1 }, true),
    { q: 1, r: 0 },
  );
  // Away from (-1,0): E, NE and SE are all at 2 for side one; for side two W, NW.. then NE, E: NE comes first.
  check(
    'CS-12 away, side one',
    placeAfter(readRules({ 'movement.acting': 1 }), 'withdraw', { q: 0, r: 0 }, { q: -1, r: 0 }, true),
    { q: 1, r: 0 },
  );
  check(
    'CS-12 away, side two',
    placeAfter(readRules({ 'movement.acting': 1 }), 'withdraw', { q: 0, r: 0 }, { q: -1, r: 0 }, false),
    { q: 1, r: -1 },
  );
}

function scenario(players: unknown[], opposition: unknown[], rules: object = {}, gm: object = {}): unknown {
  return {
    system: 'crescent-star',
    kind: 'battle',
    rules,
    armory: {
      gun: { damage: '1d4s4', increment: 20, maxIncrements: 8 },
      weak: { damage: '1d4s0', increment: 20, maxIncrements: 8 },
    },
    sides: {
      players: { role: 'players', units: players },
      foes: { role: 'gamemaster', units: opposition, ...gm },
    },
  };
}

/** A shot at 20 hexes: target number 9 + 2 = 11. Resist 0s0 against a small damage total. */
function checkScripted(
  title: string,
  file: unknown,
  faces: string,
  pick: (r: ReturnType<typeof playFirefight>) => unknown,
  expected: unknown,
): void {
  const { random, left } = scripted(faces);
  check(title, [pick(playFirefight(file, random)), left()], [expected, 0]);
}

function checkSteps(): void {
  const gunner = { name: 'A', skills: { shoot: '3s0' }, weapon: 'gun', stones: 0 };
  const foe = { name: 'X', skills: { shoot: '3s0' }, weapon: 'gun' };
  // Both hit with 11 (8 + 3): net 1, weapon s4; saves against 1 with 2 + 0: one success, three wounds left; four needed.
  const both = '10:6 4:2 10:6 4:2 4:1 10:1 4:1 4:1 10:1 4:1';
  checkScripted(
    'CS-21 three wounds each',
    scenario([gunner], [foe], { maxRounds: 1 }),
    both,
    (r) => [r.outcome, r.sides.map((s) => [s.wounds, s.hits, s.damageDealt])],
    [
      'timeout',
      [
        [3, 1, 1],
        [3, 1, 1],
      ],
    ],
  );
  checkScripted(
    'BTL-3 draw',
    scenario([gunner], [foe], { maxRounds: 1, death: { wounds: 3 } }),
    both,
    (r) => r.outcome,
    'draw',
  );
  checkScripted(
    'CS-25 a wave to come',
    scenario([gunner], [foe], { 'death.wounds': 3 }, { waves: 2 }),
    both,
    (r) => [r.outcome, r.rounds],
    ['foes', 1],
  );
  // Two players: the first kills with net 1; the second rolls 11 + 14 = 25 -> 3 successes, two extra: a link that finds nobody.
  const wasted = '10:1 4:1 10:6 4:2 10:9 4:3 4:1 10:1 4:1';
  const better = { name: 'B', skills: { shoot: '13s0' }, weapon: 'gun', stones: 0 };
  checkScripted(
    'CS-14 a wasted hit',
    scenario([gunner, better], [foe], { 'death.wounds': 3 }),
    wasted,
    (r) => [r.outcome, r.sides[0].hits, r.sides[0].chained, r.sides[1].wounds, r.sides[0].units.map((u) => u.kills)],
    ['players', 2, 0, 3, [1, 0]],
  );
  // A spends a stone (net 0 -> 1), B's net 1 is spoilt by it; nobody saves: the weapon has no success.
  const weak = { ...gunner, weapon: 'weak', stones: 1 };
  checkScripted(
    'CS-10 stones in order',
    scenario([weak, { ...weak, name: 'B', stones: 1 }], [{ ...foe, weapon: 'weak' }], { maxRounds: 1 }),
    '10:1 4:1 10:1 4:1 10:6 4:2 4:3',
    (r) => r.sides.map((s) => [s.stonesSpent, s.hits, s.attacks, s.damageDealt]),
    [
      [1, 1, 2, 3],
      [1, 0, 1, 0],
    ],
  );
  // Link: 3s0 rolls 25 -> 3 successes: link (2); the link misses. B is out of the count.
  checkScripted(
    'CS-9 a link is acted',
    scenario([{ ...weak, stones: 0, skills: { shoot: '13s0' } }], [{ ...foe, weapon: 'weak' }], { maxRounds: 1 }),
    '10:1 4:1 10:9 4:3 4:1 10:1 4:1 4:1',
    (r) => r.sides[0].chained,
    1,
  );
  // A save: attacker 4, saver rolls 2 + 9 = 11 against 1 -> 2 successes; 3 stones leave 5 over 4.
  checkScripted(
    'CS-10 stones on a save',
    scenario([{ ...gunner, stones: 3, skills: { shoot: '0', resist: '9' } }], [foe], {
      maxRounds: 1,
      'stones.players': 'save',
    }),
    '10:6 4:2 10:1 4:1 4:1 10:1 4:1',
    (r) => [r.sides[0].stonesSpent, r.sides[0].wounds],
    [3, 0],
  );
  checkScripted(
    'CS-10 too few stones',
    scenario([{ ...gunner, stones: 2, skills: { shoot: '0', resist: '9' } }], [foe], {
      maxRounds: 1,
      'stones.players': 'save',
    }),
    '10:6 4:2 10:1 4:1 4:1 10:1 4:1',
    (r) => [r.sides[0].stonesSpent, r.sides[0].wounds],
    [0, 2],
  );
}

function checkClock(): void {
  const idle = { name: 'X', skills: { shoot: '-9s0' }, weapon: 'weak', effectiveness: 0 };
  const miss = ' 10:1 4:1';
  const a = { name: 'A', weapon: 'weak', stones: 0, effectiveness: 2, skills: { shoot: '13s0' } };
  const rules = { initiative: 'counting-clock', maxRounds: 2 };
  // delay 8: A acts at 8, 16; X at 10, 20, put off by hits. A misses both.
  const missing = { ...a, skills: { shoot: '-9s0' } };
  checkScripted(
    'CS-15 delays',
    scenario([missing], [idle], rules),
    miss.repeat(4),
    (r) => r.sides.map((s) => s.attacks),
    [2, 2],
  );
  // A's hit at 8 (net 1) puts X off from 10 to 11, then 21: one act in two rounds.
  checkScripted(
    'CS-15 fear of a hit',
    scenario([{ ...a, skills: { shoot: '3s0' } }], [idle], rules),
    '10:6 4:2 4:1 10:1 4:1 10:1 4:1',
    (r) => r.sides.map((s) => s.attacks),
    [2, 1],
  );
  // Cool 1 takes it off again.
  checkScripted(
    'CS-15 cool',
    scenario([{ ...a, skills: { shoot: '3s0' } }], [{ ...idle, cool: 1 }], rules),
    '10:6 4:2 4:1 10:1 4:1 10:1 4:1 10:1 4:1',
    (r) => r.sides.map((s) => s.attacks),
    [2, 2],
  );
  // Haste: two successes at 8, next act at 8 + 4 = 12, then 20.
  const hasty = { ...a, skills: { shoot: '3s0' }, tactics: [{ spend: ['haste'] }] };
  checkScripted(
    'CS-18 haste',
    scenario([hasty], [{ ...idle, cool: 9 }], rules),
    '10:10 10:5 4:1 4:1 10:1 4:1 10:1 4:1 10:1 4:1 10:1 4:1',
    (r) => r.sides.map((s) => s.attacks),
    [3, 2],
  );
  // Link and haste: 4 successes at 8 (link 2, haste 1): link at 8 + max(1, floor(8 / 4)) = 10 (with X), next act at 10 + 4 = 14.
  const both = { ...a, tactics: [{ spend: ['chain', 'haste'] }] };
  // At 8: 13 + 15 + 7 = 35 -> 4 successes, a hit; at 10 X misses and the link hits; at 14 a hit.
  const faces = '10:10 10:5 4:4 4:3 4:1  10:1 4:1 10:1 4:1 4:1  10:1 4:1 4:1';
  checkScripted(
    'CS-15 link and haste',
    scenario([both], [{ ...idle, cool: 9 }], { ...rules, maxRounds: 1, 'clock.phasesPerRound': 14 }),
    faces,
    (r) => [r.sides[0].attacks, r.sides[0].chained, r.sides[1].attacks],
    [3, 1, 1],
  );
}

/** Exact: one shot of 5s1 with 4d4s1 at target number 11, spend wound, resist 1s0, death at 4 wounds. */
function checkWounds(): void {
  let dice = [1];
  for (let die = 0; die < 4; die++) {
    const next: number[] = new Array<number>(dice.length + 4).fill(0);
    dice.forEach((p, sum) => {
      for (let face = 1; face <= 4; face++) next[sum + face] = (next[sum + face] ?? 0) + p / 4;
    });
    dice = next;
  }
  let dead = 0;
  let wounds = 0;
  ROLL.forEach((p, shot) => {
    const attackerSuccesses = countSuccesses(shot + 5, 11, 7) + 1 - 1 + 1;
    dice.forEach((q, damage) => {
      ROLL.forEach((s, save) => {
        const saver = countSuccesses(save + 1, damage, 7);
        const given = saver > attackerSuccesses ? 0 : Math.max(1, attackerSuccesses - saver);
        wounds += p * q * s * given;
        if (given >= 4) dead += p * q * s;
      });
    });
  });
  const shooter = {
    name: 'A',
    stones: 0,
    weapon: 'assault-rifle',
    skills: { shoot: '5s1' },
    tactics: [{ spend: ['wound'] }],
  };
  const file = scenario([shooter], [{ name: 'X', weapon: 'weak', skills: { shoot: '-99', resist: '1s0' } }], {
    maxRounds: 1,
    attributeModifiers: [0, 0, 0, 0, 0, 0, 0],
  });
  const random = createRandom(3);
  const trials = 200000;
  let kills = 0;
  let given = 0;
  for (let i = 0; i < trials; i++) {
    const result = playFirefight(file, random);
    kills += result.sides[1].dead;
    given += result.sides[1].wounds;
  }
  checkRate('CS-20 to CS-22 death by one shot', kills, trials, dead);
  console.log(`     wounds by one shot: ${given / trials} against ${wounds} exact`);
}

/** Hit rate of A's one attack on X, who is harmless, against an exact figure. */
function checkHitRate(title: string, attacker: object, target: object, rules: object, expected: number): void {
  const file = scenario(
    [{ name: 'A', stones: 0, ...attacker }],
    [{ name: 'X', skills: { shoot: '-99' }, weapon: 'weak', ...target }],
    { maxRounds: 1, ...rules },
  );
  const random = createRandom(11);
  const trials = 100000;
  let hits = 0;
  for (let i = 0; i < trials; i++) hits += playFirefight(file, random).sides[0].hits > 0 ? 1 : 0;
  checkRate(title, hits, trials, expected);
}

function checkHitRates(): void {
  const atLeast = (needed: number): number => 1 - ROLL.reduce((sum, p, total) => (total < needed ? sum + p : sum), 0);
  const gunner = { weapon: 'weak', skills: { shoot: '3s0' }, tactics: [{ spend: [] }] };
  checkHitRate('CS-16 at 20 hexes: 11', gunner, {}, {}, atLeast(8));
  checkHitRate('CS-16 at 19 hexes: 9', gunner, {}, { field: { distance: 19 } }, atLeast(6));
  checkHitRate(
    'CS-16 kneeling while it holds: 14',
    gunner,
    { tactics: [{ move: 'hold', presents: 'kneeling' }] },
    {},
    atLeast(11),
  );
  checkHitRate(
    'CS-16 kneeling no more once it moves (16 hexes): 9',
    gunner,
    { tactics: [{ move: 'advance', presents: 'kneeling' }] },
    {},
    atLeast(6),
  );
  checkHitRate(
    'CS-27 hard cover: one success more needed (18)',
    gunner,
    { tactics: [{ move: 'hold', cover: 'hard' }] },
    {},
    atLeast(15),
  );
  checkHitRate(
    'CS-26 at 140 hexes 23 folds to 16 and one more success (23)',
    gunner,
    {},
    { 'field.distance': 140, 'fold.enabled': true },
    atLeast(20),
  );
  checkHitRate(
    'CS-28 at 100 hexes, 19 and one more success (26)',
    gunner,
    {},
    { 'field.distance': 100, 'range.longPenalty': -1 },
    atLeast(23),
  );
  checkHitRate(
    'CS-6 push 1 (manipulation 5) at 11',
    { ...gunner, attributes: { manipulation: 5 } },
    {},
    { 'push.enabled': true },
    atLeast(7),
  );
  let melee = 0;
  ROLL.forEach((p, a) => {
    ROLL.forEach((q, b) => {
      const difference = a + 4 - (b + 3);
      const actor = difference > 0 ? 1 + Math.floor(difference / 7) : 0;
      const defender = difference < 0 ? 1 + Math.floor(-difference / 7) : 0;
      if (actor + 1 - defender >= 1) melee += p * q;
    });
  });
  const fighter = { skills: { melee: '4s1' }, tactics: [{ spend: [] }] };
  checkHitRate(
    'CS-17 melee 4s1 against parry 3s0, dodge 2s0',
    fighter,
    { skills: { shoot: '-99', parry: '3s0', dodge: '2s0' } },
    { 'field.distance': 1 },
    melee,
  );
}

checkRolls();
checkHitRates();
checkHexes();
checkSteps();
checkClock();
checkWounds();
console.log(failures === 0 ? 'all hold' : `${failures} FAILED`);
process.exitCode = failures === 0 ? 0 : 1;

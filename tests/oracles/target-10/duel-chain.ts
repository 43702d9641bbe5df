/** One of two units that stand within reach (or charge in round 1) and kill each round. */
export interface Duelist {
  readonly name: string;
  /** Fixed hit points, 1 or more. */
  readonly hitPoints: number;
  /** FIGHT (or SHOOT, where `shoots`) of T10-14, without a charge. */
  readonly attackValue: number;
  /** DEFENSE of T10-14, without a charge. */
  readonly defenseValue: number;
  readonly strengthModifier: number;
  readonly dexterityModifier: number;
  /** Attacks with SHOOT: dexterity on damage, no gain from a charge. */
  readonly shoots: boolean;
  /** The damage dice: probability of each total from 0. */
  readonly damageDiceProb: readonly number[];
  readonly luckPoints: number;
  /** Whether it is a charger in round 1 (T10-19). */
  readonly charges: boolean;
}

export interface Duel {
  readonly a: Duelist;
  readonly b: Duelist;
  readonly targetNumber: number;
  readonly bonusLimit: number;
  readonly luckCombat: 'could-drop' | 'any-hit' | 'never';
  readonly atZero: 'unconscious' | 'dead';
  readonly maxRounds: number;
}

/** Means of what one duelist does and suffers. */
export interface DuelistExpectation {
  deadProb: number;
  unconsciousProb: number;
  meanAttacks: number;
  meanHits: number;
  meanDamageDealt: number;
  meanLuckSpent: number;
}

/** Index r of each list is round r; index 0 is unused. */
export interface DuelResult {
  winAProb: number;
  winBProb: number;
  drawProb: number;
  timeoutProb: number;
  winAByRound: number[];
  winBByRound: number[];
  drawByRound: number[];
  /** Of all fights, timeouts at `maxRounds` among them. */
  roundsProb: number[];
  meanRounds: number;
  sdRounds: number;
  a: DuelistExpectation;
  b: DuelistExpectation;
}

/** What one attack does to the one attacked. */
interface Branch {
  readonly prob: number;
  readonly hitPoints: number;
  readonly luckPoints: number;
  readonly damage: number;
  readonly hit: 0 | 1;
  readonly luckSpent: 0 | 1;
}

interface State {
  readonly hitPointsA: number;
  readonly hitPointsB: number;
  readonly luckA: number;
  readonly luckB: number;
}

/** The duel with the running sums of its result. */
interface Run {
  readonly duel: Duel;
  readonly result: DuelResult;
  next: Map<string, { state: State; prob: number }>;
}

/** @rule T10-15, T10-19 Probability that an attack succeeds. */
function successProb(duel: Duel, attacker: Duelist, defender: Duelist, isChargeRound: boolean): number {
  let attack = attacker.attackValue;
  let defense = defender.defenseValue;
  if (isChargeRound && attacker.charges && !attacker.shoots) attack += Math.max(0, attacker.strengthModifier);
  if (isChargeRound && defender.charges) defense -= Math.max(0, defender.dexterityModifier);
  const bonus = Math.max(-duel.bonusLimit, Math.min(duel.bonusLimit, attack - defense));
  let faces = 0;
  for (let face = 1; face <= 20; face += 1) if (face + bonus >= duel.targetNumber) faces += 1;
  return faces / 20;
}

/** @rule T10-16 The damage that a total of the dice comes to. */
function damageFor(attacker: Duelist, rolled: number): number {
  const modifier = attacker.shoots ? attacker.dexterityModifier : attacker.strengthModifier;
  return modifier < 0 ? Math.max(rolled + modifier, Math.min(1, rolled)) : rolled + modifier;
}

/** @rule T10-15, T10-16, T10-29 All that one attack can bring about, with probabilities that add up to 1. */
function attackBranches(
  duel: Duel,
  attacker: Duelist,
  success: number,
  hitPoints: number,
  luckPoints: number,
): Branch[] {
  const miss: Branch = { prob: 1 - success, hitPoints, luckPoints, damage: 0, hit: 0, luckSpent: 0 };
  const totals = attacker.damageDiceProb;
  const greatest = damageFor(attacker, totals.length - 1);
  const wouldSpend = duel.luckCombat === 'any-hit' || (duel.luckCombat === 'could-drop' && hitPoints - greatest <= 0);
  if (luckPoints > 0 && wouldSpend) {
    return [miss, { prob: success, hitPoints, luckPoints: luckPoints - 1, damage: 0, hit: 0, luckSpent: 1 }];
  }
  const branches = [miss];
  totals.forEach((prob, rolled) => {
    if (prob === 0) return;
    const damage = damageFor(attacker, rolled);
    branches.push({ prob: success * prob, hitPoints: hitPoints - damage, luckPoints, damage, hit: 1, luckSpent: 0 });
  });
  return branches;
}

/** @rule T10-13 Probabilities that A acts first, B first, both at once. */
function orderProbs(a: Duelist, b: Duelist): { aFirst: number; bFirst: number; together: number } {
  let [aFirst, bFirst, together] = [0, 0, 0];
  for (let dieA = 1; dieA <= 6; dieA += 1) {
    for (let dieB = 1; dieB <= 6; dieB += 1) {
      const difference = dieA + a.dexterityModifier - (dieB + b.dexterityModifier);
      if (difference > 0) aFirst += 1;
      else if (difference < 0) bFirst += 1;
      else together += 1;
    }
  }
  return { aFirst: aFirst / 36, bFirst: bFirst / 36, together: together / 36 };
}

/** Adds one attack's expected counts to attacker and defender. */
function countAttack(by: DuelistExpectation, on: DuelistExpectation, prob: number, branches: readonly Branch[]): void {
  by.meanAttacks += prob;
  for (const branch of branches) {
    by.meanHits += prob * branch.prob * branch.hit;
    by.meanDamageDealt += prob * branch.prob * branch.damage;
    on.meanLuckSpent += prob * branch.prob * branch.luckSpent;
  }
}

function addTo(values: number[], index: number, prob: number): void {
  values[index] = (values[index] ?? 0) + prob;
}

/** @rule T10-17 Notes how one who is out went out. */
function noteFate(duel: Duel, expectation: DuelistExpectation, hitPoints: number, prob: number): void {
  if (hitPoints > 0) return;
  if (hitPoints === 0 && duel.atZero === 'unconscious') expectation.unconsciousProb += prob;
  else expectation.deadProb += prob;
}

/** @rule BTL-3 Moves probability to where a round (or the fight) has ended. */
function arrive(run: Run, round: number, state: State, prob: number): void {
  if (prob === 0) return;
  const { result } = run;
  const aOut = state.hitPointsA <= 0;
  const bOut = state.hitPointsB <= 0;
  if (!aOut && !bOut) {
    const key = `${state.hitPointsA},${state.hitPointsB},${state.luckA},${state.luckB}`;
    run.next.set(key, { state, prob: prob + (run.next.get(key)?.prob ?? 0) });
    return;
  }
  noteFate(run.duel, result.a, state.hitPointsA, prob);
  noteFate(run.duel, result.b, state.hitPointsB, prob);
  addTo(result.roundsProb, round, prob);
  if (aOut && bOut) addTo(result.drawByRound, round, prob);
  else addTo(bOut ? result.winAByRound : result.winBByRound, round, prob);
}

/** One strikes first; who is left strikes back. */
function playInTurn(run: Run, round: number, state: State, prob: number, aIsFirst: boolean): void {
  const { duel, result } = run;
  const isChargeRound = round === 1;
  const strike = (aStrikes: boolean, now: State): Branch[] => {
    const [attacker, defender] = aStrikes ? [duel.a, duel.b] : [duel.b, duel.a];
    const success = successProb(duel, attacker, defender, isChargeRound);
    const [hitPoints, luck] = aStrikes ? [now.hitPointsB, now.luckB] : [now.hitPointsA, now.luckA];
    return attackBranches(duel, attacker, success, hitPoints, luck);
  };
  const after = (aStrikes: boolean, now: State, branch: Branch): State =>
    aStrikes
      ? { ...now, hitPointsB: branch.hitPoints, luckB: branch.luckPoints }
      : { ...now, hitPointsA: branch.hitPoints, luckA: branch.luckPoints };
  const [first, second] = aIsFirst ? [result.a, result.b] : [result.b, result.a];
  const opening = strike(aIsFirst, state);
  countAttack(first, second, prob, opening);
  for (const branch of opening) {
    const middle = after(aIsFirst, state, branch);
    const middleProb = prob * branch.prob;
    if (branch.hitPoints <= 0) {
      arrive(run, round, middle, middleProb);
      continue;
    }
    const reply = strike(!aIsFirst, middle);
    countAttack(second, first, middleProb, reply);
    for (const answer of reply) arrive(run, round, after(!aIsFirst, middle, answer), middleProb * answer.prob);
  }
}

/** @rule T10-13 Both strike on the state at the start of the group. */
function playTogether(run: Run, round: number, state: State, prob: number): void {
  const { duel, result } = run;
  const { a, b } = duel;
  const onB = attackBranches(duel, a, successProb(duel, a, b, round === 1), state.hitPointsB, state.luckB);
  const onA = attackBranches(duel, b, successProb(duel, b, a, round === 1), state.hitPointsA, state.luckA);
  countAttack(result.a, result.b, prob, onB);
  countAttack(result.b, result.a, prob, onA);
  for (const toB of onB) {
    for (const toA of onA) {
      const next: State = {
        hitPointsA: toA.hitPoints,
        hitPointsB: toB.hitPoints,
        luckA: toA.luckPoints,
        luckB: toB.luckPoints,
      };
      arrive(run, round, next, prob * toB.prob * toA.prob);
    }
  }
}

function emptyResult(): DuelResult {
  const nothing = (): DuelistExpectation => ({
    deadProb: 0,
    unconsciousProb: 0,
    meanAttacks: 0,
    meanHits: 0,
    meanDamageDealt: 0,
    meanLuckSpent: 0,
  });
  return {
    winAProb: 0,
    winBProb: 0,
    drawProb: 0,
    timeoutProb: 0,
    winAByRound: [],
    winBByRound: [],
    drawByRound: [],
    roundsProb: [],
    meanRounds: 0,
    sdRounds: 0,
    a: nothing(),
    b: nothing(),
  };
}

/** Adds from the least to the greatest, so that small tails are not lost. */
function addUp(values: readonly number[]): number {
  return [...values].sort((x, y) => x - y).reduce((sum, value) => sum + value, 0);
}

function finish(run: Run): DuelResult {
  const { result, duel } = run;
  for (const values of [result.winAByRound, result.winBByRound, result.drawByRound, result.roundsProb]) {
    for (let round = 0; round <= duel.maxRounds; round += 1) values[round] ??= 0;
  }
  result.winAProb = addUp(result.winAByRound);
  result.winBProb = addUp(result.winBByRound);
  result.drawProb = addUp(result.drawByRound);
  result.timeoutProb = addUp([...run.next.values()].map((entry) => entry.prob));
  addTo(result.roundsProb, duel.maxRounds, result.timeoutProb);
  const mass = result.winAProb + result.winBProb + result.drawProb + result.timeoutProb;
  if (Math.abs(mass - 1) > 1e-12) throw new Error(`the chain's mass adds up to ${mass}`);
  result.meanRounds = result.roundsProb.reduce((sum, prob, round) => sum + prob * round, 0);
  const variance = result.roundsProb.reduce((sum, prob, round) => sum + prob * (round - result.meanRounds) ** 2, 0);
  result.sdRounds = Math.sqrt(variance);
  return result;
}

/**
 * The exact absorbing Markov chain of a duel under the default tactic: both within reach, `kill` each round, the order
 * rolled anew each round, ties simultaneous. Its states are the hit points and luck points of both.
 * @rule T10-13, T10-15, T10-16, T10-17, T10-19, T10-29, BTL-3
 * @throws Error where the probabilities do not add up to 1 within 1e-12
 */
export function solveDuel(duel: Duel): DuelResult {
  const run: Run = { duel, result: emptyResult(), next: new Map() };
  const order = orderProbs(duel.a, duel.b);
  arrive(
    run,
    0,
    {
      hitPointsA: duel.a.hitPoints,
      hitPointsB: duel.b.hitPoints,
      luckA: duel.a.luckPoints,
      luckB: duel.b.luckPoints,
    },
    1,
  );
  for (let round = 1; round <= duel.maxRounds; round += 1) {
    const now = [...run.next.values()];
    run.next = new Map();
    for (const { state, prob } of now) {
      playInTurn(run, round, state, prob * order.aFirst, true);
      playInTurn(run, round, state, prob * order.bFirst, false);
      playTogether(run, round, state, prob * order.together);
    }
  }
  return finish(run);
}

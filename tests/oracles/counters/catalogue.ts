/** A basic attack, or the attack that a counter makes. */
export interface AttackData {
  name: string;
  skill: string;
  /** The rank that gives it; of no use for the attack of a counter. */
  rank: number;
  untrained: boolean;
  ranged: boolean;
  accuracy: number;
  /** Damage dice before successes; `weapon` is the unit's own, `grapple` none. */
  damage: number | 'weapon' | 'grapple';
  /** The attribute in brackets, or null where there is none (CTR-2: 7). */
  damageAttribute: 'strength' | null;
  lethal: boolean;
  /** What Block looks at. */
  weapon: 'none' | 'non-lethal' | 'lethal';
  /** How many attacks it allows. */
  times: number;
  /** Usable by one who is held or holds. */
  restrained: boolean;
  /** Dice that the target's stun and K.O. checks lose. */
  checkPenalty: number;
}

/** A counter. What it does is written out, by name, where it does it. */
export interface CounterData {
  name: string;
  skill: string;
  rank: number;
  type: 'defensive' | 'offensive';
  melee: boolean;
  ranged: boolean;
  timing: 'attack-roll' | 'successes' | 'damage' | 'offensive';
  recoverable: boolean;
  persistent: boolean;
  interrupt: boolean;
  restrained: boolean;
  /** The attack that it makes, if it makes one. */
  attack: AttackData | null;
}

const PLAIN_ATTACK: Omit<AttackData, 'name' | 'accuracy' | 'damage'> = {
  skill: 'brawl',
  rank: 1,
  untrained: false,
  ranged: false,
  damageAttribute: 'strength',
  lethal: false,
  weapon: 'none',
  times: 1,
  restrained: false,
  checkPenalty: 0,
};

const UNTRAINED = { ...PLAIN_ATTACK, untrained: true };
const BLADE = { ...PLAIN_ATTACK, skill: 'blades', rank: 2, lethal: true, weapon: 'lethal' } as const;

/** The basic attacks of the brawl table and the house table, in table order. */
export const ATTACKS: AttackData[] = [
  { ...UNTRAINED, name: 'Punch', accuracy: 2, damage: 3, restrained: true },
  { ...UNTRAINED, name: 'Jab', accuracy: 2, damage: 1, restrained: true },
  { ...UNTRAINED, name: 'Kick', accuracy: 0, damage: 5 },
  { ...UNTRAINED, name: 'Grab', accuracy: 1, damage: 'grapple' },
  { ...PLAIN_ATTACK, name: 'Sucker Punch', rank: 2, accuracy: 2, damage: 5 },
  { ...PLAIN_ATTACK, name: 'Bull Rush', rank: 2, accuracy: 0, damage: 4 },
  {
    ...PLAIN_ATTACK,
    name: 'Shoot',
    skill: 'firearms',
    ranged: true,
    accuracy: 0,
    damage: 'weapon',
    damageAttribute: null,
  },
  { ...BLADE, name: 'Twin Strike', accuracy: -1, damage: 3, times: 2 },
];

const MELEE = {
  rank: 1,
  skill: 'brawl',
  type: 'defensive',
  timing: 'damage',
  melee: true,
  ranged: false,
  recoverable: false,
  persistent: false,
  interrupt: false,
  restrained: false,
  attack: null,
} as const;

const ANY_SKILL = { ...MELEE, skill: 'any', ranged: true, recoverable: true } as const;
const OFFENSIVE = { ...MELEE, type: 'offensive', timing: 'offensive' } as const;

/** The counters of the brawl table and the house table, in table order. */
export const COUNTERS: CounterData[] = [
  { ...MELEE, name: 'Block', recoverable: true },
  { ...MELEE, name: 'Defensive Crouch', persistent: true, recoverable: true },
  { ...MELEE, name: 'Street Tough', ranged: true, persistent: true, recoverable: true },
  { ...OFFENSIVE, name: 'Opening', recoverable: true },
  {
    ...OFFENSIVE,
    name: 'Follow Through',
    attack: { ...PLAIN_ATTACK, name: 'Follow Through', accuracy: 1, damage: 3 },
  },
  { ...MELEE, name: 'Grit', rank: 2, ranged: true, restrained: true },
  { ...MELEE, name: 'Street Defense', rank: 2, persistent: true },
  {
    ...OFFENSIVE,
    name: 'Head Butt',
    rank: 2,
    restrained: true,
    attack: {
      ...PLAIN_ATTACK,
      name: 'Head Butt',
      accuracy: 1,
      damage: 4,
      restrained: true,
      checkPenalty: 1,
    },
  },
  { ...ANY_SKILL, name: 'Dodge', timing: 'attack-roll' },
  { ...ANY_SKILL, name: 'Side Step', timing: 'successes' },
  {
    ...MELEE,
    name: 'Riposte',
    skill: 'blades',
    rank: 2,
    timing: 'attack-roll',
    interrupt: true,
    attack: { ...BLADE, name: 'Riposte', accuracy: 1, damage: 3 },
  },
];

/** The skills with attacks in the catalogue. */
export const COMBAT_SKILLS: string[] = [...new Set(ATTACKS.map((attack) => attack.skill))];

/**
 * Finds a basic attack.
 *
 * @param name as in the catalogue
 * @returns the attack
 * @throws Error where there is none of that name
 */
export function findAttack(name: string): AttackData {
  const attack = ATTACKS.find((candidate) => candidate.name === name);
  if (attack === undefined) throw new Error(`no basic attack is named "${name}"`);
  return attack;
}

/**
 * Finds a counter.
 *
 * @param name as in the catalogue
 * @returns the counter
 * @throws Error where there is none of that name
 */
export function findCounter(name: string): CounterData {
  const counter = COUNTERS.find((candidate) => candidate.name === name);
  if (counter === undefined) throw new Error(`no counter is named "${name}"`);
  return counter;
}

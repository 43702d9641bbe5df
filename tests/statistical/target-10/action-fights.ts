const unit = (name: string, more: string) =>
  `{ name: ${name}, hitDice: 3, hitPoints: 12, weapons: [{ name: Sword, kind: melee, bonus: 1 }, { name: Bow, kind: ranged, bonus: 1, range: 15 }], ${more} }`;
const FIGHT = `
format: 1
name: Each action against a plain swordsman
system: target-10
kind: battle
rules: { maxRounds: 20 }
terrain: [{ kind: pit, from: 6, to: 7 }]
sides:
  red: { units: [${unit('One', 'luck: 1, venturer: true, negotiation: 3, at: 0, tactics: [TACTIC]')}] }
  blue: { units: [${unit('Two', 'luck: 1, at: 3')}] }
`;

/** The file of a fight in which one side acts by these tactics. */
export function fightOf(tactic: string): string {
  return FIGHT.replace('TACTIC', tactic);
}

/** Tactics whose fights the engine and the naive engine are to agree on: each action and movement is in one. */
export const TACTICS = [
  '{ move: maneuver, action: kill }',
  '{ move: maneuver, action: trip, push: forward }',
  '{ move: hold, action: trip }',
  '{ if: { holding: false }, action: grapple }, { move: hold, action: kill }',
  '{ if: { round: { to: 3 } }, action: disarm }',
  '{ move: withdraw, action: kill }',
  '{ action: subdue }',
  '{ if: { round: { to: 6 } }, move: hold, action: negotiate }',
  '{ action: defend }',
];

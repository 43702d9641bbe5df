/** The least that is a Crescent Star battle. */
export const MINIMAL = `format: 1
name: Minimal
system: crescent-star
kind: battle
sides:
  heroes:
    role: players
    units:
      - name: Rifle
  guards:
    role: gamemaster
    units:
      - name: Guard
`;

/** A battle of two sides with units as given, one a line. */
export function battleOf(heroes: readonly string[], guards: readonly string[] = ['{ name: Guard }'], top = ''): string {
  const list = (units: readonly string[]) => units.map((unit) => `      - ${unit}\n`).join('');
  return `format: 1
name: Units
system: crescent-star
kind: battle
${top}sides:
  heroes:
    role: players
    units:
${list(heroes)}  guards:
    role: gamemaster
    units:
${list(guards)}`;
}

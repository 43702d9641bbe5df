import type { CType, StructType } from './c-type.ts';
import { nameInC } from './scope.ts';
import type { TypeMap } from './type-map.ts';

/**
 * Objects of which a state has one, such as its rules and its dice, are variables of the program while it is played: to
 * read a member is then to read a place that is known when the program is compiled.
 */

/** The address of the variable in which an object of a type stands. */
export function placeOf(type: StructType): string {
  return `(&${variableOf(type)})`;
}

function variableOf({ name }: StructType): string {
  return `the_${name}`;
}

/** Those among the structs of a program of which any member is used. */
function singleStructs(types: TypeMap): StructType[] {
  return [...types.structs.values()]
    .filter(({ fields, type }) => fields.size > 0 && types.isSingle(type))
    .map(({ type }) => type);
}

/** Declares the variables of a program. */
export function declareSingle(types: TypeMap): string[] {
  return singleStructs(types).map((type) => `static struct ${type.name} ${variableOf(type)};`);
}

/**
 * @param states types of what is played
 * @throws Error where none of them leads to a single object that is used
 */
export function checkSingle(types: TypeMap, states: readonly CType[]): void {
  const led = new Set(states.flatMap((state) => homesOf(types, state, '').map(([type]) => type)));
  const lost = singleStructs(types).filter((type) => !led.has(type));
  if (lost.length === 0) return;
  const names = lost.map(({ name }) => name).join(', ');
  throw new Error(`single objects: expected a state that leads to ${names} by members of single objects`);
}

/**
 * Statements around those that play a state.
 *
 * @param state its type
 * @param parameter that points to it
 * @returns statements that put its single objects into the variables, and those that write them back
 */
export function lendSingle(types: TypeMap, state: CType, parameter: string): { take: string[]; give: string[] } {
  const homes = homesOf(types, state, parameter);
  const first = new Map([...homes].reverse());
  return {
    take: homes.map(([type, home]) => {
      const known = first.get(type) as string;
      return home === known ? `${variableOf(type)} = *${home};` : `if (${home} != ${known}) __builtin_trap();`;
    }),
    give: [...first].map(([type, home]) => `*${home} = ${variableOf(type)};`),
  };
}

/** Single objects that a state leads to by members of single objects, and what points to them. */
function homesOf(types: TypeMap, type: CType, home: string): (readonly [StructType, string])[] {
  if (!types.isSingle(type)) return [];
  const fields = types.structs.get(type.name)?.fields ?? new Map<string, CType>();
  if (fields.size === 0) return [];
  return [
    [type, home],
    ...[...fields].flatMap(([name, member]) => homesOf(types, member, `${home}->${nameInC(name)}`)),
  ];
}

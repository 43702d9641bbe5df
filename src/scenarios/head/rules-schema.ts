import { z } from 'zod';
import type { RuleParameter } from '../../engine/core/rule-parameter.ts';
import {
  choiceField,
  type FieldNotes,
  flagField,
  integerField,
  listField,
  mapField,
  noted,
  numberField,
} from '../fields/fields.ts';

/** A rule parameter, by what is left of its path below the map that is being built. */
type Below = readonly [path: string, parameter: RuleParameter];

/**
 * Schema of a scenario's `rules`: maps nested by the dots of the paths; at each level the dotted form
 * of what lies deeper is taken, too.
 */
export function rulesSchema(parameters: readonly RuleParameter[]): z.ZodType {
  const shape = branchShape(parameters.map((parameter) => [parameter.path, parameter]));
  return mapField(shape, { description: 'Rule parameters of the system that differ from their defaults, by path.' });
}

function branchShape(parameters: readonly Below[]): Record<string, z.ZodType> {
  const shape: Record<string, z.ZodType> = {};
  const names = new Set(parameters.map(([path]) => firstName(path)));
  for (const name of names) {
    const leaf = parameters.find(([path]) => path === name);
    if (leaf) shape[name] = ruleField(leaf[1]).optional();
    else addBranch(shape, name, parameters);
  }
  return shape;
}

function addBranch(shape: Record<string, z.ZodType>, name: string, parameters: readonly Below[]): void {
  const below = parameters.filter(([path]) => firstName(path) === name);
  const inner = branchShape(below.map(([path, parameter]) => [path.slice(name.length + 1), parameter]));
  shape[name] = mapField(inner, { description: `Rules of ${name}.` }).optional();
  for (const [key, field] of Object.entries(inner)) shape[`${name}.${key}`] = field;
}

function firstName(path: string): string {
  return path.split('.', 1)[0] ?? path;
}

function ruleField(parameter: RuleParameter): z.ZodType {
  const description = `${parameter.description} (${parameter.rule}, ${parameter.mark}).`;
  const notes: FieldNotes = { description, preset: parameter.default };
  switch (parameter.type) {
    case 'integer':
      return integerField(parameter.min, parameter.max, notes);
    case 'number':
      return numberField(parameter.min, parameter.max, notes);
    case 'boolean':
      return flagField(notes);
    case 'choice':
      return choiceField(parameter.choices, notes);
    case 'integers':
      return integersField(parameter, notes);
    case 'dice':
      return diceField(notes);
  }
}

function integersField(parameter: Extract<RuleParameter, { type: 'integers' }>, notes: FieldNotes): z.ZodType {
  const item = integerField(parameter.min, parameter.max, { description: parameter.description });
  const { length } = parameter.default;
  return listField(item, [length, length], 'integers', notes);
}

function diceField(notes: FieldNotes): z.ZodType {
  const error = 'expected dice, such as d6 or 2d6+1';
  return noted(z.string({ error }).regex(/^\d{0,2}d[1-9]\d{0,2}(?:[+-]\d{1,3})?$/, { error }), notes);
}

import type { z } from 'zod';
import { countersBattleForm } from './counters/battle-form.ts';
import { countersCheckForm, countersContestForm, countersCoordinationForm } from './counters/pool-forms.ts';
import { crescentStarBattleForm } from './crescent-star/battle-form.ts';
import { crescentStarChainForm, crescentStarCheckForm, crescentStarContestForm } from './crescent-star/roll-forms.ts';
import type { ScenarioForm } from './scenario-form.ts';
import { target10BattleForm } from './target-10/battle-form.ts';
import { target10CheckForm, target10ContestForm } from './target-10/test-forms.ts';

/** Every form of scenario: one a system and kind. */
export const FORMS: readonly ScenarioForm[] = [
  target10CheckForm,
  target10ContestForm,
  target10BattleForm,
  countersCheckForm,
  countersContestForm,
  countersCoordinationForm,
  countersBattleForm,
  crescentStarCheckForm,
  crescentStarContestForm,
  crescentStarChainForm,
  crescentStarBattleForm,
];

/** Names of the systems, in the order of the table. */
export const SYSTEM_NAMES: readonly string[] = [...new Set(FORMS.map(({ system }) => system))];

/** Kinds that a system plays; of all systems where it is not known. */
export function kindsOf(system: unknown): readonly string[] {
  const own = FORMS.filter((form) => form.system === system);
  return [...new Set((own.length > 0 ? own : FORMS).map(({ kind }) => kind))];
}

/** The form of a system and kind, or undefined. */
export function formOf(system: unknown, kind: unknown): ScenarioForm | undefined {
  return FORMS.find((form) => form.system === system && form.kind === kind);
}

const schemas = new Map<ScenarioForm, z.ZodType>();

/** The schema of scenarios of a form. */
export function schemaOf(form: ScenarioForm): z.ZodType {
  const schema = schemas.get(form) ?? form.makeSchema();
  schemas.set(form, schema);
  return schema;
}

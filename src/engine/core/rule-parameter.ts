/** Who decided a number: the source text, our reading of an unclear text, or we where it is silent. */
export type RuleMark = 'text' | 'reading' | 'house';

export type RuleValue = number | boolean | string | readonly number[];

interface Described {
  /** Where a scenario sets it, below `rules`: names joined by dots. */
  readonly path: string;
  /** The rule that uses it, such as `CS-3`. */
  readonly rule: string;
  readonly mark: RuleMark;
  readonly description: string;
  /** Another parameter and its value, without which this one has no effect. */
  readonly only?: { readonly path: string; readonly is: RuleValue };
}

/** One number or choice of a rule: a system's table of these is the one source of each. */
export type RuleParameter = Described &
  (
    | { readonly type: 'integer'; readonly default: number; readonly min: number; readonly max: number }
    | { readonly type: 'number'; readonly default: number; readonly min: number; readonly max: number }
    | { readonly type: 'boolean'; readonly default: boolean }
    | { readonly type: 'choice'; readonly default: string; readonly choices: readonly string[] }
    | { readonly type: 'integers'; readonly default: readonly number[]; readonly min: number; readonly max: number }
    | { readonly type: 'dice'; readonly default: string }
  );

/** Parameters that have no effect unless another has this value. */
export function onlyWhere(path: string, is: RuleValue, ...parameters: readonly RuleParameter[]): RuleParameter[] {
  return parameters.map((parameter) => ({ ...parameter, only: { path, is } }));
}

/** Rule values as a scenario holds them: maps nested by the dots of their paths. */
export interface NestedRules {
  readonly [name: string]: RuleValue | NestedRules;
}

/** The value at a path of nested rules, or undefined. */
export function ruleAt(rules: NestedRules, path: string): RuleValue | undefined {
  let value: RuleValue | NestedRules | undefined = rules;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || Array.isArray(value)) return undefined;
    value = (value as NestedRules)[name];
  }
  return value as RuleValue | undefined;
}

/** A scenario's rule values by path, with the system's default for each that it leaves out. */
export class Rules {
  private readonly values = new Map<string, RuleValue>();

  constructor(parameters: readonly RuleParameter[], rules: NestedRules) {
    for (const { path, default: preset } of parameters) this.values.set(path, ruleAt(rules, path) ?? preset);
  }

  number(path: string): number {
    return this.value(path) as number;
  }

  /**
   * An integer of 32 bits. V8 keeps a default that stands beside fractions in the table as a float, and
   * would count in floats with it; this gives it back as an integer.
   */
  integer(path: string): number {
    return this.number(path) | 0;
  }

  flag(path: string): boolean {
    return this.value(path) as boolean;
  }

  text(path: string): string {
    return this.value(path) as string;
  }

  list(path: string): readonly number[] {
    return this.value(path) as readonly number[];
  }

  private value(path: string): RuleValue {
    const value = this.values.get(path);
    if (value === undefined) throw new Error(`no rule parameter ${path}`);
    return value;
  }
}

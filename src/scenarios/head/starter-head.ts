/** What the head of a starter says of its kind. */
interface StarterKind {
  readonly system: string;
  readonly kind: string;
  /** What a scenario of the kind is about, to be replaced. */
  readonly about: string;
  /** What its trials are called. */
  readonly trials: string;
}

/**
 * The head of a starter, up to the remark on its rules, each key explained.
 *
 * @param name as YAML writes it
 */
export function starterHead(name: string, { system, kind, about, trials }: StarterKind): string {
  return `# Completes and checks the file in editors that know YAML schemas: evenodds schema > scenario.schema.json
# yaml-language-server: $schema=scenario.schema.json
format: 1
name: ${name}
description: ${about}, in a line or two.
system: ${system}
kind: ${kind}
trials: 100000        # --trials overrides it
seed: 1               # the same seed gives the same ${trials}

# Rules that differ from their defaults; all of them: evenodds rules ${system}`;
}

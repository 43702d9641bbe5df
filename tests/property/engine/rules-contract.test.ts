import { describe, expect, it } from 'vitest';
import type { RulesSystem, TrialRunner } from '../../../src/engine/core/rules-system.ts';
import type { Teller } from '../../../src/engine/core/teller.ts';
import { scuffle } from '../../fixtures/scuffle/index.ts';
import type { ScuffleBattle } from '../../fixtures/scuffle/scenario.ts';
import { SCUFFLE } from './contract-scenarios.ts';
import {
  expectAnyOrder,
  expectEnd,
  expectInRange,
  expectMirror,
  expectOneRule,
  expectSameBytes,
  expectSwap,
} from './rules-contract.ts';

type Spoil = (runner: TrialRunner, trial: number, teller: Teller | undefined) => void;

/** Scuffle with something done besides, after each trial, that no system may do. */
function spoiled(spoil: Spoil): RulesSystem {
  const compile: RulesSystem['compile'] = (scenario) => {
    const { layout, createRunner } = scuffle.compile(scenario as ScuffleBattle);
    return {
      layout,
      createRunner(seed, teller) {
        const runner = createRunner(seed, teller);
        return {
          record: runner.record,
          play(trial) {
            runner.play(trial);
            spoil(runner, trial, teller);
          },
        };
      },
    };
  };
  return { ...(scuffle as unknown as RulesSystem), compile };
}

const compiledWith = (spoil: Spoil) => spoiled(spoil).compile(SCUFFLE);
const SEED = 1;
const TRIALS = 400;
const ONE = 0;

/** Wrong on purpose, each in one way, and each is found out. */
describe('the contract of systems rejects', () => {
  it('a trial that goes by how many were played before', () => {
    const counting = () => {
      let played = 0;
      return compiledWith(({ record }) => {
        played++;
        record.metrics[ONE] = played;
      });
    };
    expect(() => expectSameBytes(counting(), SEED)).toThrow();
    expect(() => expectAnyOrder(counting(), SEED)).toThrow();
  });

  it('a trial without an end', () => {
    const endless = compiledWith((_runner, _trial, teller) => {
      while (teller !== undefined) teller.tell(1, 0, 0, 0, 0);
    });
    expect(() => expectEnd(endless, SEED)).toThrow('does not end');
  });

  it('a story that ends otherwise than the fast loop', () => {
    const other = compiledWith(({ record }, _trial, teller) => {
      if (teller !== undefined) record.outcome = 3;
    });
    expect(() => expectOneRule(other, SEED)).toThrow();
  });

  it.each<[string, Spoil]>([
    [
      'an outcome that is none',
      ({ record }) => {
        record.outcome = 4;
      },
    ],
    [
      'a round that was not fought',
      ({ record }) => {
        record.rounds++;
      },
    ],
    [
      'more hits than attacks',
      ({ record }) => {
        record.metrics[7] = 1000;
      },
    ],
    [
      'units below none',
      ({ record }) => {
        record.units[0] = -1;
      },
    ],
  ])('%s', (_title, spoil) => {
    expect(() => expectInRange(compiledWith(spoil), SEED)).toThrow();
  });

  it('a side that wins the draws', () => {
    const biased = spoiled(({ record }, trial) => {
      if (record.outcome > 1 || trial % 3 === 0) record.outcome = 0;
    });
    expect(() => expectMirror(biased, SCUFFLE, TRIALS)).toThrow();
    expect(() => expectSwap(biased, SCUFFLE, TRIALS)).toThrow();
  });
});

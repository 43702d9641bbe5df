import type { Dice } from './dice.ts';
import type { TrialRunner } from './rules-system.ts';
import { StreamDice } from './stream-dice.ts';
import { SilentTeller, type Teller } from './teller.ts';
import { ToldDice } from './told-dice.ts';
import { type TallyLayout, TrialRecord } from './trial-record.ts';

/** What a roll needs: dice, who hears of it, and where a die that would not end is counted. */
export interface Roller {
  readonly dice: Dice;
  readonly teller: Teller;
  /** Dice cut short in this trial. */
  cutShort: number;
}

/** Plays trials with the dice of a run, and with others where a test writes them down. */
export interface RollRunner extends TrialRunner {
  /** Plays one trial with these dice. */
  playWith(dice: Dice): void;
}

/**
 * Plays a scenario that is a few rolls and no fight: each trial starts its dice, and `roll` writes its
 * outcome and counted quantities.
 *
 * @param streams number of substreams; stream i has the key i
 */
export function createRollRunner(
  layout: TallyLayout,
  seed: number,
  streams: number,
  teller: Teller | undefined,
  roll: (roller: Roller, record: TrialRecord) => void,
): RollRunner {
  const keys = Int32Array.from({ length: streams }, (_, stream) => stream);
  const roller: Roller = {
    dice: teller ? new ToldDice(seed, keys, teller) : new StreamDice(seed, keys),
    teller: teller ?? new SilentTeller(),
    cutShort: 0,
  };
  const record = new TrialRecord(layout, 0);
  const playOne = (own: Roller) => {
    own.cutShort = 0;
    roll(own, record);
    record.cutShort = own.cutShort;
  };
  return {
    record,
    play(trial) {
      roller.dice.startTrial(trial);
      playOne(roller);
    },
    playWith: (dice) => playOne({ dice, teller: roller.teller, cutShort: 0 }),
  };
}

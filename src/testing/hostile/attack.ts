import type {Game} from '../../game/index.js';
import {type Dice, diceFrom} from '../dice.js';
import {
  type Honest,
  honestOf,
  JSON_ERROR,
  JSON_READERS,
  openLinkOf,
  TEXT_READERS,
} from './readers.js';
import {hostileJson} from './hostile-json.js';
import {hostileLink} from './hostile-links.js';
import {hostileText} from './hostile-texts.js';

/** The law of the readers: every input is answered, soon, and by the documented error alone. */

/** One try at a reader. */
export interface Try {
  readonly game: string;
  readonly reader: string;
  /** The size of the input in characters; for JSON, that of its text. */
  readonly size: number;
  /** The input, cut short. */
  readonly given: string;
  /** The error that is not documented. */
  readonly thrown: unknown;
  /** The cost, in the unit of the meter. */
  readonly cost: number;
}

/** Measures the cost of a run. */
export type Meter = (run: () => unknown) => Promise<number>;

/** Tries every reader of a game `rounds` times, and reports each try. */
export async function attack(
  game: Game,
  {rounds, seed, meter}: {readonly rounds: number; readonly seed: string; readonly meter: Meter},
  told: (one: Try) => void,
): Promise<void> {
  const dice = diceFrom(`${seed} ${game.rules.id}`);
  const attempt = async (
    reader: string,
    given: string,
    open: () => unknown,
    error: new (...args: never[]) => Error,
  ): Promise<void> => {
    let thrown: unknown;
    const cost = await meter(async () => {
      try {
        await open();
      } catch (caught) {
        if (!(caught instanceof error)) thrown = caught;
      }
    });
    const size = given.length;
    told({game: game.rules.id, reader, size, given: given.slice(0, 200), thrown, cost});
  };
  for (let round = 0; round < rounds; round++) {
    const honest = honestOf(game, dice, dice.roll(60));
    for (const reader of TEXT_READERS) {
      const text = hostileText(dice, reader.honest(honest), sizeBy(dice));
      await attempt(reader.name, text, () => reader.open(text, honest), reader.error);
    }
    for (const reader of JSON_READERS) {
      const value = hostileJson(plain(dice.pick(reader.honest(honest))), dice, sizeBy(dice) / 10);
      const given = JSON.stringify(value);
      await attempt(reader.name, given, () => reader.open(value, honest), JSON_ERROR);
    }
    const link = linkBy(dice, honest);
    await attempt('openLink', link, () => openLinkOf(link, honest), NoError);
  }
}

/** The error of a reader that throws none. */
class NoError extends Error {}

const sizeBy = (dice: Dice): number => dice.pick([20, 200, 2_000, 2_000, 20_000, 100_000]);

const linkBy = (dice: Dice, {game, links, positions, records}: Honest): string =>
  dice.roll(4) === 0
    ? hostileText(dice, links, sizeBy(dice))
    : hostileLink(dice, game.rules, {links, texts: [...positions, ...records]}, dice.pick([20, 200, 2_000, 20_000])); // oxfmt-ignore

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

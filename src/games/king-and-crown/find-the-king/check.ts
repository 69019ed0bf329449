import {isRng, type Rng, roll} from '../../../cards/index.js';
import {
  InvalidDataError,
  InvalidPositionError,
  type Options,
  resolveOptions,
} from '../../../game/index.js';
import {COURT, type CourtCard, isCourtCard} from '../deck.js';
import {fill} from './imagine.js';
import {needOf, OPTIONS, turn, vassalOf} from './match.js';
import {type FindState, type Phase, PHASES} from './types.js';

const FIELDS = [
  'options', 'seats', 'rng', 'phase', 'turn', 'lord', 'wins', 'scores', 'open', 'row', 'seat',
]; // prettier-ignore

type Given = Readonly<Record<string, unknown>>;

function need(right: boolean, path: string, fault: string): asserts right {
  if (!right) throw new InvalidPositionError(path, fault);
}

function intAt(value: unknown, path: string, max: number): number {
  need(
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max,
    path,
    `must be a whole number from 0 to ${max}`,
  );
  return (value as number) + 0; // no minus zero
}

function listAt(value: unknown, path: string, most: number): readonly unknown[] {
  need(Array.isArray(value) && value.length <= most, path, `must be a list of ${most} or fewer`);
  return [...(value as readonly unknown[])];
}

/**
 * Makes a state of a position from outside. What is left out follows from the rest, or is as before
 * the first pick; cards that are `null` are drawn. `seat` and `scores` of a view are read over.
 */
export function check(position: unknown, rng: Rng): FindState {
  need(
    typeof position === 'object' && position !== null && !Array.isArray(position),
    'position',
    'must be an object',
  );
  for (const field of Object.keys(position))
    need(FIELDS.includes(field), field, 'is not a field of it');
  const given = position as Given;
  if (given['seats'] !== undefined) need(given['seats'] === 2, 'seats', 'must be 2');
  const own = given['rng'];
  need(own === undefined || isRng(own), 'rng', 'must be four integers');
  const options = optionsOf(given['options']);
  const row = rowOf(given['row'], given['phase'] === 'shuffle');
  const open = openOf(given['open'], row);
  const {phase, found} = phaseOf(given['phase'], row, open, options);
  const lot = roll(rng, 2);
  const lord =
    given['lord'] === undefined ? lordOf(given, phase, lot.value) : intAt(given['lord'], 'lord', 1);
  const wins = winsOf(given['wins'], phase, options, found ? 1 - lord : lord);
  const filled = fill(row, lot.rng);
  const state: FindState = {
    ...{options, seats: 2, rng: own ?? filled.rng, phase, lord, wins, open, row: filled.row},
  };
  if (given['turn'] !== undefined)
    need(
      JSON.stringify(given['turn']) === JSON.stringify(turn(state)),
      'turn',
      `must be ${JSON.stringify(turn(state))}`,
    );
  return state;
}

function optionsOf(given: unknown): Options {
  try {
    return resolveOptions(OPTIONS, given);
  } catch (error) {
    if (error instanceof InvalidDataError)
      throw new InvalidPositionError(error.path, 'is not what the options allow');
    throw error;
  }
}

function rowOf(given: unknown, laying: boolean): readonly (CourtCard | null)[] {
  const row = listAt(given ?? (laying ? [] : COURT.map(() => null)), 'row', COURT.length).map(
    (card, at) => {
      need(
        card === null || isCourtCard(card),
        `row[${at}]`,
        `must be null or one of ${COURT.join(', ')}`,
      );
      return card;
    },
  );
  const known = row.filter((card) => card !== null);
  need(new Set(known).size === known.length, 'row', 'names a card twice');
  // Four cards laid are five: the last one lies where it must.
  if (laying) need(row.length < COURT.length - 1, 'row', 'must have three cards or fewer');
  else need(row.length === COURT.length, 'row', 'must have five cards');
  return row;
}

function openOf(given: unknown, row: readonly (CourtCard | null)[]): readonly number[] {
  const open = listAt(given ?? [], 'open', 2).map((place, at) => {
    const path = `open[${at}]`;
    const known = row[intAt(place, path, COURT.length - 1)];
    need(known !== null && known !== undefined, path, 'must be the place of a card that is named');
    return place as number;
  });
  need(new Set(open).size === open.length, 'open', 'names a place twice');
  need(
    open.length < 2 || row[open[0]!] === 'knight',
    'open',
    'can have a second card only after the Knight',
  );
  return open;
}

/** What follows from the cards that are up; only after the Knight is there a choice: to stop. */
function phaseOf(
  given: unknown,
  row: readonly (CourtCard | null)[],
  open: readonly number[],
  {lordArranges}: Options,
): {readonly phase: Phase; readonly found: boolean} {
  const said = given === undefined ? undefined : PHASES.find((name) => name === given);
  need(given === undefined || said !== undefined, 'phase', `must be one of ${PHASES.join(', ')}`);
  const last = row[open.at(-1) ?? -1];
  const fits: readonly Phase[] =
    open.length === 0
      ? lordArranges === 'on'
        ? ['pick', 'shuffle']
        : ['pick']
      : open.length === 1 && last === 'knight'
        ? ['extra', 'over']
        : ['over'];
  const phase = said ?? fits[0]!;
  need(fits.includes(phase), 'phase', `must be ${fits.join(' or ')} with these cards and options`);
  return {phase, found: last === 'king'};
}

/** Who is awaited says who is lord. */
function lordOf({turn: awaited}: Given, phase: Phase, lot: number): number {
  if (awaited === undefined || phase === 'over') return lot;
  const seat = intAt(listAt(awaited, 'turn', 1)[0], 'turn[0]', 1);
  return phase === 'shuffle' ? seat : vassalOf({lord: seat});
}

function winsOf(given: unknown, phase: Phase, options: Options, winner: number): readonly number[] {
  const most = needOf(options);
  const over = phase === 'over';
  const usual = [0, 1].map((seat) => (over && seat === winner ? most : 0));
  const wins = listAt(given ?? usual, 'wins', 2).map((won, seat) =>
    intAt(won, `wins[${seat}]`, most),
  );
  need(wins.length === 2, 'wins', 'must have a number for each seat');
  wins.forEach((won, seat) => {
    const ends = over && seat === winner;
    need((won === most) === ends, `wins[${seat}]`, `must be ${ends ? most : `fewer than ${most}`}`);
  });
  return wins;
}

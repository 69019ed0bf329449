import type {GameEntry} from '../elements/index.js';
import type {Options, Seat} from '../game/index.js';
import {seatLetters} from '../game/seats.js';
import {FIELDS, type Get, namesFrom, readLooks, type Warn} from './author-position.js';
import {lessonFault} from './lesson-fault.js';

/** Reads the attributes of an example. */

/** The initial position of a lesson, as text. */
export interface LessonSetup {
  readonly entry: GameEntry;
  /** The number of seats. */
  readonly seats: number;
  /** The players' names by seat, as far as the author gives them. */
  readonly names: readonly string[];
  /** The seat whose view the reader has; `undefined` for an onlooker. */
  readonly seat: Seat | undefined;
  /** The seat of a reader whom sentences address as "you". */
  readonly addressed?: Seat | undefined;
  /** The fields of the position, each with the attribute that sets it. */
  readonly fields: readonly {readonly attribute: string; readonly text: string}[];
  /** `deal="seed:4711"`: the seed of the game's deal; `undefined` without one. */
  readonly seed: string | undefined;
  /** The plays that complete the trick of a question, as text. */
  readonly laid: string;
  /** True if all hands of a deal named by a seed are shown. */
  readonly open: boolean;
}

/**
 * Reads the attributes of a game's example. A faulty attribute is reported through `warn` and
 * replaced by its default.
 * @param laid the plays that complete the trick of a question; see `questionOf`
 * @param recorded the record that the example shows, if it is one
 */
export function lessonSetup(
  get: Get,
  entry: GameEntry,
  warn: Warn,
  laid: string,
  recorded?: {readonly names: readonly string[] | undefined},
): LessonSetup {
  const {min, max, usual, most = max} = entry.seats;
  const names = recorded?.names ?? namesFrom(get);
  const wanted = Number(get('players') ?? (names.length || usual));
  const fits = Number.isInteger(wanted) && wanted >= min && wanted <= most;
  if (!fits)
    warn(
      get('players') === null ? 'seats' : 'players',
      ...lessonFault('players', {min, max: most}),
    );
  const seats = fits ? wanted : usual;
  // Fields of the position are reported where the position is read, not twice.
  const {own, seat} = readLooks(get, seats, names, (attribute, fault, keyed) => {
    if (attribute === 'seat' || (attribute === 'hand' && get('hands') !== null))
      warn(attribute, fault, keyed);
  });
  const deal = get('deal')?.trim() ?? '';
  const seed = /^seed:\s*(.+)$/.exec(deal)?.[1];
  const letter = seatLetters(seats)[own];
  const fields = [
    {attribute: 'position', text: get('position') ?? ''},
    ...FIELDS.map((attribute) => ({
      attribute,
      // A trick that has begun already shows who led it.
      text: attribute === 'lead' && get('trick')?.trim() ? '' : labelled(attribute, get(attribute)),
    })),
    {
      attribute: 'hand',
      text: get('hands') === null && get('hand') ? `hands: ${letter}: ${get('hand')!}` : '',
    },
    {attribute: 'deal', text: seed === undefined ? labelled('deal', deal) : ''},
    {
      attribute: get('options')?.trim() ? 'options' : 'variant',
      // A position that names options names all of them.
      text: optionsOf(
        get('options') ?? '',
        /\boptions:/.test(get('position') ?? '') ? {} : entry.tag.variants?.[get('variant') ?? ''],
      ),
    },
  ].filter(({text}) => text.trim() !== '');
  return {entry, seats, seat, names, fields, seed, laid, open: recorded !== undefined};
}

const labelled = (field: string, text: string | null): string =>
  text?.trim() ? `${field}: ${text.replace(/\s+/g, ' ').trim()}` : '';

/**
 * Converts `kingsAreBoys: on; earlyStop: off` into the notation of positions.
 * @param variant the options that `variant` names; the author's own go before
 */
const optionsOf = (text: string, variant: Options = {}): string => {
  const rows = text.split(';').map((row) => row.trim().replace(/\s*:\s*/, ':'));
  const given = rows.filter(Boolean);
  const ofVariant = Object.entries(variant)
    .filter(([name]) => !given.some((row) => row.startsWith(`${name}:`)))
    .map(([name, value]) => `${name}:${value}`);
  const all = [...ofVariant, ...given];
  return all.length > 0 ? `options: {${all.join(' ')}}` : '';
};

import type {GameEntry} from '../elements/game-entry.js';
import type {Seat} from '../game/index.js';
import {seatLetters} from '../notation/seats.js';
import {FIELDS, type Get, namesFrom, readLooks, type Warn} from './author-position.js';

/** What the attributes of an example say. */

/** All that sets a lesson up, as text. */
export interface LessonSetup {
  readonly entry: GameEntry;
  /** How many sit down. */
  readonly seats: number;
  /** By seat, where an author has named them. */
  readonly names: readonly string[];
  /** Whose eyes the reader has. */
  readonly seat: Seat | undefined;
  /** The fields of the position, each with the attribute that it comes from. */
  readonly fields: readonly {readonly attribute: string; readonly text: string}[];
  /** `deal="seed:4711"`: the cards that a game deals from this seed. */
  readonly seed: string | undefined;
}

/** Reads the attributes of a game's example; what is wrong is told and left out. */
export function lessonSetup(get: Get, entry: GameEntry, warn: Warn): LessonSetup {
  const {min, max, usual, most = max} = entry.seats;
  const names = namesFrom(get);
  const said = Number(get('players') ?? (names.length || usual));
  const fits = Number.isInteger(said) && said >= min && said <= most;
  if (!fits)
    warn(get('players') === null ? 'seats' : 'players', `there are seats for ${min} to ${most}`);
  const seats = fits ? said : usual;
  const {own, seat} = readLooks(get, seats, names, warn);
  const deal = get('deal')?.trim() ?? '';
  const seed = /^seed:\s*(.+)$/.exec(deal)?.[1];
  const letter = seatLetters(seats)[own];
  const fields = [
    {attribute: 'position', text: get('position') ?? ''},
    ...FIELDS.map((attribute) => ({
      attribute,
      // Who led a trick that has begun is seen in it.
      text: attribute === 'lead' && get('trick')?.trim() ? '' : labelled(attribute, get(attribute)),
    })),
    {
      attribute: 'hand',
      text: get('hands') === null && get('hand') ? `hands: ${letter}: ${get('hand')!}` : '',
    },
    {attribute: 'deal', text: seed === undefined ? labelled('deal', deal) : ''},
    {attribute: 'options', text: optionsOf(get('options') ?? '')},
  ].filter(({text}) => text.trim() !== '');
  return {entry, seats, seat, names, fields, seed};
}

const labelled = (field: string, text: string | null): string =>
  text?.trim() ? `${field}: ${text.replace(/\s+/g, ' ').trim()}` : '';

/** `kingsAreBoys: on; earlyStop: off` as the notation writes options. */
const optionsOf = (text: string): string => {
  const rows = text.split(';').map((row) => row.trim().replace(/\s*:\s*/, ':'));
  const given = rows.filter(Boolean);
  return given.length > 0 ? `options: {${given.join(' ')}}` : '';
};

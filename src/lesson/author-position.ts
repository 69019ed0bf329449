import type {Shown} from '../elements/diagram/diagram.js';
import type {Seat} from '../game/index.js';
import {InvalidNotationError} from '../notation/error.js';
import {handFrom, handsFrom, playsFrom, seatFrom} from '../notation/markup.js';
import {seatLetters} from '../notation/seats.js';

/** What the attributes of an example show by themselves: hands and a trick, without any rules. */

/** Attributes that are fields of a position under the same name, in the notation of positions. */
export const FIELDS = [
  'contract', 'trump', 'dealer', 'lead', 'turn', 'trick', 'hands', 'played', 'tricks', 'points', 'scores',
] as const; // prettier-ignore

/** An attribute of the example by its name. */
export type Get = (attribute: string) => string | null;

/** Tells of an attribute that cannot be read. */
export type Warn = (attribute: string, fault: string) => void;

/** What can be drawn before the rules of the game are there. */
export interface Looks {
  /** Whose eyes the reader has. */
  readonly seat: Seat | undefined;
  /** Whose cards `hand` lists. */
  readonly own: Seat;
  readonly shown: Shown;
}

/** The players' names, by seat. */
export const namesFrom = (get: Get): readonly string[] =>
  get('seats')?.trim().split(/\s+/).filter(Boolean) ?? [];

/** Who sits in the south where the author says nothing: `S`, or the first seat of a larger table. */
export const southOf = (seats: number): Seat =>
  Math.max(0, seatLetters(seats).indexOf('S') % seats);

/** Reads hands, trick and leader for a table of so many; what is wrong is told and left out. */
export function readLooks(get: Get, seats: number, names: readonly string[], warn: Warn): Looks {
  const attempt = <Value>(attribute: string, read: (text: string) => Value): Value | undefined => {
    const text = get(attribute)?.trim();
    if (!text) return undefined;
    try {
      return read(text);
    } catch (error) {
      if (!(error instanceof InvalidNotationError)) throw error;
      warn(attribute, error.message);
      return undefined;
    }
  };
  const sitting = {seats, names};
  const seat = attempt('seat', (text) => seatFrom(text, sitting));
  const own = seat ?? southOf(seats);
  const hand = attempt('hand', handFrom);
  const hands =
    attempt('hands', (text) => handsFrom(text, sitting)) ??
    (hand && Array.from({length: seats}, (_, at) => (at === own ? hand : null)));
  const trick = attempt('trick', (text) => playsFrom(text, sitting));
  const lead = attempt('lead', (text) => seatFrom(text, sitting));
  return {
    own,
    seat: seat ?? (hand && own),
    shown: {
      ...(hands && {hands}),
      ...(trick && {trick: trick.filter((one) => one.card !== null)}),
      ...(lead !== undefined && !trick && {turn: [lead]}),
    },
  };
}

/**
 * The attributes of a question, and what is played before it is asked: a trick that is asked about is
 * whole, and its last card is played, so that the rules say who takes it.
 */
export function questionOf(get: Get): {readonly get: Get; readonly last: string} {
  const ofTrick = get('mode') === 'quiz' && ['winner', 'cost'].includes(get('ask') ?? '');
  const trick = ofTrick ? (get('trick') ?? '') : '';
  const [, laid, last] = /^(.*\S)\s+(\S+)\s*$/s.exec(trick) ?? [];
  if (laid === undefined) return {get, last: ''};
  return {get: (name) => (name === 'trick' ? laid : get(name)), last: last!};
}

import type {KeyedFault} from './faults/keyed-fault.js';
import type {Shown} from '../elements/index.js';
import type {Seat} from '../game/index.js';
import {InvalidNotationError} from '../notation/error.js';
import {handFrom, handsFrom, playsFrom, seatFrom} from '../notation/markup.js';
import {plainName} from '../i18n/index.js';
import type {Position} from '../notation/position/minimize-position.js';
import {seatLetters} from '../game/seats.js';

/** The parts of an example that need no rules: hands and a trick. */

/**
 * Attributes that are fields of a position under the same name and in the notation of positions.
 */
export const FIELDS = [
  'contract', 'trump', 'dealer', 'orderer', 'lead', 'turn', 'trick', 'hands', 'played', 'tricks', 'points', 'scores',
] as const; // oxfmt-ignore

/** All that an author sets as text. */
export const SETTINGS = [
  'game', 'variant', 'mode', 'ask', 'hand', 'seat', 'seats', 'players', 'position', 'deal',
  'options', 'locale', 'record', 'run', 'bots', 'rules', 'link-in', ...FIELDS,
] as const; // oxfmt-ignore

/** Reads an attribute of the example; `null` when it is missing. */
export type Get = (attribute: string) => string | null;

/** Reports an attribute that cannot be read; `keyed` is the fault for other languages. */
export type Warn = (attribute: string, fault: string, keyed?: KeyedFault) => void;

/** The part of an example that can be drawn before the rules are loaded. */
export interface Looks {
  /** The seat whose view the reader has; `undefined` for an onlooker. */
  readonly seat: Seat | undefined;
  /** The seat whose cards the attribute `hand` lists. */
  readonly own: Seat;
  readonly shown: Shown;
}

/** The players' names by seat, from the attribute `seats`. */
export const namesFrom = (get: Get): readonly string[] =>
  get('seats')?.split(/\s+/).map(plainName).filter(Boolean) ?? [];

/** The seat at the bottom of the table by default: `S`, or the first seat of a larger table. */
export const southOf = (seats: number): Seat =>
  Math.max(0, seatLetters(seats).indexOf('S') % seats);

/**
 * Reads hands, trick and leader for a table of `seats` seats. A faulty attribute is reported
 * through `warn` and left out.
 */
export function readLooks(get: Get, seats: number, names: readonly string[], warn: Warn): Looks {
  const attempt = <Value>(attribute: string, read: (text: string) => Value): Value | undefined => {
    const text = get(attribute)?.trim();
    if (!text) return undefined;
    try {
      return read(text);
    } catch (error) {
      if (!(error instanceof InvalidNotationError)) throw error;
      warn(attribute, error.message, {error, names});
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
 * The attributes of a question, and the play made before it is asked. A question about a trick
 * shows the complete trick, so its last card is split off as a play: the rules then tell who takes
 * the trick.
 */
export function questionOf(get: Get): {readonly get: Get; readonly last: string} {
  const ofTrick = get('mode') === 'quiz' && ['winner', 'cost'].includes(get('ask') ?? '');
  const trick = ofTrick ? (get('trick') ?? '') : '';
  const [, laid, last] = /^(.*\S)\s+(\S+)\s*$/s.exec(trick) ?? [];
  if (laid === undefined) return {get, last: ''};
  return {get: (name) => (name === 'trick' ? laid : get(name)), last: last!};
}

/**
 * A position whose hands hold what the author means. Cards of the trick on the table have left their
 * hands, even if the author lists them; a card that is still to be played to it has not, even if the
 * author omits it, since the trick shows it.
 * @param laid the plays that complete the trick of a question
 */
export function withoutTrick(
  position: Position,
  laid: readonly {readonly seat: Seat | undefined; readonly card: string | undefined}[],
): Position {
  const {hands, trick} = position;
  if (!Array.isArray(hands)) return position;
  const lies = Array.isArray(trick) ? (trick as readonly {card?: unknown; seat?: unknown}[]) : [];
  const mended = hands.map((hand: unknown, seat) => {
    if (!Array.isArray(hand)) return hand;
    const gone = lies.filter((one) => one.seat === seat).map(({card}) => card);
    const left = (hand as readonly unknown[]).filter(
      (card) => card === null || !gone.includes(card),
    );
    const own = laid.flatMap((one) => (one.seat === seat && one.card ? [one.card] : []));
    const isWhole = !hand.includes(null);
    return [...left, ...own.filter((card) => isWhole && !left.includes(card))];
  });
  return {...position, hands: mended};
}

import type {Card} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import type {CrushEvent} from '../types.js';

/** The course of a match, from the events that a reader has learned. */

/** A turn, or the time before the first one. */
export interface Turn {
  /** 0 for the marriages. */
  readonly number: number;
  readonly events: readonly CrushEvent[];
}

/** The turns so far; if the log begins with the deal, none is missing. */
export function turnsOf(log: readonly CrushEvent[]): readonly Turn[] {
  const turns: {number: number; events: CrushEvent[]}[] = [{number: 0, events: []}];
  for (const event of log) {
    if (event.type === 'turn begun') turns.push({number: turns.length, events: []});
    else turns.at(-1)!.events.push(event);
  }
  return turns;
}

/** Whether the log covers a match from its deal on. */
export const isWhole = (log: readonly CrushEvent[]): boolean =>
  log.some(({type}) => type === 'dealt');

/**
 * A spy that has cost cards: the seat that sent it, the turn, its place, and how often it cost a
 * card.
 */
export interface Costly {
  readonly card: Card;
  readonly by: Seat;
  readonly turn: number;
  /** The place in the Government, from 0 for the King's. */
  readonly place: number;
  readonly cards: number;
}

/**
 * The spy of a seat for which most tributes were paid while it stood, provided it brought at least
 * two cards. It brings one card of each tribute, as long as the hand has a card for each spy.
 */
export function costliest(log: readonly CrushEvent[], of: Seat): Costly | undefined {
  const sizes = [0, 0];
  const all: {card: Card; by: Seat; turn: number; place: number; cards: number; into: Seat}[] = [];
  let standing: typeof all = [];
  for (const {number, events} of turnsOf(log))
    for (const event of events)
      switch (event.type) {
        case 'married':
          sizes[event.seat] = 2;
          break;
        case 'extended':
          sizes[event.seat]! += 1;
          break;
        case 'spy inserted': {
          const {card, seat: by, into} = event;
          const spy = {card, by, into, turn: number, place: sizes[into]!++, cards: 0};
          all.push(spy);
          standing.push(spy);
          break;
        }
        case 'spy discovered':
          standing = standing.filter(({card}) => card !== event.spy);
          break;
        case 'tribute demanded': {
          const owing = standing.filter(({into}) => into === event.from);
          for (const spy of owing.slice(0, event.owed)) spy.cards += 1;
          break;
        }
        default:
      }
  return all
    .filter(({by, cards}) => by === of && cards > 1)
    .toSorted((a, b) => b.cards - a.cards)[0];
}

/** The cards that a seat has been given in this turn. */
export const justGiven = (log: readonly CrushEvent[], seat: Seat | undefined): readonly Card[] =>
  turnsOf(log)
    .at(-1)!
    .events.flatMap((event) =>
      event.type === 'card given' && event.to === seat && event.card ? [event.card] : [],
    );

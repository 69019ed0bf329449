import type {Card} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import type {CrushEvent} from '../types.js';

/** The course of a match, from the events that a reader has learned of. */

/** A turn, or what came before the first one. */
export interface Turn {
  /** 0 for the marriages. */
  readonly number: number;
  readonly events: readonly CrushEvent[];
}

/** The turns so far; none of them is left out where the log begins with the deal. */
export function turnsOf(log: readonly CrushEvent[]): readonly Turn[] {
  const turns: {number: number; events: CrushEvent[]}[] = [{number: 0, events: []}];
  for (const event of log) {
    if (event.type === 'turn begun') turns.push({number: turns.length, events: []});
    else turns.at(-1)!.events.push(event);
  }
  return turns;
}

/** Whether the log tells a match from its deal on. */
export const isWhole = (log: readonly CrushEvent[]): boolean =>
  log.some(({type}) => type === 'dealt');

/** A spy that has cost cards: who sent it, when, in which place it stood, and how often it cost one. */
export interface Costly {
  readonly card: Card;
  readonly by: Seat;
  readonly turn: number;
  /** The place in the Government, from 0 for the King's. */
  readonly place: number;
  readonly cards: number;
}

/**
 * The spy of a seat for which most tributes were paid while it stood, if it brought two cards at least:
 * one of each tribute, which has a card for each spy as long as the hand has that many.
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

/** Cards that a seat has been given in the present turn. */
export const justGiven = (log: readonly CrushEvent[], seat: Seat | undefined): readonly Card[] =>
  turnsOf(log)
    .at(-1)!
    .events.flatMap((event) =>
      event.type === 'card given' && event.to === seat && event.card ? [event.card] : [],
    );

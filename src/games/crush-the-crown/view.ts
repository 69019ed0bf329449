import type {Seat} from '../../game/index.js';
import {UNKNOWN} from './rules/knowledge.js';
import {turn} from './rules/turn.js';
import type {CrushState, CrushEvent, CrushView} from './types.js';

/** What each seat may know (2.4): the only place where cards are hidden. */

const backs = (cards: readonly unknown[]): readonly null[] => cards.map(() => null);

/**
 * The state as a seat sees it; `undefined` is an onlooker. In the rival's hand a seat sees first the
 * cards that it gave away, then backs for the rest.
 */
export function view(state: CrushState, seat: Seat | undefined): CrushView {
  const {hands, piles, shown, limits, options} = state;
  const [top, ...under] = piles.discard;
  const open = options['showDiscards'] === 'all' || top === undefined;
  return {
    seat: seat ?? null,
    options,
    seats: state.seats,
    turn: turn(state),
    phase: state.phase,
    dealer: state.dealer,
    active: state.active,
    idle: state.idle,
    extended: state.extended,
    owed: state.owed,
    kings: state.kings,
    governments: state.governments,
    hands: hands.map((hand, owner) => {
      if (owner === seat) return hand;
      const seen = seat === undefined ? [] : shown[owner]!;
      return [...seen, ...backs(hand.slice(seen.length))];
    }),
    piles: {
      draw: backs(piles.draw),
      discard: open ? piles.discard : [top, ...backs(under)],
      executed: piles.executed,
    },
    swapped: state.swapped,
    shown: seat === undefined ? shown.map(() => []) : shown,
    limits: seat === undefined ? limits.map(() => UNKNOWN) : limits,
  };
}

/**
 * An event as a seat may learn it: only the seats that hold the cards of draws and tributes see them.
 */
export function redact(event: CrushEvent, seat: Seat | undefined): CrushEvent {
  if (event.type === 'cards drawn' && event.seat !== seat)
    return {...event, cards: backs(event.cards)};
  if (event.type === 'card given' && seat === undefined) return {...event, card: null};
  return event;
}

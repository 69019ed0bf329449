import type {Rng} from '../../cards/index.js';
import {choicesSeenBy, missing, type Seat} from '../../game/index.js';
import {fill} from './position/fill.js';
import {scoresOf, turn} from './rules/standing.js';
import type {Eyes, KingdomState, KingdomEvent, KingdomView} from './types.js';

/** What each seat may know (4.4): the only place where cards are hidden. */

const sees = (eyes: Eyes | undefined, seat: Seat | undefined): boolean =>
  eyes === 'all' || (seat !== undefined && eyes?.includes(seat) === true);

const through = (
  cards: readonly string[],
  eyes: readonly Eyes[],
  seat: Seat | undefined,
): readonly (string | null)[] => cards.map((card, at) => (sees(eyes[at], seat) ? card : null));

/** The state as a seat sees it; `undefined` is an onlooker. */
export function view(state: KingdomState, seat: Seat | undefined): KingdomView {
  const {options, seats, deck, phase, deal, round, dealer, up, discard, eyes, deeds} = state;
  const choices = choicesSeenBy(state.choices, seat);
  return {
    seat: seat ?? null,
    options,
    seats,
    deck,
    turn: phase === 'choose' ? missing(choices) : turn(state),
    phase,
    deal,
    round,
    dealer,
    hands: state.hands.map((hand, owner) =>
      owner === seat ? hand : through(hand, eyes.hands[owner]!, seat),
    ),
    areas: state.areas.map((card, owner) =>
      owner === seat || sees(eyes.areas[owner], seat) ? card : null,
    ),
    up,
    pile: through(state.pile, eyes.pile, seat),
    discard,
    eyes,
    deeds,
    choices,
    values: state.values,
    scores: scoresOf(state),
    sheet: state.sheet,
    last: state.last,
  };
}

/**
 * An event as a seat may learn it: cards that change hands are seen only by the seats that hold them.
 */
export function redact(event: KingdomEvent, seat: Seat | undefined): KingdomEvent {
  const among = (...seats: readonly (Seat | null)[]): boolean =>
    seat !== undefined && seats.includes(seat);
  switch (event.type) {
    case 'dealt':
      return {
        ...event,
        hands: event.hands.map((hand, owner) => (owner === seat ? hand : hand.map(() => null))),
      };
    case 'exchanged':
      return among(event.seat, event.with) ? event : {...event, given: null, got: null};
    case 'cut':
      return event.open || among(event.seat) ? event : {...event, card: null};
    case 'looked':
      return among(event.seat) ? event : {...event, seen: null};
    case 'bought':
    case 'stolen':
      return among(event.seat, event.from) ? event : {...event, got: null};
    case 'juggled':
      return among(...event.targets) ? event : {...event, cards: [null, null]};
    case 'burned':
      return among(event.target) ? event : {...event, drawn: null};
    default:
      return event;
  }
}

/**
 * A full state that the view could have come from. A hidden card can be any that is not in sight,
 * so all unknown cards are drawn alike.
 */
export const determinize = (view: KingdomView, rng: Rng): KingdomState => fill(view, rng);

import {choicesSeenBy, missing, type Seat} from '../../game/index.js';
import {scoresOf, turn} from './standing.js';
import type {Eyes, KingdomState, KingdomTold, KingdomView} from './types.js';

/** What a seat may know (4.4): the one place where cards are hidden. */

const sees = (eyes: Eyes | undefined, seat: Seat | undefined): boolean =>
  eyes === 'all' || (seat !== undefined && eyes?.includes(seat) === true);

const through = (
  cards: readonly string[],
  eyes: readonly Eyes[],
  seat: Seat | undefined,
): readonly (string | null)[] => cards.map((card, at) => (sees(eyes[at], seat) ? card : null));

/** What a seat may know; `undefined` is an onlooker. */
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

/** What a seat learns of a happening: cards that change hands are for those who hold them. */
export function witness(told: KingdomTold, seat: Seat | undefined): KingdomTold {
  const among = (...seats: readonly (Seat | null)[]): boolean =>
    seat !== undefined && seats.includes(seat);
  switch (told.type) {
    case 'dealt':
      return {
        ...told,
        hands: told.hands.map((hand, owner) => (owner === seat ? hand : hand.map(() => null))),
      };
    case 'exchanged':
      return among(told.seat, told.with) ? told : {...told, given: null, got: null};
    case 'cut':
      return told.open || among(told.seat) ? told : {...told, card: null};
    case 'looked':
      return among(told.seat) ? told : {...told, seen: null};
    case 'bought':
    case 'stolen':
      return among(told.seat, told.from) ? told : {...told, got: null};
    case 'juggled':
      return among(...told.targets) ? told : {...told, cards: [null, null]};
    case 'burned':
      return among(told.target) ? told : {...told, drawn: null};
    default:
      return told;
  }
}

import {type Card, isCard} from '../cards/index.js';
import {CARD_NOTATION, type CardPlay} from './card-notation.js';
import {moveReader} from './move-reader.js';
import {type AnyState, type Refusal, REFUSALS, type Rules, type Seat} from './rules.js';

/** Code shared by games in which a move is a card of the hand. */

/**
 * The reason why a seat may not move at all; `turn` has the seats that are awaited, none when the match
 * is over.
 */
export function refuseTurn(turn: readonly Seat[], seat: Seat): Refusal | undefined {
  if (turn.length === 0) return REFUSALS.over;
  return turn.includes(seat) ? undefined : REFUSALS.notYourTurn;
}

const cardOf = moveReader(({type, card}: Readonly<Record<string, unknown>>) =>
  type === 'play' && isCard(card) ? card : undefined,
);

/** A state with a hand of playing cards for each seat. */
interface HandState extends AnyState {
  readonly hands: readonly (readonly Card[])[];
}

/**
 * The part of the rules that deals with moves, in games where a seat that is awaited plays a card of
 * its hand. `why` refuses a card of the hand; without it any card may be played.
 */
export function playsFromHand<State extends HandState>(
  turn: (state: State) => readonly Seat[],
  why: (state: State, seat: Seat, card: Card) => Refusal | undefined = () => undefined,
): Pick<Rules<State, CardPlay>, 'legalMoves' | 'refuse' | 'fallback' | keyof typeof CARD_NOTATION> {
  const legalMoves = (state: State, seat: Seat): readonly CardPlay[] =>
    turn(state).includes(seat)
      ? (state.hands[seat] ?? [])
          .filter((card) => !why(state, seat, card))
          .map((card) => ({type: 'play', card}))
      : [];
  return {
    legalMoves,
    refuse(state, seat, move) {
      const card = cardOf(move);
      if (card === undefined) return REFUSALS.notAMove;
      const early = refuseTurn(turn(state), seat);
      if (early) return early;
      return state.hands[seat]?.includes(card) ? why(state, seat, card) : REFUSALS.notYourCard;
    },
    fallback: (state, seat) => legalMoves(state, seat)[0]!,
    ...CARD_NOTATION,
  };
}

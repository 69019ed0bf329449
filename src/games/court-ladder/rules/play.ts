import {isCard, isJoker, isSuit, SUITS} from '../../../cards/index.js';
import {type Refusal, REFUSALS, type Seat, moveReader} from '../../../game/index.js';
import {choiceOf, leavesOf, legalChoices, setOf} from '../kernel/choices.js';
import {load, type PlayFields} from '../kernel/load.js';
import {whyNotBeating} from './beats.js';
import {inOrder} from './notation.js';
import {stepOf} from './phase.js';
import {boutOf} from './present-bout.js';
import {petitioners, refuseThrower} from './throw-in.js';
import {
  BARE_MOVES,
  CARD_MOVES,
  type LadderMove,
  type LadderState,
  type LadderStep,
} from '../types.js';

/** The awaited seat, its legal moves as the kernel finds them, and the refusals of all others. */

/** The seat that must decide; none between two steps and when the match is over. */
export function turn(state: PlayFields): readonly Seat[] {
  const {turn: seat} = load(state);
  return seat < 0 ? [] : [seat];
}

/** The types of move in each step, in the order in which they are offered. */
const MOVES_OF: Readonly<Record<LadderStep, readonly LadderMove['type'][]>> = {
  trump: ['trump'],
  attack: ['attack', 'trump'],
  defence: ['beat', 'take', 'trump'],
  leave: ['leave'],
  throwIn: ['throw', 'done', 'trump'],
  between: [],
  over: [],
};

/** Refusals of a move that belongs to another step: each names the awaited move. */
const AWAITED: Readonly<Record<LadderStep, Refusal>> = {
  trump: 'ladder/name-trump-now',
  attack: 'ladder/attack-now',
  defence: 'ladder/beat-or-take-now',
  leave: 'ladder/give-leave-now',
  throwIn: 'ladder/throw-in-now',
  between: REFUSALS.notYourTurn,
  over: REFUSALS.over,
};

const isOneOf = <Word extends string>(words: readonly Word[], word: unknown): word is Word =>
  (words as readonly unknown[]).includes(word);

const isSeat = (value: unknown): value is Seat => Number.isInteger(value) && Number(value) >= 0;

/** An untrusted list of seats in any order, each once; always a copy. */
function seatsIn(value: unknown): readonly Seat[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const seats: readonly unknown[] = Array.from(value); // holes become undefined
  const good = seats.every(isSeat) && new Set(seats).size === seats.length;
  return good ? inOrder(seats) : undefined;
}

/** An untrusted value as a move, or `undefined`; never throws. */
const moveOf = moveReader(
  ({
    type,
    card,
    suit,
    target,
    allow,
  }: Readonly<Record<string, unknown>>): LadderMove | undefined => {
    if (isOneOf(BARE_MOVES, type)) return {type};
    if (type === 'leave') {
      const seats = seatsIn(allow);
      return seats && {type, allow: seats};
    }
    if (type === 'trump' && isSuit(suit)) {
      if (card === undefined) return {type, suit};
      return isCard(card) && isJoker(card) ? {type, suit, card} : undefined;
    }
    if (!isCard(card)) return undefined;
    if (isOneOf(CARD_MOVES, type)) return {type, card};
    if (type !== 'attack') return undefined;
    if (target === undefined) return {type, card};
    return isSeat(target) ? {type, card, target} : undefined;
  },
);

/** Why a move is refused, or `undefined`. Depends on the seat's hand and the table only. */
export function refuse(state: LadderState, seat: Seat, value: unknown): Refusal | undefined {
  const step = stepOf(state);
  if (step === 'over') return REFUSALS.over;
  const move = moveOf(value);
  if (!move) return REFUSALS.notAMove;
  if (!turn(state).includes(seat))
    return step === 'throwIn' && move.type === 'throw'
      ? refuseThrower({...state, bout: boutOf(state)}, seat)
      : REFUSALS.notYourTurn;
  if (!MOVES_OF[step].includes(move.type)) return AWAITED[step];
  if ('card' in move && !state.hands[seat]!.includes(move.card)) return REFUSALS.notYourCard;
  return isLegal(state, move) ? undefined : whyNot(state, seat, move);
}

/** True for a legal move of the seat on turn whose card that seat holds. */
function isLegal(state: LadderState, move: LadderMove): boolean {
  if (move.type === 'leave') {
    const whom = petitioners(state);
    return move.allow.every((seat) => whom.includes(seat));
  }
  // A seat that is not at the table would be taken for a different choice.
  if (move.type === 'attack' && (move.target ?? 0) >= state.seats) return false;
  const k = load(state);
  return legalChoices(k).includes(choiceOf(move, k));
}

/** The rule that an illegal move breaks. */
function whyNot(state: LadderState, seat: Seat, move: LadderMove): Refusal {
  switch (move.type) {
    case 'trump':
      // The King names the trump without a card; later an attacker or defender needs a joker for it.
      if (state.phase === 'trump') return 'ladder/no-joker-needed';
      return move.card === undefined ? 'ladder/takes-a-joker' : 'ladder/joker-of-the-two';
    case 'attack':
      if (isJoker(move.card)) return 'ladder/joker-names-trump';
      if (boutOf(state).defender !== null) return 'ladder/target-is-given';
      if (move.target === undefined) return 'ladder/choose-a-target';
      return move.target === seat || move.target >= state.seats
        ? 'ladder/no-such-target'
        : 'ladder/target-stabilized';
    case 'beat':
      return whyNotBeating(move.card, boutOf(state).pairs.at(-1)!.card, state.trump);
    case 'throw':
      return isJoker(move.card) ? 'ladder/joker-names-trump' : 'ladder/rank-not-there';
    case 'leave':
      return 'ladder/needs-no-leave';
    case 'take':
    case 'done':
      return REFUSALS.notYourTurn;
  }
}

/** Every conceivable move of this type, legal or not. */
function candidates(state: LadderState, seat: Seat, type: LadderMove['type']): LadderMove[] {
  // Two copies of a card give one move.
  const cards = [...new Set(state.hands[seat])];
  switch (type) {
    case 'trump': {
      const jokers = state.phase === 'trump' ? [undefined] : cards.filter(isJoker);
      return jokers.flatMap((card) => SUITS.map((suit) => ({type, suit, ...(card ? {card} : {})})));
    }
    case 'attack': {
      const free = boutOf(state).defender === null;
      const targets = free ? state.ranks.map((target) => ({target})) : [{}];
      return cards.flatMap((card) => targets.map((target) => ({type, card, ...target})));
    }
    case 'leave': {
      const whom = petitioners(state);
      return leavesOf(setOf(whom)).map((set) => ({
        type,
        allow: whom.filter((asks) => (set >> asks) & 1),
      }));
    }
    case 'beat':
    case 'throw':
      return cards.map((card) => ({type, card}));
    case 'take':
    case 'done':
      return [{type}];
  }
}

/**
 * The legal moves of a seat, in the order of its hand. All are listed, except that only the simple
 * answers of the King are if very many seats ask for leave (L-17).
 */
export function legalMoves(state: LadderState, seat: Seat): readonly LadderMove[] {
  if (!turn(state).includes(seat)) return [];
  const k = load(state);
  const legal = new Set(legalChoices(k));
  return MOVES_OF[stepOf(state)]
    .flatMap((type) => candidates(state, seat, type))
    .filter((move) => legal.has(choiceOf(move, k)));
}

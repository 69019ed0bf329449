import {isCard, isJoker, isSuit, SUITS, type Card} from '../../../cards/index.js';
import {type Refusal, REFUSALS, type Seat, moveReader} from '../../../game/index.js';
import {refuseBeating} from './beats.js';
import {attack, beat, boutOf, giveLeave, layJoker, pass, take, throwIn} from './bout.js';
import {nameTrump} from './hand.js';
import {holds, kingOf} from './ladder.js';
import {inOrder} from './notation.js';
import {stepOf} from './phase.js';
import {nextThrower, petitioners, refuseRank, refuseThrower} from './throw-in.js';
import {
  BARE_MOVES,
  CARD_MOVES,
  type LadderMove,
  type LadderState,
  type LadderEmit,
  type Step,
} from '../types.js';

/** The awaited seat, its legal moves, the refusals of all others, and the rule for each move. */

/** The fields that decide the turn; a state and a view have them alike. */
type Awaiting = Pick<LadderState, 'phase' | 'ranks' | 'bout' | 'options' | 'bouts'> & {
  readonly hands: readonly (readonly unknown[])[];
};

/** The seat that must decide; nobody between two steps and when the match is over. */
export function turn(state: Awaiting): readonly Seat[] {
  const {bout} = state;
  const step = stepOf(state);
  if (step === 'trump' || step === 'leave') return [kingOf(state)];
  if (!bout || step === 'between' || step === 'over') return [];
  if (step === 'attack') return [bout.attacker];
  const seat = step === 'defence' ? bout.defender : nextThrower(state, bout);
  return typeof seat === 'number' ? [seat] : [];
}

/** The types of move in each step, in the order in which they are offered. */
const MOVES_OF: Readonly<Record<Step, readonly LadderMove['type'][]>> = {
  trump: ['trump'],
  attack: ['attack', 'trump'],
  defence: ['beat', 'take', 'trump'],
  leave: ['leave'],
  throwIn: ['throw', 'done', 'trump'],
  between: [],
  over: [],
};

/** Refusals of a move that belongs to another step: they name the move that is awaited. */
const AWAITED: Readonly<Record<Step, Refusal>> = {
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
      ? refuseThrower(state, boutOf(state), seat)
      : REFUSALS.notYourTurn;
  if (!MOVES_OF[step].includes(move.type)) return AWAITED[step];
  if ('card' in move && !state.hands[seat]!.includes(move.card)) return REFUSALS.notYourCard;
  switch (move.type) {
    case 'trump':
      return refuseTrump(state, seat, move.card);
    case 'attack':
      return refuseAttack(state, seat, move.card, move.target);
    case 'beat':
      return refuseBeating(move.card, boutOf(state).pairs.at(-1)!.card, state.trump);
    case 'throw':
      return refuseRank(move.card, boutOf(state));
    case 'leave': {
      const whom = petitioners(state, boutOf(state));
      return move.allow.every((one) => whom.includes(one)) ? undefined : 'ladder/needs-no-leave';
    }
    case 'take':
    case 'done':
      return undefined;
  }
}

/** The King names trump without a card; later naming takes a joker of the attacker or defender. */
function refuseTrump(
  {phase, bout}: LadderState,
  seat: Seat,
  card: Card | undefined,
): Refusal | undefined {
  if (phase === 'trump') return card === undefined ? undefined : 'ladder/no-joker-needed';
  if (card === undefined) return 'ladder/takes-a-joker';
  return seat === bout?.attacker || seat === bout?.defender ? undefined : 'ladder/joker-of-the-two';
}

function refuseAttack(
  state: LadderState,
  seat: Seat,
  card: Card,
  target: Seat | undefined,
): Refusal | undefined {
  if (isJoker(card)) return 'ladder/joker-names-trump';
  if (boutOf(state).defender !== null)
    return target === undefined ? undefined : 'ladder/target-is-given';
  if (target === undefined) return 'ladder/choose-a-target';
  if (target === seat || target >= state.seats) return 'ladder/no-such-target';
  return holds(state, target) ? undefined : 'ladder/target-stabilized';
}

/** All subsets of the seats. */
const choicesOf = (seats: readonly Seat[]): readonly (readonly Seat[])[] =>
  seats.reduce<readonly (readonly Seat[])[]>(
    (all, seat) => [...all, ...all.map((some) => [...some, seat])],
    [[]],
  );

/** Every conceivable move of this type, legal or not. */
function candidates(state: LadderState, seat: Seat, type: LadderMove['type']): LadderMove[] {
  // The same card twice is one move.
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
    case 'leave':
      return choicesOf(petitioners(state, boutOf(state))).map((allow) => ({type, allow}));
    case 'beat':
    case 'throw':
      return cards.map((card) => ({type, card}));
    case 'take':
    case 'done':
      return [{type}];
  }
}

/** Every legal move of a seat. */
export const legalMoves = (state: LadderState, seat: Seat): readonly LadderMove[] =>
  turn(state).includes(seat)
    ? MOVES_OF[stepOf(state)]
        .flatMap((type) => candidates(state, seat, type))
        .filter((move) => refuse(state, seat, move) === undefined)
    : [];

/** The state after a legal move. */
export function apply(
  state: LadderState,
  seat: Seat,
  move: LadderMove,
  emit?: LadderEmit,
): LadderState {
  switch (move.type) {
    case 'trump':
      return move.card === undefined
        ? nameTrump(state, move.suit, emit)
        : layJoker(state, seat, move.card, move.suit, emit);
    case 'attack':
      return attack(state, seat, move.card, move.target, emit);
    case 'beat':
      return beat(state, seat, move.card, emit);
    case 'throw':
      return throwIn(state, seat, move.card, emit);
    case 'leave':
      return giveLeave(state, seat, inOrder(move.allow), emit);
    case 'take':
      return take(state, seat, emit);
    case 'done':
      return pass(state, seat, emit);
  }
}

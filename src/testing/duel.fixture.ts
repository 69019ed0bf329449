import {setup} from 'xstate';
import {type Card, isCard, isRng, rankIndex, rankOf, rngFrom} from '../cards/index.js';
import {
  type AnyState,
  type AnyView,
  type Choices,
  choicesSeenBy,
  choose,
  defineGame,
  InvalidPositionError,
  mayChoose,
  missing,
  moveForm,
  moveNotation,
  openChoices,
  type Outcome,
  REFUSALS,
  type Rules,
  type Seat,
} from '../game/index.js';
import {CARD} from '../game/move-words.js';
import {shape} from '../game/read.js';
import {readPhase} from '../game/read-phase.js';

/**
 * A game of simultaneous hidden choices, for tests: every seat holds the king, queen and jack of
 * its suit and chooses one in secret; when all have chosen, the cards are turned and the highest
 * wins a point.
 */

export interface State extends AnyState {
  readonly hands: readonly (readonly Card[])[];
  readonly choices: Choices<Card>;
  /** The turned cards, by round. */
  readonly turned: readonly (readonly Card[])[];
}
export interface View extends AnyView {
  readonly hands: readonly (readonly Card[])[];
  readonly choices: Choices<Card>;
  readonly turned: readonly (readonly Card[])[];
}
export interface Move {
  readonly type: 'choose';
  readonly card: Card;
}
export type Event =
  | {readonly type: 'dealt'; readonly hands: readonly (readonly Card[])[]}
  | {readonly type: 'cards turned'; readonly cards: readonly Card[]}
  | {readonly type: 'game over'};

const SEATS = 2;
const HANDS: readonly (readonly Card[])[] = [
  ['KS', 'QS', 'JS'],
  ['KH', 'QH', 'JH'],
];
const ALL: readonly Seat[] = [0, 1];

const turn = ({choices}: State): readonly Seat[] => missing(choices);

const legalMoves = ({hands, choices}: State, seat: Seat): readonly Move[] =>
  mayChoose(choices, seat) ? (hands[seat] ?? []).map((card): Move => ({type: 'choose', card})) : [];

const isOver = ({turned}: Pick<State, 'turned'>): boolean => turned.length === 3;

const phaseOf = (state: Pick<State, 'turned'>): string => (isOver(state) ? 'over' : 'choice');

function outcome(state: State): Outcome | undefined {
  if (!isOver(state)) return undefined;
  const power = (card: Card): number => rankIndex(rankOf(card) ?? '2');
  const scores = ALL.map(
    (seat) => state.turned.filter((cards) => power(cards[seat]!) > power(cards[1 - seat]!)).length,
  );
  const best = Math.max(...scores);
  return {winners: ALL.filter((seat) => scores[seat] === best), scores, reason: 'duel/done'};
}

/** The state of a round: the cards left to choose from, and the open choices. */
const roundOf = (turned: State['turned']): Pick<State, 'hands' | 'choices' | 'turned'> => ({
  turned,
  hands: HANDS.map((hand) => hand.filter((card) => !turned.flat().includes(card))),
  choices: openChoices<Card>(turned.length === 3 ? [] : ALL, SEATS),
});

const rules: Rules<State, Move, View, Event> = {
  id: 'duel',
  seats: {min: SEATS, max: SEATS},
  options: [],
  setup(options, seats, rng, emit) {
    const state: State = {options, seats, rng, ...roundOf([])};
    emit?.({type: 'dealt', hands: HANDS}, state);
    return state;
  },
  turn,
  phase: phaseOf,
  legalMoves,
  refuse(state, seat, move) {
    const {type, card} = (move ?? {}) as Partial<Record<string, unknown>>;
    if (type !== 'choose' || !isCard(card)) return REFUSALS.notAMove;
    if (isOver(state)) return REFUSALS.over;
    if (!mayChoose(state.choices, seat)) return REFUSALS.notYourTurn;
    return state.hands[seat]?.includes(card) ? undefined : REFUSALS.notYourCard;
  },
  apply(state, seat, {card}, emit) {
    const choices = choose(state.choices, seat, card);
    if (missing(choices).length > 0) return {...state, choices};
    const cards = choices.made.map((made) => made ?? card);
    const after: State = {...state, ...roundOf([...state.turned, cards])};
    emit?.({type: 'cards turned', cards}, after);
    if (isOver(after)) emit?.({type: 'game over'}, after);
    return after;
  },
  fallback: (state, seat) => ({type: 'choose', card: state.hands[seat]![0]!}),
  outcome,
  view: (state, seat) => ({
    seat: seat ?? null,
    options: state.options,
    seats: state.seats,
    // Which seats have chosen is secret, so only the viewer's own choice removes a seat.
    turn: missing(choicesSeenBy(state.choices, seat)),
    phase: phaseOf(state),
    hands: state.hands,
    choices: choicesSeenBy(state.choices, seat),
    turned: state.turned,
  }),
  redact: (event) => event,
  determinize: (view, rng) => rules.parsePosition(view, rng),
  ...moveNotation<Move>([moveForm('{card}', {card: CARD}, {type: 'choose'})]),
  parsePosition(position, rng = rngFrom('duel')) {
    const given = (position ?? {}) as Partial<Record<keyof State, unknown>>;
    const turned = (given.turned ?? []) as State['turned'];
    const whole =
      Array.isArray(turned) &&
      turned.length <= 3 &&
      turned.every(
        (cards) =>
          Array.isArray(cards) &&
          cards.length === SEATS &&
          cards.every((card: Card, seat) => HANDS[seat]!.includes(card)),
      ) &&
      new Set(turned.flat()).size === turned.flat().length;
    if (!whole) throw new InvalidPositionError('turned', 'must be pairs of cards');
    const start = roundOf(turned);
    const made = (given.choices as Choices<Card> | undefined)?.made ?? [];
    if (!Array.isArray(made)) throw new InvalidPositionError('choices.made', 'must be a list');
    let {choices} = start;
    for (const seat of ALL) {
      const card = made[seat] as unknown;
      if (card === null || card === undefined) continue;
      if (!isCard(card) || !start.hands[seat]!.includes(card))
        throw new InvalidPositionError(`choices.made[${seat}]`, 'must be a card of the hand');
      choices = choose(choices, seat, card);
    }
    if (!isOver(start) && missing(choices).length === 0)
      throw new InvalidPositionError(
        'choices.made',
        'are complete, so the cards must have been turned',
      );
    shape.needDerived({phase: readPhase(given)}, {phase: phaseOf(start)}, 'due');
    const stream = given.rng ?? rng;
    if (!isRng(stream)) throw new InvalidPositionError('rng', 'must be a random stream');
    return {options: {}, seats: SEATS, rng: stream, ...start, choices};
  },
};

const machine = setup({
  types: {} as {events: Event; meta: {moves: string[]}},
}).createMachine({
  id: 'duel',
  initial: 'deal',
  states: {
    deal: {on: {dealt: 'choice'}},
    choice: {
      meta: {moves: ['choose']},
      on: {'cards turned': 'choice', 'game over': 'over'},
    },
    over: {type: 'final'},
  },
});

export const duel = defineGame({rules, machine});

/** The cards of a state: the hands, which include chosen cards, and the turned cards. */
export const cards = ({hands, turned}: State): readonly Card[] => [
  ...hands.flat(),
  ...turned.flat(),
];

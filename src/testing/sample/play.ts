import {
  type Card,
  deal,
  PACK_32,
  type Suit,
  shuffle,
  winningPlay,
  without,
} from '../../cards/index.js';
import type {OptionRow, Outcome, Rules, Seat, Emit} from '../../game/index.js';
import type {Move, Phase, State, Event} from './types.js';

/** The options of the game. */
export const OPTIONS: readonly OptionRow[] = [
  {name: 'cards', values: [5, 3], ruling: 'README, "The deal"'},
  {name: 'trump', values: ['none', 'S', 'H', 'D', 'C'], ruling: 'README, "The play"'},
];

/** True when the last card of a trick is on the table. */
const isFull = ({trick, seats}: State): boolean => trick.length === seats;

const isOver = ({hands, trick}: State): boolean =>
  trick.length === 0 && hands.every((hand) => hand.length === 0);

/** The seat that must play a card. */
export const turn = (state: State): readonly Seat[] =>
  isOver(state) || isFull(state) ? [] : [(state.leader + state.trick.length) % state.seats];

/** The phase, in the chart's names. */
export const phase = (state: State): Phase =>
  isOver(state) ? 'over' : state.trick.length === 0 ? 'lead' : 'follow';

/** Tricks taken, by seat. */
export const scores = ({tricks, seats}: State): readonly number[] =>
  tricks.map((cards) => cards.length / seats);

/** Seats by points, best first; tied seats share an entry. */
export const placesOf = (points: readonly number[]): readonly (readonly Seat[])[] =>
  [...new Set(points)]
    .sort((a, b) => b - a)
    .map((score) => points.flatMap((own, seat) => (own === score ? [seat] : [])));

/** How the match ended, or `undefined`. */
export function outcome(state: State): Outcome | undefined {
  if (!isOver(state)) return undefined;
  const points = scores(state);
  const places = placesOf(points);
  return {winners: places[0] ?? [], scores: points, places, reason: 'high-card/all-played'};
}

/** Deals the hands; the remaining cards are the stock. */
export const setup: Rules<State, Move, never, Event>['setup'] = (options, seats, rng, emit) => {
  const pack = shuffle(rng, PACK_32);
  const {hands, rest} = deal(pack.value, {seats, each: Number(options['cards'])});
  const tricks: readonly Card[][] = hands.map(() => []);
  const state: State = {
    ...{options, seats, rng: pack.rng},
    ...{hands, stock: rest, trick: [], tricks, leader: 0},
  };
  emit?.({type: 'dealt', hands}, state);
  return state;
};

/** Plays a card. The last card of a trick completes it, the last trick ends the match. */
export function apply(state: State, seat: Seat, {card}: Move, emit?: Emit<State, Event>): State {
  let now: State = {
    ...state,
    hands: state.hands.map((hand, owner) => (owner === seat ? without(hand, card) : hand)),
    trick: [...state.trick, {seat, card}],
  };
  emit?.({type: 'card played', seat, card}, now);
  if (!isFull(now)) return now;
  const trump = state.options['trump'] as Suit | 'none';
  const winner = winningPlay(now.trick, trump === 'none' ? {} : {trump})?.seat ?? seat;
  const cards = now.trick.map((play) => play.card);
  now = {
    ...now,
    trick: [],
    tricks: now.tricks.map((taken, owner) => (owner === winner ? [...taken, ...cards] : taken)),
    leader: winner,
  };
  emit?.({type: 'trick taken', seat: winner, cards}, now);
  const end = outcome(now);
  if (end) emit?.({type: 'game over', winners: end.winners}, now);
  return now;
}

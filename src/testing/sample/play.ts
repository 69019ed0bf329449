import {deal, PACK_32, shuffle, winningPlay, without} from '../../cards/index.js';
import {type Outcome, outcomeByScore, type Rules, type Seat} from '../../game/index.js';
import type {Event, Move, Phase, State} from './types.js';

type GameRules = Rules<State, Move, never, Event>;

/** How many can play, and what they may agree on. */
export const BASICS: Pick<GameRules, 'seats' | 'options'> = {
  seats: {min: 2, max: 4},
  options: [{name: 'cards', values: [5, 3], ruling: 'README, "The deal"'}],
};

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

/** How the match ended, or `undefined`. */
export const outcome = (state: State): Outcome | undefined =>
  isOver(state) ? outcomeByScore(scores(state), 'high-card/all-played') : undefined;

/** Deals the hands; the remaining cards are the stock. */
export const setup: GameRules['setup'] = (options, seats, rng, emit) => {
  const pack = shuffle(rng, PACK_32);
  const {hands, rest: stock} = deal(pack.value, {seats, each: Number(options['cards'])});
  const table = {hands, stock, trick: [], tricks: hands.map(() => []), leader: 0};
  const state: State = {options, seats, rng: pack.rng, ...table};
  emit?.({type: 'dealt', hands}, state);
  return state;
};

/** Plays a card. The last card of a trick completes it, the last trick ends the match. */
export const apply: GameRules['apply'] = (state, seat, {card}, emit) => {
  const hands = state.hands.map((hand, owner) => (owner === seat ? without(hand, card) : hand));
  const played: State = {...state, hands, trick: [...state.trick, {seat, card}]};
  emit?.({type: 'card played', seat, card}, played);
  if (!isFull(played)) return played;
  const leader = winningPlay(played.trick)?.seat ?? seat;
  const cards = played.trick.map((play) => play.card);
  const tricks = state.tricks.map((own, owner) => (owner === leader ? [...own, ...cards] : own));
  const taken: State = {...played, trick: [], tricks, leader};
  emit?.({type: 'trick taken', seat: leader, cards}, taken);
  const end = outcome(taken);
  if (end) emit?.({type: 'game over', winners: end.winners}, taken);
  return taken;
};

import type {Seat, Emit} from '../../../../game/index.js';
import {codeOf, sorted} from '../../kernel/codes.js';
import {isVoid} from '../../kernel/kernel.js';
import {load} from '../../kernel/load.js';
import {planOf} from '../../kernel/plan.js';
import type {KingState, KingEvent} from '../../types.js';
import {changed} from '../changed.js';

/** Drawing from the stock: a player who cannot follow draws until a card of the suit comes (F-3). */

const mustDraw = (state: KingState): boolean => state.stock.length > 0 && isVoid(load(state));

/** Changes the phase and emits an event if the seat on turn must draw. */
export function drawIfVoid(state: KingState, emit?: Emit<KingState, KingEvent>): KingState {
  const [seat] = state.turn;
  if (!state.contract.draws || seat === undefined || !mustDraw(state)) return state;
  const due = changed(state, {phase: 'drawing'});
  emit?.({type: 'draw due', seat}, due);
  return due;
}

export function draw(state: KingState, seat: Seat, emit?: Emit<KingState, KingEvent>): KingState {
  const {hands, played, draws} = state;
  const [card, ...stock] = state.stock;
  const trick = played.length;
  const before = draws.find((one) => one.trick === trick && one.seat === seat);
  const drawn = changed(state, {
    hands: hands.map((hand, owner) => (owner === seat ? sorted([...hand, card!]) : hand)),
    stock,
    draws: [
      ...draws.filter((one) => one !== before),
      {trick, seat, cards: (before?.cards ?? 0) + 1},
    ],
  });
  const next = mustDraw(drawn) ? 'drawing' : 'play';
  const then = changed(drawn, {phase: next});
  emit?.({type: 'card drawn', seat, card: card!, next}, then);
  return then;
}

/** The only seat with cards left keeps them: they count as taken and are shown (F-1). */
export function keep(state: KingState, emit?: Emit<KingState, KingEvent>): KingState {
  if (!state.contract.draws) return state;
  const holders = state.hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : []));
  const [seat, ...others] = holders;
  if (seat === undefined || others.length > 0) return state;
  const cards = state.hands[seat]!;
  const plan = planOf(state.contract);
  const points = cards.reduce((sum, card) => sum + plan.points[codeOf(card)]!, 0);
  const kept: KingState = {
    ...state,
    shown: cards,
    points: state.points.map((own, owner) => (owner === seat ? own + points : own)),
  };
  emit?.({type: 'cards kept', seat, cards, points}, kept);
  return kept;
}

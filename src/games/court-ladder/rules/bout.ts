import {type Card, type Joker, type Suit, without} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {holds, kingOf} from './ladder.js';
import {afterBout, goOn} from './order.js';
import {phaseOf, stepOf} from './phase.js';
import {nextThrower, petitioners} from './throw-in.js';
import type {Bout, LadderState, LadderEmit, Step} from '../types.js';

/** A bout from the attack until it is closed (rule 5). */

/** The most attack cards in one bout. */
const MOST = 6;

/** The present bout; throws when there is none, which is an error of the caller. */
export function boutOf({bout}: Pick<LadderState, 'bout'>): Bout {
  if (!bout) throw new RangeError('no bout is on');
  return bout;
}

/** The defender; throws before the attack. */
function defenderOf({defender}: Bout): Seat {
  if (defender === null) throw new RangeError('nobody is attacked yet');
  return defender;
}

/** Another step of the present bout, which changes with it. */
function change(state: LadderState, step: Step, changes: Partial<Bout>): LadderState {
  const bout = {...boutOf(state), ...changes};
  return {...state, phase: phaseOf(step, bout.taking), bout};
}

/** A card leaves a hand, and the cards that everybody knows to be in that hand. */
function spend(state: LadderState, seat: Seat, card: Card): LadderState {
  const {hands, shown} = state;
  const less = (cards: readonly Card[], owner: Seat): readonly Card[] =>
    owner === seat && cards.includes(card) ? without(cards, card) : cards;
  return {...state, hands: hands.map(less), shown: shown.map(less)};
}

/** Attacks with one card; an attacker with a choice names the defender with it. */
export function attack(
  state: LadderState,
  seat: Seat,
  card: Card,
  target: Seat | undefined,
  emit: LadderEmit,
): LadderState {
  const to = boutOf(state).defender ?? target!;
  const then = change(spend(state, seat, card), 'defence', {
    defender: to,
    limit: Math.min(MOST, state.hands[to]!.length),
    pairs: [{card, by: seat, beat: null}],
  });
  emit?.({type: 'attacked', seat, to, card}, then);
  return then;
}

/** Beats the open card. */
export function beat(state: LadderState, seat: Seat, card: Card, emit: LadderEmit): LadderState {
  const {pairs} = boutOf(state);
  const last = pairs.at(-1)!;
  const then = change(spend(state, seat, card), 'between', {
    pairs: [...pairs.slice(0, -1), {...last, beat: card}],
  });
  emit?.({type: 'beaten', seat, card, attack: last.card}, then);
  return askForMore(then, emit);
}

/** "I take": more cards may be thrown in, then all of them go to the defender's hand. */
export function take(state: LadderState, seat: Seat, emit: LadderEmit): LadderState {
  const then = change(state, 'between', {taking: true});
  emit?.({type: 'taken', seat}, then);
  return askForMore(then, emit);
}

/**
 * A joker is laid beside the bout and names a new trump; it neither attacks nor beats (L-1). An
 * attacker who had nothing else is out of cards, and there is no bout (L-7).
 */
export function layJoker(
  state: LadderState,
  seat: Seat,
  card: Joker,
  suit: Suit,
  emit: LadderEmit,
): LadderState {
  const {jokers} = boutOf(state);
  const then = change({...spend(state, seat, card), trump: suit}, stepOf(state), {
    jokers: [...jokers, card],
  });
  emit?.({type: 'joker laid', seat, card, suit}, then);
  if (state.phase === 'bout.defence' || holds(then, seat)) return then;
  if (stepOf(state) === 'throwIn') return askNext(then, emit);
  const given: LadderState = {
    ...then,
    phase: 'between',
    bout: null,
    gone: [...then.gone, ...boutOf(then).jokers],
  };
  emit?.({type: 'attack given up', seat}, given);
  return goOn(given, given.ranks.indexOf(seat), emit);
}

/**
 * The King is asked after every beat, but after "I take" only if not yet asked in this bout (L-5).
 */
function askForMore(state: LadderState, emit: LadderEmit): LadderState {
  const bout = boutOf(state);
  if (bout.pairs.length >= bout.limit) return close(state, emit);
  const whom = petitioners(state, bout);
  if (whom.length === 0 || (bout.taking && bout.allowed)) return beginThrowIn(state, emit);
  const then = change(state, 'leave', {});
  emit?.({type: 'leave asked', king: kingOf(state), whom}, then);
  return then;
}

/** The King's answer. */
export function giveLeave(
  state: LadderState,
  king: Seat,
  allow: readonly Seat[],
  emit: LadderEmit,
): LadderState {
  const then = change(state, 'between', {allowed: allow});
  emit?.({type: 'leave given', king, allow}, then);
  return beginThrowIn(then, emit);
}

/** Asks all who may throw in, from the attacker on; each new card starts the round again (L-6). */
function beginThrowIn(state: LadderState, emit: LadderEmit): LadderState {
  const then = change(state, 'throwIn', {passed: []});
  const seat = nextThrower(then, boutOf(then));
  if (seat === undefined) return close(state, emit);
  emit?.({type: 'throw-in begun', seat}, then);
  return then;
}

/** Adds a card for the defender to beat, or to take with the others. */
export function throwIn(state: LadderState, seat: Seat, card: Card, emit: LadderEmit): LadderState {
  const {pairs, taking, limit} = boutOf(state);
  const then = change(spend(state, seat, card), taking ? 'between' : 'defence', {
    pairs: [...pairs, {card, by: seat, beat: null}],
    passed: [],
  });
  emit?.({type: 'thrown in', seat, card}, then);
  if (!taking) return then;
  return pairs.length + 1 >= limit ? close(then, emit) : beginThrowIn(then, emit);
}

/** The seat throws nothing in. */
export function pass(state: LadderState, seat: Seat, emit: LadderEmit): LadderState {
  const then = change(state, 'throwIn', {passed: [...boutOf(state).passed, seat]});
  emit?.({type: 'passed', seat}, then);
  return askNext(then, emit);
}

/** The bout closes when all have passed in a row (L-2). */
const askNext = (state: LadderState, emit: LadderEmit): LadderState =>
  nextThrower(state, boutOf(state)) === undefined ? close(state, emit) : state;

/** Beaten cards leave the game, taken ones go to the defender's hand; jokers leave in any case. */
function close(state: LadderState, emit: LadderEmit): LadderState {
  const bout = boutOf(state);
  const {attacker, pairs, jokers, taking: took} = bout;
  const defender = defenderOf(bout);
  const cards = pairs.flatMap(({card, beat: by}) => (by ? [card, by] : [card]));
  const taken = (old: readonly Card[], seat: Seat): readonly Card[] =>
    took && seat === defender ? [...old, ...cards] : old;
  const then: LadderState = {
    ...state,
    phase: 'between',
    bout: null,
    hands: state.hands.map(taken),
    shown: state.shown.map(taken),
    gone: [...state.gone, ...(took ? [] : cards), ...jokers],
  };
  emit?.({type: 'bout closed', attacker, defender, took, cards}, then);
  return afterBout(then, {attacker, defender, took}, emit);
}

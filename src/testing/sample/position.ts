import {PACK_32, type Rng} from '../../cards/index.js';
import {type Faults, faultsOf} from '../../game/faults.js';
import {fillHands} from '../../game/fill-hands.js';
import {faults} from './faults.en.js';
import * as read from '../../game/read.js';
import {BASICS, phase, scores, setup, turn} from './play.js';
import type {State} from './types.js';

/** Throws the faults of this game's positions. */
const say: Faults<typeof faults> = /* @__PURE__ */ faultsOf('game', faults);

/** The fields of a position, in addition to those that all games have. */
const FIELDS = ['hands', 'stock', 'trick', 'tricks', 'leader'];

/**
 * Builds a state from a position: fields left out are as at the start; `null` is an unknown card,
 * which is drawn at random like the stock. A view is such a position.
 */
export function stateOf(position: unknown, rng: Rng): State {
  const {given, options, seats} = read.readBasics(position, FIELDS, BASICS);
  const fields: read.GivenFields = {...setup(options, seats, rng), ...given};
  const card = read.cardOf(PACK_32);
  const leader = read.readSeat(fields['leader'], 'leader', seats);
  const trick = read.readPlays(fields['trick'], 'trick', {leader, seats, read: card});
  say.need(trick.length < seats, 'trick', 'trick-full');
  const tricks = read.readPiles(fields['tricks'], 'tricks', seats, card);
  tricks.forEach(({length}, seat) =>
    say.need(length % seats === 0, `tricks[${seat}]`, 'trick-part'),
  );
  const hands = read.readPiles(fields['hands'], 'hands', seats, read.cardOrNull(PACK_32));
  hands.forEach(({length}, seat) => {
    const played = tricks.flat().length / seats + Number(trick.some((play) => play.seat === seat));
    const due = Number(options['cards']) - played;
    say.need(length === due, `hands[${seat}]`, 'hand', {due, found: length});
  });
  const open = [...tricks.flat(), ...trick.map((play) => play.card)];
  const filled = fillHands(PACK_32, hands, open, rng);
  const stock = read.readPile(given['stock'], 'stock', filled.rest);
  const table = {hands: filled.hands, stock, trick, tricks, leader};
  const state = {options, seats, rng: read.readRng(given['rng']) ?? filled.rng, ...table};
  const derived = {turn: turn(state), phase: phase(state), scores: scores(state)};
  read.shape.needDerived(given, derived, 'due');
  return state;
}

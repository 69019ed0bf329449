import type {Rng} from '../../cards/index.js';
import {type Faults, faultsOf} from '../../game/faults.js';
import {fillHands} from '../../game/fill-hands.js';
import {faults} from './faults.en.js';
import * as read from '../../game/read.js';
import {BASICS, isKnave, packOf, phase, scores, setup, turn} from './play.js';
import type {State} from './types.js';

/** Throws the faults of this game's positions. */
const say: Faults<typeof faults> = /* @__PURE__ */ faultsOf('game', faults);

/** The fields of a position, in addition to those that all games have. */
const FIELDS = ['row', 'guests', 'court', 'gone', 'active'];

/**
 * Builds a state from a position: fields left out are as at the start; the row, and `null` in it, is
 * drawn at random from the cards that lie nowhere else. A view is such a position.
 */
export function stateOf(position: unknown, rng: Rng): State {
  const {given, options, seats} = read.readBasics(position, FIELDS, BASICS);
  const fields: read.GivenFields = {...setup(options, seats, rng), ...given};
  const cards = packOf(options);
  const active = read.readSeat(fields['active'], 'active', seats);
  const card = read.cardOf(cards);
  const court = read.readPiles(fields['court'], 'court', seats, card);
  const guests = read.readEach(fields['guests'], 'guests', card);
  const gone = read.readEach(fields['gone'], 'gone', card);
  say.need(![...court.flat(), ...guests].some(isKnave), 'guests', 'knave');
  const open = [...court.flat(), ...guests, ...gone];
  const left = Math.max(0, cards.length - open.length);
  say.need(guests.length === 0 || left > 0, 'guests', 'kept');
  const known = given['row'] ?? Array.from({length: left}, () => null);
  const row = read.readEach(known, 'row', read.cardOrNull(cards), left);
  const filled = fillHands(cards, [row], open, rng);
  const piles = {row: filled.hands[0] ?? [], guests, court, gone, active};
  const state = {options, seats, rng: read.readRng(given['rng']) ?? filled.rng, ...piles};
  const derived = {turn: turn(state), phase: phase(state), scores: scores(state)};
  read.shape.needDerived(given, derived, 'due');
  return state;
}

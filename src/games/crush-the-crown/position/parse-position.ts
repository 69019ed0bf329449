import {rankOf, type Rng, roll} from '../../../cards/index.js';
import {readInt, readObject, readOptions, readRng} from '../../../game/read.js';
import {fill, type Unknown} from './fill.js';
import {spiesIn} from '../rules/government.js';
import {complete} from './determinize.js';
import {rivalOf} from '../rules/knowledge.js';
import {OPTIONS} from '../rules/options.js';
import {type Cards, isMarriage, readCards} from './read-cards.js';
import {CardReader} from './read-position.js';
import {faults} from './throw-faults.js';
import {type OpenPosition, readStanding} from './standing.js';
import type {CrushState} from '../types.js';

// oxfmt-ignore
const FIELDS = [
  'options', 'seats', 'rng', 'phase', 'turn', 'dealer', 'active', 'idle', 'extended', 'owed', 'kings',
  'governments', 'hands', 'piles', 'swapped', 'shown', 'limits', 'seat',
];

/**
 * A state made of a position from outside. Every field may be left out: it then follows from the
 * others, or is as after the deal. Cards that are `null`, and a missing draw pile, are drawn in
 * agreement with what is known. The `seat` of a view is ignored.
 */
export function parsePosition(position: unknown, rng: Rng): CrushState {
  const given = readObject(position, 'position', FIELDS);
  if (given['seats'] !== undefined) readInt(given['seats'], 'seats', 2, 2);
  const own = readRng(given['rng']);
  const options = readOptions(OPTIONS, given['options']);
  const reader = new CardReader(options);
  const lot = roll(rng, 2);
  const standing = readStanding(given, options, reader, lot.value);
  const cards = readCards(given, options, standing, reader);
  const owed = readOwed(given['owed'], standing, cards);
  const known = {...standing, ...cards, options, seats: 2, owed};
  const filled = fill(known, lot.rng);
  if (!filled) failUnfilled(known);
  const state = complete(known, {...filled, rng: own ?? filled.rng});
  const queens = [...state.hands[state.active]!, ...state.piles.draw].filter(
    (card) => rankOf(card) === 'Q',
  );
  const marries = isMarriage(standing);
  faults.need(!marries || queens.length > 0, 'hands', 'queen-left', {seat: state.active});
  return state;
}

/** Fails for a position whose unknown cards cannot be drawn, naming the faulty field. */
function failUnfilled({hands, kings, active, phase, swapped}: Unknown): never {
  const rival = rivalOf(active);
  const queens = hands[rival]!.filter((card) => card !== null && rankOf(card) === 'Q');
  if (isMarriage({phase}) && queens.length >= kings.length)
    faults.fail(`hands[${rival}]`, 'queen-left', {seat: active});
  faults.fail('hands', swapped > 0 ? 'unfilled-swapped' : 'unfilled');
}

/** At most one card is owed for each spy, and no more than the hand holds (C-11). */
function readOwed(
  given: unknown,
  {phase, active, governments}: OpenPosition,
  {hands}: Cards,
): number {
  if (phase !== 'tribute') {
    const none = given === undefined || readInt(given, 'owed', 0, 100) === 0;
    faults.need(none, 'owed', 'owed-none', {phase});
    return 0;
  }
  const seat = rivalOf(active);
  const [spies, held] = [spiesIn(governments[seat]!), hands[seat]!.length];
  faults.need(held > 0, 'phase', 'owed-hand', {seat});
  faults.need(spies > 0, 'phase', 'owed-spies', {seat});
  const most = Math.min(spies, held);
  if (given === undefined) return most;
  const owed = readInt(given, 'owed', 0, 100);
  const due = spies > held ? 'owed-all' : 'owed-each';
  faults.need(owed >= 1 && owed <= most, 'owed', due, {least: 1, most, seat});
  return owed;
}

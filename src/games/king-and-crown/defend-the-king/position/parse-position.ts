import {type Faults, faultsOf} from '../../../../game/faults.js';
import {type Rng} from '../../../../cards/index.js';
import {missing, type Options} from '../../../../game/index.js';
import {
  type GivenFields,
  readInt,
  readList,
  readObject,
  readOptions,
  readRng,
  readSeats,
  readWord,
} from '../../../../game/read.js';
import {type Phase, PHASES} from '../../rules/choosing.js';
import {readCard, readChoices, readWins, sayChoosing} from '../../position/read-choices.js';
import {winsSaid} from '../../position/read-wins.js';
import {needOf} from '../../rules/wins.js';
import {thwartedBy} from '../rules/knockout.js';
import {allOf, fresh, OPTIONS} from '../rules/match.js';
import type {DefendState, Meeting} from '../types.js';
import {faults as english} from './faults.en.js';

/** Throws the faults of this game's positions. */
const faults: Faults<typeof english> = /* @__PURE__ */ faultsOf('game', english);

const FIELDS = [
  'options', 'seats', 'rng', 'phase', 'turn', 'still', 'reveals', 'wins', 'scores', 'choices', 'last',
  'seat',
]; // oxfmt-ignore

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * A state made of a position from outside. Missing fields follow from the others, or are as before
 * the first reveal; a choice that is `null` has not been made. The `seat` of a view is ignored.
 */
export function parsePosition(position: unknown, rng: Rng): DefendState {
  const given = readObject(position, 'position', FIELDS);
  const seats = readInt(given['seats'] ?? 2, 'seats', 2, 6);
  const own = readRng(given['rng']);
  const options = readOptions(OPTIONS, given['options'], seats);
  const phase: Phase =
    given['phase'] === undefined ? 'select' : readWord(given['phase'], 'phase', PHASES);
  const last = readMeeting(given['last'], seats, options);
  const won = winsSaid(given);
  const {said, field} = won;
  const still = readStill({...given, wins: said}, {seats, phase, options, last});
  const reveals = readReveals(given['reveals'], seats, still, last);
  const target = needOf(options);
  const wins = readWins(won, {seats, target, phase}, still[0]!);
  sayChoosing.needDerived(given, {scores: wins}, 'wins-scores');
  const [first] = last ? leftOf(last) : still;
  const seat = first!;
  if (phase === 'over') {
    const key = last ? 'wins-last-target' : 'wins-still-target';
    faults.need(wins[seat] === target, `${field}[${seat}]`, key, {target, seat});
  }
  if (last && phase === 'select' && reveals === 0)
    faults.need(wins[seat]! > 0, `${field}[${seat}]`, 'wins-some', {seat});
  const choices = readChoices(given['choices'], fresh(phase === 'over' ? [] : still, seats));
  const turn = missing(choices);
  sayChoosing.needDerived(given, {turn}, 'to-choose');
  return {options, seats, rng: own ?? rng, phase, still, reveals, wins, choices, last};
}

function readMeeting(given: unknown, seats: number, options: Options): Meeting | null {
  if (given === undefined || given === null) return null;
  const meeting = readObject(given, 'last', ['cards', 'out']);
  const cards = readList(meeting['cards'], 'last.cards', seats).map((card, seat) =>
    card === null ? null : readCard(card, `last.cards[${seat}]`),
  );
  const shown = cards.filter((card) => card !== null);
  faults.need(shown.length > 1, 'last.cards', 'cards-few', {found: shown.length});
  const out = thwartedBy(cards, options);
  faults.needDerived({'last.out': meeting['out'] ?? out}, {'last.out': out}, 'out');
  return {cards, out};
}

/** The seats that are still in after the cards on the table. */
const leftOf = ({cards, out}: Meeting): readonly number[] =>
  cards.flatMap((card, seat) => (card === null || out.includes(seat) ? [] : [seat]));

/**
 * The cards on the table determine which seats are still in; if only one seat was left, a new match
 * has begun.
 */
function readStill(
  {still: given, wins}: GivenFields,
  {seats, phase, options, last}: Pick<DefendState, 'seats' | 'phase' | 'options' | 'last'>,
): readonly number[] {
  const left = last && leftOf(last);
  const must = left && (phase === 'over' || left.length > 1 ? left : allOf(seats));
  const winner = Array.isArray(wins) ? Math.max(0, wins.indexOf(needOf(options))) : 0;
  const usual = must ?? (phase === 'over' ? [winner] : allOf(seats));
  const still = [...readSeats(given ?? usual, 'still', seats)].sort((one, other) => one - other);
  if (must && !same(still, must))
    faults.fail('still', must === left ? 'still-left' : 'still-all', {due: must});
  const {length: found} = still;
  if (phase === 'over') faults.need(found === 1, 'still', 'still-one', {found});
  else faults.need(found > 1, 'still', 'still-many', {found});
  return still;
}

/** A match begins without reveals, and a seat that is out went out in a reveal. */
function readReveals(
  given: unknown,
  seats: number,
  still: readonly number[],
  last: Meeting | null,
): number {
  const begun = last ? leftOf(last).length > 1 || still.length === 1 : still.length < seats;
  const reveals = readInt(given ?? Number(begun), 'reveals', 0, 1_000_000);
  faults.need(!begun || reveals > 0, 'reveals', last ? 'reveals-last' : 'reveals-still');
  faults.need(begun || !last || reveals === 0, 'reveals', 'reveals-none');
  return reveals;
}

import {isRng, type Rng, roll} from '../../cards/index.js';
import type {Seat} from '../../game/index.js';
import {fill} from './fill.js';
import {complete} from './imagine.js';
import {planOf} from './plan.js';
import {judged} from './proof.js';
import {type Cards, readCards} from './read-cards.js';
import {fail, readBySeat, readInt, readList, readObject} from './read-position.js';
import {readStanding, type Standing} from './standing.js';
import type {KingState} from './types.js';
import {packOf, type Table, tableOf, type Variant} from './columns.js';

// prettier-ignore
const FIELDS = [
  'variant', 'options', 'seats', 'rng', 'phase', 'turn', 'deal', 'dealer', 'contract', 'trump', 'hands',
  'orderer', 'ordered', 'bids', 'called', 'shown', 'draws', 'talon', 'away', 'stock', 'trick', 'played', 'tricks', 'points', 'sheet', 'scores', 'seat',
];

type Given = Readonly<Record<string, unknown>>;

/**
 * Makes a state of a position from outside. Everything may be left out: it follows from the rest, or
 * it is as after the deal. A hand that is left out or `null`, and cards that are `null`, are drawn so
 * that they fit what has been played. Tricks before the first of `played` may stay unknown; their
 * cards are then nowhere. The `seat` of a view is read over.
 */
export function check(variant: Variant, position: unknown, rng: Rng): KingState {
  const given = readObject(position, 'position', FIELDS);
  if (given['variant'] !== undefined && given['variant'] !== variant.id)
    fail('variant', `must be "${variant.id}"`);
  const standing = readStanding(variant, given);
  const table = tableOf(variant, standing);
  if (given['trump'] !== undefined && given['trump'] !== null) fail('trump', 'must be null');
  const own: unknown = given['rng'];
  if (own !== undefined && !isRng(own)) fail('rng', 'must be four integers');
  const cards = readCards(given, table, standing);
  const takers = takersOf(cards, standing);
  const lot = roll(rng, standing.seats);
  const order = readOrder(given, table, standing, cards, takers, lot.value);
  const taken = readTaken(given, table, standing, cards, takers);
  const filled = fill({...cards, contract: standing.contract}, packOf(table), lot.rng);
  if (!filled) fail('hands', 'cannot be filled: no cards are left that fit what was played');
  const {trick, played} = cards;
  const known = {
    variant: variant.id,
    ...standing,
    ...order,
    trump: null,
    trick,
    played,
    ...taken,
    orderer: null,
    ordered: [],
    bids: [],
    called: null,
    shown: [],
    draws: [],
    talon: [],
    away: [],
    stock: [],
  };
  return complete(known, filled.hands, own ?? filled.rng);
}

interface Taker {
  readonly seat: Seat;
  readonly worth: number;
}

/** Who took each known trick and for how much; each of them must have led the next. */
function takersOf({played, trick, rounds}: Cards, {contract}: Standing): readonly Taker[] {
  const plan = planOf(contract);
  return played.map((one, at) => {
    const {winner, worth} = judged(plan, one, rounds + played.length - at, -1);
    const next = (played[at + 1] ?? trick)[0]?.seat ?? winner;
    const path = at + 1 < played.length ? `played[${at + 1}]` : 'trick';
    if (next !== winner) fail(`${path}[0].seat`, `must be ${winner}, who took the trick before`);
    return {seat: winner, worth};
  });
}

/** Who dealt and who is to play. */
function readOrder(
  given: Given,
  table: Table,
  {seats, phase}: Standing,
  {played, trick, rounds}: Cards,
  takers: readonly Taker[],
  lot: Seat,
): Pick<KingState, 'turn' | 'dealer'> {
  const awaited = phase === 'over' ? 0 : 1;
  const [said] =
    given['turn'] === undefined
      ? []
      : readList(given['turn'], 'turn', awaited).map((seat) =>
          readInt(seat, 'turn[0]', 0, seats - 1),
        );
  const whole = played.length + rounds === table.hand; // known from its first card
  const leader = whole ? ((played[0] ?? trick)[0]?.seat ?? said) : undefined;
  const due = leader === undefined ? lot : (leader + seats - 1) % seats;
  const dealer =
    given['dealer'] === undefined ? due : readInt(given['dealer'], 'dealer', 0, seats - 1);
  if (leader !== undefined && dealer !== due)
    fail('dealer', `must be ${due}, as seat ${leader} led`);
  if (awaited === 0) return {turn: [], dealer};
  const lead = trick[0]?.seat ?? takers.at(-1)?.seat ?? said ?? (dealer + 1) % seats;
  const turn = (lead + trick.length) % seats;
  if (said !== undefined && said !== turn) fail('turn[0]', `must be ${turn}`);
  return {turn: [turn], dealer};
}

/** Tricks and points of the deal so far: counted, or taken on trust where tricks are unknown. */
function readTaken(
  given: Given,
  table: Table,
  {seats, contract}: Standing,
  {played, rounds}: Cards,
  takers: readonly Taker[],
): Pick<KingState, 'tricks' | 'points'> {
  const gone = table.hand - rounds;
  const sum = (of: (taker: Taker) => number): readonly number[] =>
    Array.from({length: seats}, (_, seat) =>
      takers.reduce((total, taker) => (taker.seat === seat ? total + of(taker) : total), 0),
    );
  const [count, worth] = [sum(() => 1), sum((taker) => taker.worth)];
  const read = (field: 'tricks' | 'points', counted: readonly number[]): readonly number[] => {
    if (given[field] === undefined) return counted;
    const said = readBySeat(given[field], field, seats, field === 'points');
    if (played.length === gone)
      said.forEach((own, seat) => {
        if (own !== counted[seat]) fail(`${field}[${seat}]`, `must be ${counted[seat]!}`);
      });
    return said;
  };
  const tricks = read('tricks', count);
  if (tricks.reduce((total, own) => total + own, 0) > gone)
    fail('tricks', `must be ${gone} or fewer`);
  // Of a trick that is not known, this much is: what a trick as such is worth.
  const each = contract.terms.reduce((sum, {unit, pts}) => (unit === 'trick' ? sum + pts : sum), 0);
  const unknown = tricks.map((own, seat) => own - count[seat]!);
  unknown.forEach((more, seat) => {
    if (more < 0) fail(`tricks[${seat}]`, `must be ${count[seat]!} or more`);
  });
  const due = worth.map((own, seat) => own + unknown[seat]! * each);
  return {tricks, points: read('points', due)};
}

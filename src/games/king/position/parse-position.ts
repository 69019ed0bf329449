import {type Rng, roll} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {type GivenFields, readInt, readObject, readRng, shape} from '../../../game/read.js';
import {codeOf, trumpCode} from '../kernel/codes.js';
import {packOf, type PlayerCountValues, tableOf, type Variant} from '../rules/contracts/columns.js';
import {drawIfVoid} from '../rules/choices/drawing.js';
import {checkSheet} from './check-sheet.js';
import {fillPlayable} from './fill-playable.js';
import {faults} from './throw-faults.js';
import {failUnplaced} from './unplaced.js';
import {judged} from '../kernel/judge.js';
import {complete} from './determinize.js';
import {declareIfForced} from '../rules/choices/declaring.js';
import {planOf} from '../kernel/plan.js';
import type {PublicDeal} from './proof.js';
import {prove} from './prove.js';
import {type Cards, readCards} from './read-cards.js';
import {completeBids, readBids, readNamed} from './read-auction.js';
import {readDeclarations, readScene} from './read-choice.js';
import {readBySeat} from './read-position.js';
import {type Led, readSeats} from './read-seats.js';
import {lastCard, readCalled, readTrump} from './read-trump.js';
import {heldBy, nextHolder} from './read-uneven.js';
import {readStanding, type Standing} from './standing.js';
import {highest, MOST_BID} from '../rules/choices/auction.js';
import type {Bid, KingState} from '../types.js';

// oxfmt-ignore
const FIELDS = [
  'variant', 'options', 'seats', 'rng', 'phase', 'turn', 'deal', 'dealer', 'orderer', 'contract', 'trump',
  'ordered', 'bids', 'called', 'shown', 'draws', 'hands', 'talon', 'away', 'stock', 'trick', 'played',
  'tricks', 'points', 'sheet', 'scores', 'seat',
];

/**
 * Makes a state of a position from outside. Every field is optional: it follows from the others, or
 * is as after the deal. Hands and cards that are missing or `null` are drawn so that they fit the
 * tricks played. Tricks before the first one of `played` may be unknown; their cards are then in no
 * pile. The `seat` of a view is ignored.
 */
export function parsePosition(variant: Variant, position: unknown, rng: Rng): KingState {
  const given = readObject(position, 'position', FIELDS);
  if (given['variant'] !== undefined && given['variant'] !== variant.id)
    shape.fail('variant', 'due', {due: variant.id});
  const began = readStanding(variant, given);
  const made = readBids(variant, given['bids'], began);
  const standing = readNamed(variant, began, made);
  const {contract, seats, options, deal, sheet, scores} = standing;
  const table = tableOf(variant, standing);
  const pack = packOf(table);
  const own = readRng(given['rng']);
  const lot = roll(rng, seats);
  const claimed = readScene(variant, given, standing, made);
  const playing = claimed === 'play' || claimed === 'drawing' || claimed === 'over';
  const before = playing
    ? undefined
    : readSeats(variant, given, standing, claimed, made, lot.value);
  const place = {variant, table, standing, scene: claimed, orderer: before?.orderer ?? null};
  const cards = readCards(given, place);
  const said = readTrump(given, contract, claimed);
  const takers = takersOf(cards, standing, said);
  const order =
    before ??
    readSeats(variant, given, standing, claimed, made, lot.value, {
      ...ledOf(cards, takers, seats),
      owner: ownerOf([...cards.shown, lastCard(given['called'])], cards),
    });
  const scene = given['phase'] === undefined && isDue(cards, order.turn[0]) ? 'drawing' : claimed;
  const called = readCalled(variant, given['called'], contract, scene, said, pack);
  const known: PublicDeal = {
    ...cards,
    ...order,
    seats,
    phase: scene,
    contract,
    trump: said,
    called,
  };
  if (playing) prove(known, cards);
  const filled = fillPlayable({...known, ...cards}, pack, lot.rng);
  if (!filled) failUnplaced({...known, ...cards}, pack);
  const bids =
    claimed === 'play'
      ? completeBids(variant, made, order, seats, bidOf(made, given['ordered']))
      : made;
  const bid = bidOf(bids, given['ordered']);
  const ordered = readDeclarations(variant, given['ordered'], standing, {
    ...order,
    contract,
    trump: said,
    bid,
  });
  checkSheet(variant, given, {seats, options, ordered, sheet});
  const {trick, played, draws} = cards;
  const hand = filled.piles.hands[order.orderer ?? 0]!;
  const took = hand.length > table.hand && !contract.draws;
  const shown = took && cards.shown.length === 0 ? hand.slice(0, 2) : cards.shown;
  const charge = scene === 'play' && order.orderer !== null ? bid : 0;
  const taken = readTaken(given, table, standing, cards, takers, charge, order.orderer);
  const state = complete(
    {
      ...{variant: variant.id, options, seats, phase: scene, ...order, deal, contract, trump: said},
      ...{ordered, bids, called, shown, draws, trick, played, ...taken, sheet, scores},
    },
    filled.piles,
    own ?? filled.rng,
  );
  // The rules do not await a seat that has one order left and no trump to name.
  if (scene === 'ordering' && given['phase'] === undefined) return declareIfForced(variant, state);
  return contract.draws ? drawing(state, given['phase']) : state;
}

/** Whether a known hand cannot follow and there is a stock to draw from. */
function isDue({trick, stock, hands}: Cards, seat: Seat | undefined): boolean {
  const [lead] = trick;
  if (!lead || stock.length === 0 || seat === undefined) return false;
  const suit = codeOf(lead.card) >> 4;
  return hands[seat]!.every((card) => card !== null && codeOf(card) >> 4 !== suit);
}

/** The phase, drawing or play, must agree with the cards of the seat on turn. */
function drawing(state: KingState, said: unknown): KingState {
  if (state.phase === 'over') return state;
  const due = drawIfVoid({...state, phase: 'play'});
  shape.need(said === undefined || said === due.phase, 'phase', 'due', {due: due.phase});
  return due;
}

/** The points that the winner of the auction pays: the bid, or those in the list of orders. */
function bidOf(bids: readonly Bid[], ordered: unknown): number {
  if (bids.length > 0) return highest(bids);
  const list: readonly unknown[] = Array.isArray(ordered) ? ordered : [];
  const bid = (list.at(-1) as {readonly bid?: unknown} | null | undefined)?.bid;
  return bid === undefined ? 0 : readInt(bid, `ordered[${list.length - 1}].bid`, 0, MOST_BID);
}

interface Taker {
  readonly seat: Seat;
  readonly worth: number;
}

/** The winner and the points of each known trick; each winner must have led the next trick. */
function takersOf(cards: Cards, standing: Standing, trump: KingState['trump']): readonly Taker[] {
  const {contract} = standing;
  const {played, trick, rounds} = cards;
  const plan = planOf(contract);
  const suit = trumpCode(trump);
  const held = contract.draws ? heldBy(cards, standing) : undefined;
  return played.map((one, at) => {
    const left = held ? 99 : rounds + played.length - at;
    const {winner, worth} = judged(plan, one, left, suit);
    const leads = held ? nextHolder(held[at + 1]!, winner) : winner;
    const next = (played[at + 1] ?? trick)[0]?.seat ?? leads;
    const path = at + 1 < played.length ? `played[${at + 1}]` : 'trick';
    if (next !== leads && leads !== winner)
      faults.fail(`${path}[0].seat`, 'leads-after', {seat: leads, winner});
    faults.need(next === leads, `${path}[0].seat`, 'leads-winner', {seat: leads});
    return {seat: winner, worth};
  });
}

/** The seat that led the deal, and the seat on turn. */
function ledOf(cards: Cards, takers: readonly Taker[], seats: number): Led {
  const {played, trick, whole, hands} = cards;
  const first = (played[0] ?? trick)[0]?.seat;
  const held = hands.map((hand) => hand.length);
  const from = (seat: Seat): Seat => nextHolder(held, seat);
  const last = trick.at(-1);
  if (last) return {whole, first, from, next: from((last.seat + 1) % seats)};
  const taker = takers.at(-1)?.seat;
  return {whole, first, from, next: taker === undefined ? undefined : from(taker)};
}

/**
 * The seat that holds or has played one of these cards, which only the declarer or caller can have
 * had.
 */
function ownerOf(own: readonly unknown[], {hands, played, trick}: Cards): Seat | undefined {
  const play = [...played, trick].flat().find(({card}) => own.includes(card));
  const at = hands.findIndex((hand) => hand.some((card) => card !== null && own.includes(card)));
  return play?.seat ?? (at < 0 ? undefined : at);
}

/** Tricks and points of the deal so far: counted, or as given if tricks are unknown. */
function readTaken(
  given: GivenFields,
  table: PlayerCountValues,
  {seats, contract, over}: Standing,
  {played, rounds, whole, shown, hands}: Cards,
  takers: readonly Taker[],
  charge: number,
  orderer: Seat | null,
): Pick<KingState, 'tricks' | 'points'> {
  const gone = contract.draws ? (whole ? played.length : table.hand * seats) : table.hand - rounds;
  const sum = (of: (taker: Taker) => number): readonly number[] =>
    Array.from({length: seats}, (_, seat) =>
      takers.reduce((total, taker) => (taker.seat === seat ? total + of(taker) : total), 0),
    );
  const plan = planOf(contract);
  const apart = over ? shown.reduce((total, card) => total + plan.points[codeOf(card)]!, 0) : 0;
  const [count, won] = [sum(() => 1), sum((taker) => taker.worth)];
  const worth = won.map((own, seat) => {
    const keeps = contract.draws ? shown.some((card) => hands[seat]!.includes(card)) : false;
    const odd = !contract.draws && orderer === null && takers.at(-1)?.seat === seat;
    return own + (keeps || odd ? apart : 0) - (seat === orderer ? charge : 0);
  });
  const read = (
    field: 'tricks' | 'points',
    counted: readonly number[],
    fixed: boolean,
  ): readonly number[] => {
    if (given[field] === undefined) return counted;
    const said = readBySeat(given[field], field, seats, field === 'points');
    if (fixed && !over)
      said.forEach((own, seat) => {
        shape.need(own === counted[seat], `${field}[${seat}]`, 'due', {due: counted[seat]});
      });
    return said;
  };
  const known = played.length === gone;
  const tricks = read('tricks', count, known);
  // The points for a trick itself are known even if its cards are not.
  const each = contract.terms.reduce((sum, {unit, pts}) => (unit === 'trick' ? sum + pts : sum), 0);
  const unknown = tricks.map((own, seat) => own - count[seat]!);
  unknown.forEach((more, seat) => {
    faults.need(more >= 0, `tricks[${seat}]`, 'tricks-played', {least: count[seat]!});
  });
  const total = tricks.reduce((sum, own) => sum + own, 0);
  // The takers of the unknown tricks may be left open, but only all of them.
  const open = unknown.every((more) => more === 0);
  if (total > gone || (total < gone && !open && !over && !contract.draws))
    faults.fail('tricks', 'tricks-gone', {gone});
  const due = worth.map((own, seat) => own + unknown[seat]! * each);
  const forTricks = total === gone && contract.terms.every(({unit}) => unit === 'trick');
  return {tricks, points: read('points', due, known || forTricks)};
}

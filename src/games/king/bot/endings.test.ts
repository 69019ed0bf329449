import assert from 'node:assert/strict';
import {test} from 'node:test';
import {CARE, judgeMoves, judgingRng} from '../../../analysis/judge-moves.js';
import {verdictOf} from '../../../analysis/verdict.js';
import {type Card, pick, rngFrom} from '../../../cards/index.js';
import {defaultOptions} from '../../../game/index.js';
import {codesOf} from '../kernel/bits.js';
import {codeOf} from '../kernel/codes.js';
import {load} from '../kernel/load.js';
import {kingBot} from '../bot.js';
import {variantOf} from '../rules/contracts/variants.js';
import {rulesOf} from '../rules/rules-of.js';
import type {KingMove, KingState, KingView, PlayMove} from '../types.js';
import {Endings} from './endings.js';
import {foresightOf} from './foresight.js';
import {samplerOf} from './sampler.js';

/** The last tricks are solved: the rules themselves, tried out, find the same. */

type Rules = ReturnType<typeof rulesOf>;

const left = ({hands}: KingState): number => Math.max(...hands.map((hand) => hand.length));

/** A state of this deal with so many cards in the longest hand, after random cards. */
function ending(rules: Rules, deal: number, cards: number): KingState {
  let state = rules.setup(defaultOptions(rules.options, 4), 4, rngFrom(`ending ${deal}`));
  let rng = rngFrom(deal);
  while (state.deal < deal || (state.deal === deal && left(state) > cards)) {
    const drawn = pick(rng, rules.legalMoves(state, state.turn[0]!));
    rng = drawn.rng;
    state = rules.apply(state, state.turn[0]!, drawn.value);
  }
  return state;
}

/** The points of each seat at the end of the deal, all hands open; ties are averaged over kinds of cards. */
function tried(rules: Rules, state: KingState, deal: number): readonly number[] {
  if (state.deal > deal || state.phase === 'over') return state.sheet[deal - 1]!;
  const seat = state.turn[0]!;
  let best: (readonly number[])[] = [];
  let top = -Infinity;
  for (const move of kinds(rules, state)) {
    const points = tried(rules, rules.apply(state, seat, move), deal);
    const gain = points[seat]! - points.reduce((sum, one) => sum + one, 0) / points.length;
    if (gain > top + 1e-9) [best, top] = [[], gain];
    if (gain > top - 1e-9) best.push(points);
  }
  return best[0]!.map((_, at) => best.reduce((sum, points) => sum + points[at]!, 0) / best.length);
}

/** Legal cards, without those that are as good as the next lower one of the hand. */
function kinds(rules: Rules, state: KingState): readonly KingMove[] {
  const seat = state.turn[0]!;
  const moves = (rules.legalMoves(state, seat) as readonly PlayMove[]).toSorted(
    (a, b) => codeOf(a.card) - codeOf(b.card),
  );
  const others = state.hands.flatMap((hand, at) => (at === seat ? [] : hand));
  const [led] = state.trick;
  const inSuit = state.trick.filter(({card}) => card[1] === led!.card[1]);
  const highest = Math.max(...inSuit.map(({card}) => codeOf(card)));
  const worth = (card: Card): number => load(state).plan.points[codeOf(card)]!;
  return moves.filter(({card}, at) => {
    const lower = moves[at - 1]?.card;
    if (!lower || lower[1] !== card[1] || worth(lower) !== worth(card)) return true;
    const between = (code: number): boolean => code > codeOf(lower) && code < codeOf(card);
    return others.some((other) => between(codeOf(other))) || between(highest);
  });
}

for (const [id, deals] of [
  ['king-simple', [1, 2, 4, 5, 9, 13]],
  ['king-omnibus', [1, 2]],
] as const)
  for (const deal of deals)
    test(`${id}, deal ${deal}: three cards each are solved as the rules play them`, () => {
      const rules = rulesOf(variantOf(id));
      const state = ending(rules, deal, 3);
      assert.equal(left(state), 3);
      assert.equal(state.deal, deal);
      const k = load(state);
      const found = new Endings(k).pointsFrom(k);
      const wanted = tried(rules, state, deal);
      state.points.forEach((points, seat) => {
        const solved = points + found[seat]!;
        assert.ok(Math.abs(solved - wanted[seat]!) < 1e-6, `${seat}: ${solved}, ${wanted[seat]}`);
      });
    });

/** A position of which only the hand of the seat and the trick are known; the fourth deal has no hearts. */
interface Ending {
  readonly hand: string;
  readonly trick?: string;
  readonly deal?: number;
}

function viewOf(rules: Rules, seats: number, {hand, trick = '', deal = 4}: Ending): KingView {
  const lying = trick.split(' ').filter(Boolean);
  const state = rules.parsePosition({
    deal,
    turn: [0],
    hands: [hand.split(' '), ...Array.from({length: seats - 1}, () => null)],
    trick: lying.map((card, at) => ({seat: seats - lying.length + at, card})),
  });
  return rules.view(state, 0);
}

/** The judged cards of such a position. */
async function judged(
  id: string,
  seats: number,
  ending: Ending,
  care = CARE,
): Promise<ReadonlyMap<string, {readonly loss: number; readonly lossError: number}>> {
  const variant = variantOf(id);
  const rules = rulesOf(variant);
  const view = viewOf(rules, seats, ending);
  const game = {rules, foresight: foresightOf(variant), bot: kingBot(variant)};
  const decision = {view, moves: movesOf(rules, view), rng: judgingRng(view)};
  const {moves} = (await judgeMoves(game, decision, {...care, milliseconds: Infinity}, {}))!;
  return new Map(moves.map(({move, ...worth}) => [(move as PlayMove).card, worth]));
}

/** The legal moves of a seat, by any state that its view may belong to. */
const movesOf = (rules: Rules, view: KingView): readonly KingMove[] =>
  rules.legalMoves(rules.determinize(view, rngFrom(0)), 0);

/** What each card brings the seat above the mean, over worlds whose cards lie open to all. */
function openly(rules: Rules, view: KingView, worlds: number): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (let n = 0; n < worlds; n++) {
    const world = rules.determinize(view, rngFrom(`open ${n}`));
    for (const move of rules.legalMoves(world, 0) as readonly PlayMove[]) {
      const after = rules.apply(world, 0, move);
      const k = load(after);
      const left = new Endings(k).pointsFrom(k);
      const points = after.points.map((point, seat) => point + left[seat]!);
      const gain = points[0]! - points.reduce((sum, one) => sum + one, 0) / points.length;
      sums.set(move.card, (sums.get(move.card) ?? 0) + gain / worlds);
    }
  }
  return sums;
}

for (const [id, seats, ending, worst] of [
  ['king-threesome', 3, {hand: '7H 9H QH', trick: 'QC TD'}, '7H'],
  ['king-simple', 4, {hand: 'TH KH TD', trick: 'QC'}, 'TH'],
] as const)
  test(`no hearts: of ${ending.hand} on ${ending.trick} open cards and the judge find ${worst} worst, and the others alike`, async () => {
    const rules = rulesOf(variantOf(id));
    const open = openly(rules, viewOf(rules, seats, ending), 200);
    const cards = await judged(id, seats, ending, {...CARE, worlds: 160, first: 80});
    for (const card of ending.hand.split(' ')) {
      const {loss, lossError} = cards.get(card)!;
      const {verdict} = verdictOf({loss, error: lossError}, 1);
      if (card === worst) continue;
      assert.ok(open.get(card)! > open.get(worst)! + 0.2, `${card}, open`);
      assert.ok(loss < cards.get(worst)!.loss, `${card}, judged`);
      assert.match(verdict, /^(best|equal|good)$/, card);
    }
  });

test('a position that does not tell its tricks has other cards in play in each deal', () => {
  const variant = variantOf('king-omnibus');
  const rules = rulesOf(variant);
  const view = viewOf(rules, 4, {hand: 'QS 2C', trick: 'AD 3D 4D', deal: 1});
  const draw = samplerOf(variant, view);
  const stream = [...rngFrom('in play')];
  for (let deal = 0; deal < 20; deal++) {
    const {kernel: k} = draw(stream);
    const held = codesOf(k.low, k.high).length;
    assert.equal(held, 2 + 3 * 1, 'the hand, and a card of each other seat');
    for (let half = 0; half < 2; half++) {
      const inHands = k.dealt.filter((_, at) => at % 2 === half).reduce((all, one) => all | one, 0);
      assert.equal((half === 0 ? k.low : k.high) & ~inHands, 0);
    }
  }
});

test('kings and jacks to take: cards stand in the order that open cards give them', async () => {
  const ending = {hand: 'AH QD TC KC', deal: 9};
  const rules = rulesOf(variantOf('king-simple'));
  const open = openly(rules, viewOf(rules, 4, ending), 200);
  const order = [...open].toSorted(([, a], [, b]) => b - a).map(([card]) => card);
  const cards = await judged('king-simple', 4, ending);
  const judgedOrder = [...cards].toSorted(([, a], [, b]) => a.loss - b.loss);
  assert.deepEqual(
    judgedOrder.map(([card]) => card),
    order,
  );
  const {loss, lossError} = cards.get(order[0]!)!;
  assert.match(verdictOf({loss, error: lossError}, 1).verdict, /^(best|equal)$/);
});

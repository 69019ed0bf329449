import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {createActor} from 'xstate';
import {
  type Card,
  following,
  pack,
  pick,
  type Rng,
  rngFrom,
  suitOf,
  winningPlay,
} from '../../../cards/index.js';
import {resolveOptions} from '../../../game/index.js';
import {rounds} from '../../../testing/full.fixture.js';
import {codesOf, nth} from './bits.js';
import {cardOf, codeOf} from './codes.js';
import {apply, begin, copy, type Kernel, kernel, legal, pointsOf, step} from './kernel.js';
import {machine} from '../machine.js';
import {planOf} from './plan.js';
import {kingRules} from '../rules.js';
import {
  type Contract,
  isPlay,
  type KingState,
  type KingEvent,
  type PlayMove,
  type Term,
} from '../types.js';

/**
 * Chart, rules and kernel play the same game, and a fourth implementation, written the long way (with
 * lists of cards and the resolver of `cards/`), is the witness. About half of all events should be
 * refused. GSTK_EVENTS=1000000 plays longer.
 */
const EVENTS = Number(process.env['GSTK_EVENTS'] ?? rounds(105_000));

const JUNK = [null, 7, 'QH', {}, {type: 'play'}, {type: 'pass'}, {type: 'play', card: '1H'}];
const TOLD: readonly KingEvent[] = [
  {type: 'dealt', deal: 1, dealer: 0, leader: 1, contract: {} as Contract, next: 'play'},
  {type: 'card played', seat: 0, card: 'QH'},
  {type: 'trick taken', seat: 0, trick: [], points: 0},
  {type: 'play ended', early: false},
  {type: 'deal scored', deal: 1, points: [], totals: [], slam: null},
  {type: 'game over', winners: []},
];
/** The events that may come in each scene. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  deal: ['dealt', 'game over'],
  play: ['card played', 'trick taken', 'play ended'],
  scoring: ['deal scored'],
  over: [],
};

/** The worth of a card by the letter of the terms. */
const paid = (terms: readonly Term[], card: Card): number =>
  terms.reduce((sum, term) => {
    if (term.unit !== 'card') return sum;
    const fits = term.of.length === 2 ? card === term.of : card.includes(term.of);
    return fits ? sum + term.pts : sum;
  }, 0);

/** The witness: the cards that are allowed. */
function allowed({hands, turn, trick, contract}: KingState): readonly Card[] {
  const hand = hands[turn[0]!]!;
  const [lead] = trick;
  if (!lead) {
    const others = hand.filter((card) => suitOf(card) !== contract.ban);
    return others.length > 0 ? others : hand;
  }
  const led = suitOf(lead.card);
  const lacks = hand.every((card) => suitOf(card) !== led);
  if (lacks && contract.forced && hand.includes(contract.forced)) return [contract.forced];
  return following(hand, led);
}

/** The witness: the worth of a full trick. */
const worth = (contract: Contract, cards: readonly Card[], left: number): number =>
  contract.terms.reduce((sum, term) => {
    if (term.unit === 'trick') return sum + term.pts;
    return term.unit === 'last2' && left < 2 ? sum + term.pts : sum;
  }, 0) + cards.reduce((sum, card) => sum + paid(contract.terms, card), 0);

/** A kernel for the deal that a state begins. */
function dealInto(state: KingState): Kernel {
  const k = kernel(planOf(state.contract));
  state.hands.forEach((hand, seat) => {
    for (const card of hand) {
      const code = codeOf(card);
      k.dealt[seat * 2 + (code >> 5)]! |= 1 << (code & 31);
    }
  });
  begin(k, k.plan, state.seats, state.turn[0]!, state.hands[0]!.length, -1);
  return k;
}

const sortedText = (cards: readonly Card[]): string => [...cards].sort().join(' ');

/**
 * Plays one match with all implementations side by side; returns the number of events tried and
 * refused.
 */
function duel(id: string, seats: number, given: object, seed: string): [number, number] {
  const rules = kingRules(id);
  const actor = createActor(machine).start();
  const deck = pack({low: '2'});
  let rng: Rng = rngFrom(seed);
  let offers = 0;
  let refused = 0;
  const take = <Item>(list: readonly Item[]): Item => {
    const draw = pick(rng, list);
    rng = draw.rng;
    return draw.value;
  };
  const scene = (): string => actor.getSnapshot().value as string;
  const emitToChart = (event: KingEvent): void => {
    offers++;
    assert.ok(actor.getSnapshot().can(event), `${scene()}: ${event.type}`);
    actor.send(event);
    const wrong = take(TOLD);
    offers++;
    const fits = ALLOWED[scene()]!.includes(wrong.type);
    assert.equal(actor.getSnapshot().can(wrong), fits, `${scene()}: ${wrong.type}`);
    if (!fits) refused++;
  };
  const options = resolveOptions(rules.options, given);
  let state = rules.setup(options, seats, rngFrom(seed), emitToChart);
  let k = dealInto(state);
  let won = state.scores.map(() => 0);
  while (state.turn.length > 0) {
    const seat = state.turn[0]!;
    const cards = allowed(state);
    legal(k);
    assert.equal(k.turn, seat);
    const moves = rules.legalMoves(state, seat);
    assert.equal(sortedText(moves.filter(isPlay).map(({card}) => card)), sortedText(cards));
    assert.equal(sortedText(codesOf(k.legalLow, k.legalHigh).map(cardOf)), sortedText(cards));
    // A random card (usually refused), rubbish, and a card out of turn.
    const any: PlayMove = {type: 'play', card: take(deck)};
    const chosen = {seat, move: {type: 'play', card: take(cards)} as PlayMove};
    for (const {seat: who, move} of [
      {seat, move: any as unknown},
      {seat, move: take(JUNK) as unknown},
      {seat: (seat + 1) % seats, move: chosen.move as unknown},
      chosen,
    ]) {
      offers++;
      const refusal = rules.refuse(state, who, move);
      const fits = who === seat && cards.includes((move as PlayMove | null)?.card ?? '*1');
      assert.equal(refusal === undefined, fits, `${who} ${JSON.stringify(move)} ${refusal ?? ''}`);
      if (refusal) refused++;
    }
    const {card} = chosen.move;
    const before = state;
    const events: KingEvent[] = [];
    state = rules.apply(state, seat, chosen.move, (one) => {
      events.push(one);
      emitToChart(one);
    });
    const pure = step(k, codeOf(card));
    const untouched = JSON.stringify(copy(k));
    assert.equal(JSON.stringify(k), untouched);
    apply(k, codeOf(card));
    assert.deepEqual(pure, k);
    assert.equal(rules.phase(state), scene());
    const full = [...before.trick, {seat, card}];
    if (full.length < seats) {
      assert.deepEqual(state.turn, [k.turn]);
      continue;
    }
    const left = Math.min(...before.hands.map((hand) => hand.length)); // tricks after this one
    const winner = winningPlay(full)!.seat;
    const points = worth(
      before.contract,
      full.map((one) => one.card),
      left,
    );
    const taken = events[1];
    assert.ok(taken?.type === 'trick taken');
    assert.deepEqual([taken.seat, taken.points], [winner, points]);
    assert.deepEqual([k.winner, k.worth], [winner, points]);
    won[winner]! += points;
    const scored = events.find((one) => one.type === 'deal scored');
    assert.equal(k.done === 1, scored !== undefined);
    if (!scored) {
      assert.deepEqual(state.points, won);
      continue;
    }
    if (scored.slam !== null) won = won.map((_, one) => (one === scored.slam ? 26 : 0));
    assert.deepEqual(scored.points, won);
    assert.deepEqual(
      won,
      won.map((_, one) => pointsOf(k, one)),
    );
    assert.equal(k.claim < 0 ? null : k.claim, scored.slam);
    won = won.map(() => 0);
    if (state.turn.length > 0) k = dealInto(state);
  }
  assert.equal(scene(), 'over');
  return [offers, refused];
}

describe('kernel, rules, chart and a witness agree', () => {
  const rows: readonly (readonly [string, number, object, number])[] = [
    ['king-simple', 4, {}, 0.35],
    ['king-simple', 4, {kingsAreBoys: 'on', earlyStop: 'off'}, 0.1],
    ['king-simple', 4, {heartLeadBan: 'off', forcedKing: 'off'}, 0.1],
    ['king-omnibus', 4, {}, 0.2],
    ['king-omnibus', 3, {}, 0.2],
    ['king-omnibus', 4, {earlyStop: 'off'}, 0.05],
  ];
  for (const [id, seats, options, part] of rows)
    test(`${id}, ${seats} seats, ${JSON.stringify(options)}`, () => {
      let offers = 0;
      let refused = 0;
      for (let game = 0; offers < EVENTS * part; game++) {
        const [tried, not] = duel(id, seats, options, `${id} ${seats} ${game}`);
        offers += tried;
        refused += not;
      }
      assert.ok(refused > offers * 0.45, `${refused} of ${offers} were refused`);
    });
});

test('10.5 all fifteen counting cards: +26 in the kernel, too', () => {
  const rules = kingRules('king-omnibus');
  const suit = (letter: string): string[] => [...'23456789TJQKA'].map((rank) => rank + letter);
  const state = rules.parsePosition({dealer: 3, hands: ['H', 'S', 'D', 'C'].map(suit)});
  const k = dealInto(state);
  while (k.done === 0) {
    legal(k);
    apply(k, nth(k.legalLow, k.legalHigh, 0));
  }
  assert.deepEqual([k.p0, k.p1, k.p2, k.p3, k.claim], [26, 0, 0, 0, 0]);
});

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type Card, rngFrom, suitOf} from '../../../cards/index.js';
import {botQuestion} from '../../../game/bot-matches.fixture.js';
import {defaultOptions} from '../../../game/index.js';
import {readPosition} from '../../../notation/index.js';
import {isFull, repeated} from '../../../testing/full.fixture.js';
import {kingBot} from '../bot.js';
import {variantOf} from '../rules/contracts/variants.js';
import {rulesOf} from '../rules/rules-of.js';

/** The usual bot throws dear cards on the tricks of others, and sees a slam coming. */

/** A joker counts as a heart. */
const suit = (card: Card): string => suitOf(card) ?? 'H';

/** How often seats that cannot follow hold a card, and keep it. */
async function keeping(id: string, card: Card, deals: number): Promise<{of: number; kept: number}> {
  const variant = variantOf(id);
  const rules = rulesOf(variant);
  const bot = kingBot(variant);
  const told = {of: 0, kept: 0};
  for (let deal = 0; deal < deals; deal++) {
    const options = {...defaultOptions(rules.options, 4), length: 'deal'};
    let state = rules.setup(options, 4, rngFrom(`dear ${deal}`));
    for (let plays = 0; state.turn.length > 0; plays++) {
      const seat = state.turn[0]!;
      const question = botQuestion(rules, state, seat, `${deal} ${plays}`);
      const {move} = await bot.choose({...question, why: false});
      const cards = question.moves.flatMap((one) => (one.type === 'play' ? [one.card] : []));
      const [led] = state.trick;
      const follows = !led || cards.some((one) => suit(one) === suit(led.card));
      if (!follows && cards.length > 1 && cards.includes(card) && move.type === 'play') {
        told.of++;
        if (move.card !== card) told.kept++;
      }
      if (state.deal > 1) break;
      state = rules.apply(state, seat, move);
    }
  }
  return told;
}

for (const [id, card, most] of repeated([
  ['king-omnibus', 'QS', 0.1],
  ['king-jokers', 'AH', 0.15],
] as const))
  test(`${id}: who cannot follow seldom keeps ${card}`, async () => {
    const {of, kept} = await keeping(id, card, isFull ? 200 : 20);
    assert.ok(of >= (isFull ? 80 : 5), `${of}`);
    assert.ok(kept <= of * (isFull ? most : 2 * most), `${kept} of ${of}`);
  });

/** The card that the usual bot plays. */
async function played(id: string, position: string): Promise<string> {
  const variant = variantOf(id);
  const rules = rulesOf(variant);
  const state = rules.parsePosition(readPosition(rules, position));
  const {move} = await kingBot(variant).choose(botQuestion(rules, state, state.turn[0]!, 'slam'));
  return rules.formatMove(move);
}

test('Omnibus: the last card that can stop a slam stops it, though it costs five', async () => {
  const position = `king-omnibus; deal: 1; dealer: W; turn: W; contract: omnibus;
    trick: N:5H E:4H S:3H; hands: N: 1? | E: 1? | S: 1? | W: H:92;
    played: N:AS E:9S S:4S W:2S | N:KS E:5S S:2C W:6S | N:QS E:3C S:4C W:7S
      | N:JS E:5C S:6C W:3S | N:TS E:7C S:8C W:8S | N:AH E:QH S:7H W:TH | N:KH E:6H S:8H W:JH
      | N:AD E:JD S:5D W:9C | N:KD E:TD S:6D W:TC | N:QD E:9D S:7D W:JC | N:KC E:8D S:4D W:QC`;
  assert.equal(await played('king-omnibus', position), '9H');
});

test('Omnibus: the queen of spades goes on the trick of another, though its tricks are not told', async () => {
  const rules = rulesOf(variantOf('king-omnibus'));
  const state = rules.parsePosition({
    deal: 1,
    turn: [0],
    hands: [['QS', '2C'], null, null, null],
    trick: (['AD', '3D', '4D'] as const).map((card, at) => ({seat: at + 1, card})),
  });
  const {move} = await kingBot(variantOf('king-omnibus')).choose(
    botQuestion(rules, state, 0, 'untold'),
  );
  assert.equal(rules.formatMove(move), 'QS');
});

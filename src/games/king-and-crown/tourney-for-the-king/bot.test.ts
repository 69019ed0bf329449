import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {anyMove, botQuestion} from '../../../game/bot-matches.fixture.js';
import type {Options} from '../../../game/index.js';
import {COURT, type CourtCard} from '../rules/deck.js';
import {tourneyBot} from './bot.js';
import {tourneyRules as rules} from './index.js';
import {at, play} from './playing.fixture.js';
import {drawWorth, valueOf} from './bot/prospects.js';
import {plansFor} from './bot/solution.js';
import {
  after,
  bestReply,
  inOrder,
  ordersOf,
  START,
  strengthOf,
  worst,
  worthAgainst,
} from './bot/strength.js';
import type {TourneyState} from './types.js';

/** The bot plays the solution, and the solution is correct. */

const near = (one: number, other: number, what = ''): void =>
  assert.ok(Math.abs(one - other) < 1e-9, `${what} ${one}, not ${other}`);

const asked = async (state: TourneyState, seat = 0, seed: string | number = 1) =>
  tourneyBot.choose(botQuestion(rules, state, seat, seed));

describe('the solution', () => {
  const plans = plansFor(1 / 2);

  test('both sides are alike: the match is worth a draw, and one side’s lead is the other’s deficit', () => {
    near(plans(COURT, COURT, 0).value, 1 / 2);
    for (const one of COURT)
      for (const other of COURT)
        for (const lead of [-1, 0, 1]) {
          const [mine, theirs] = [one, other].map((gone) => COURT.filter((card) => card !== gone));
          near(plans(mine!, theirs!, lead).value + plans(theirs!, mine!, -lead).value, 1, one);
        }
  });

  test('nobody does better than draw even against it, not even a player who knows it', () => {
    near(worthAgainst(worst), 0);
  });

  test('no order of the five cards does better, and the best of them draws even', () => {
    const worths = ordersOf(COURT).map((order) =>
      worthAgainst(({other}) => other.indexOf(order[5 - other.length]!)),
    );
    assert.equal(worths.length, 120);
    assert.ok(Math.min(...worths) > -1e-9);
    near(Math.min(...worths), 0);
  });

  test('the last two rounds, computed by hand', () => {
    // One ahead: Knight on Witch wins, Beggar on Dragon too, the other two lose: matching pennies.
    const pennies = plans(['knight', 'beggar'], ['dragon', 'witch'], 1);
    near(pennies.value, 1 / 2);
    pennies.chances.forEach((chance) => near(chance, 1 / 2));
    // Level: equal first cards win (a tie goes to the larger hand, or the higher card), others draw.
    near(plans(['king', 'dragon'], ['king', 'beggar'], 0).value, 3 / 4);
    // One round each, with any cards.
    near(plans(['king', 'beggar'], ['dragon', 'witch'], 0).value, 1 / 2);
  });

  test('a draw that is as good as a win, or as bad as a loss, changes the plan', () => {
    const [lead, lag] = [plansFor(1), plansFor(0)];
    near(lead(COURT, COURT, 0).value + lag(COURT, COURT, 0).value, 1);
    assert.ok(lead(COURT, COURT, 0).value > 0.6);
  });
});

describe('a series', () => {
  const best: Options = {tieRound: 'none', tieGame: 'draw', stopEarly: 'off', bestOf: 3};
  const again: Options = {...best, tieGame: 'rematch'};

  test('is worth nothing when level, and half a game or more with a match ahead', () => {
    for (const options of [best, again]) near(valueOf([], options), 0);
    near(valueOf([[3, 2]], again), 1 / 2);
    assert.ok(valueOf([[3, 2]], best) > 1 / 2);
    near(valueOf([[3, 2]], best) + valueOf([[2, 3]], best), 0);
  });

  test('needs no more than a draw from the leader before the last match', () => {
    assert.equal(drawWorth([[3, 2], [0, 0]], best), 1); // oxfmt-ignore
    assert.equal(drawWorth([[2, 3], [0, 0]], best), 0); // oxfmt-ignore
    assert.equal(drawWorth([[2, 3], [3, 2]], best), 1 / 2); // oxfmt-ignore
  });

  test('has a consistent value for a match that is played again', () => {
    const value = valueOf([[3, 2]], again);
    const [win, loss] = [1, valueOf([[3, 2], [2, 3]], again)]; // oxfmt-ignore
    near(
      loss + (win - loss) * plansFor((value - loss) / (win - loss))(COURT, COURT, 0).value,
      value,
    );
  });
});

test('the README prints what the solver finds', () => {
  const text = readFileSync(new URL('README.md', import.meta.url), 'utf8').replaceAll('−', '-');
  const prints = (row: string): void => assert.ok(text.includes(row), row);
  const plans = plansFor(1 / 2);
  const {chances} = plans(COURT, COURT, 0);
  prints(`| ${chances.map((chance) => `${(chance * 100).toFixed(1)} %`).join(' | ')} |`);
  for (const one of COURT) {
    const worths = COURT.map((other) => {
      const {own, other: theirs, lead} = after(START, one, other);
      return (2 * plans(own, theirs, lead).value - 1).toFixed(3).replace('-0.000', '0.000');
    });
    prints(`| **${one}** | ${worths.join(' | ')} |`);
  }
  const options: Options = {tieRound: 'none', tieGame: 'draw', stopEarly: 'off', bestOf: 3};
  for (const sheet of [[[1, 0]], [[1, 0], [0, 0]]]) prints(valueOf(sheet, options).toFixed(4)); // oxfmt-ignore
});

describe('the bot', () => {
  test('draws its first card with the probabilities of the solution', async () => {
    const counts = new Map<CourtCard, number>();
    for (let seed = 0; seed < 2000; seed++) {
      const {card} = (await asked(at(), seed % 2, seed)).move;
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    const {chances} = plansFor(1 / 2)(COURT, COURT, 0);
    COURT.forEach((card, place) => {
      const [count = 0, chance] = [counts.get(card), chances[place]!];
      const error = Math.sqrt(2000 * chance * (1 - chance));
      assert.ok(Math.abs(count - 2000 * chance) <= 4 * error, `${card}: ${count}`);
    });
  });

  test('gives its reasons', async () => {
    const mixed = (await asked(at())).why!;
    assert.equal(mixed.key, 'tourney/why/mixed');
    assert.ok(Number(mixed['percent']) > 0);
    assert.equal((await asked(at('KD DN NW'))).why?.key, 'tourney/why/decided');
    const sure = await asked(at('KB DN'));
    assert.ok(sure.why);
  });

  test('ignores the other’s choice', async () => {
    for (const card of COURT) {
      const state = rules.apply(at(), 1, {type: 'choose', card});
      assert.deepEqual(await asked(state), await asked(at()));
    }
  });

  test('plays for the series in a series', async () => {
    const last = at('', {bestOf: 3}, {sheet: [[3, 2], [0, 0]]}); // oxfmt-ignore
    const cards = new Set<string>();
    for (let seed = 0; seed < 200; seed++) cards.add((await asked(last, 0, seed)).move.card);
    const {chances} = plansFor(1)(COURT, COURT, 0);
    assert.deepEqual([...cards].sort(), COURT.filter((_, place) => chances[place]! > 0).sort());
    assert.ok(play(last, 'KK'));
  });

  test('is not beaten in seeded games by chance, by an order, or by a player who knows its plan', async () => {
    const rivals = [anyMove, bestReply(), inOrder(COURT), inOrder([...COURT].reverse())];
    for (const rival of rivals) {
      const {mean, error} = await strengthOf(400, rival);
      assert.ok(mean >= -3 * error, `${mean}`);
    }
    assert.ok((await strengthOf(400, anyMove)).mean > 0.05);
  });
});

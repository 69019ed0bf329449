import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {rngFrom} from '../cards/index.js';
import type {AnyMove, AnyView, Bot, Question, Temper} from '../game/index.js';
import {bestBot, type Prospect} from './best-bot.js';
import {temperedBot} from './tempered-bot.js';

const rules = {formatMove: ({type}: AnyMove): string => type};
const usual: Bot = {choose: ({moves}) => ({move: moves[0]!, why: {key: 'usual'}})};

/** A move with the number of its tries, and the mean and the spread of its results. */
const tried = (type: string, visits: number, mean: number, spread: number): Prospect => ({
  move: {type},
  choice: 0,
  visits,
  mean,
  error: spread / Math.sqrt(visits - 1),
});

const ask = (told: readonly Prospect[], more: Partial<Question> = {}): Question => ({
  view: {seat: 0, seats: 2} as unknown as AnyView,
  moves: told.map(({move}) => move),
  rng: rngFrom('temper'),
  budget: 0,
  ...more,
});

describe('a search with a temper', () => {
  const told = [
    tried('best', 200, 10, 2),
    tried('calm', 150, 9.9, 1),
    tried('wild', 100, 9.9, 6),
    tried('rare', 20, 9.9, 40), // hardly tried, so its risk is unknown
    tried('poor', 90, 8, 9),
  ];
  const bot = bestBot({rules, bot: usual}, () => told);
  const chosen = async (temper?: Temper): Promise<string> => {
    const {move} = await bot.choose(ask(told, {temper, why: false}));
    return move.type;
  };

  test('chooses by the spread of the results of moves', async () => {
    assert.deepEqual(
      [await chosen('safe'), await chosen('even'), await chosen('bold'), await chosen()],
      ['calm', 'best', 'wild', 'best'],
    );
  });
});

describe('a bot with a temper', () => {
  const told = [tried('best', 200, 10, 2), tried('wild', 200, 10, 3)];
  const bot = bestBot({rules, bot: usual}, () => told);
  const of = (temper: Temper): Bot => temperedBot({rules, bot}, temper);

  test('gives its temper as the reason only if that has decided', async () => {
    const bold = await of('bold').choose(ask(told));
    assert.deepEqual([bold.move.type, bold.why], ['wild', {key: 'ui/searched', temper: 'bold'}]);
    const safe = await of('safe').choose(ask(told));
    assert.deepEqual([safe.move.type, safe.why], ['best', {key: 'usual'}]);
  });

  test('gives no reason if none is requested', async () => {
    assert.deepEqual(await of('bold').choose(ask(told, {why: false})), {move: {type: 'wild'}});
  });

  test('is the bot itself when it is even', () => {
    assert.equal(of('even'), bot);
  });
});

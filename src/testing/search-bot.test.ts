import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {type Effort, prospectsOf, searchBot, type Searched} from '../bots/index.js';
import {rngFrom} from '../cards/index.js';
import {entryOf} from '../embed/catalogue.js';
import {type AnyState, defaultOptions, type Question} from '../game/index.js';

const EFFORT: Effort = {iterations: 120, worlds: 20, drawn: 3, curiosity: 1};

/** A game whose decisions are all searched with the whole effort, and a question from its first deal. */
async function asked(id: string, moves: number): Promise<{game: Searched; question: Question}> {
  const entry = entryOf(id)!;
  const [rules, foresight, bot] = await Promise.all([
    entry.rules(),
    entry.foresight!(),
    entry.bot(),
  ]);
  const seats = entry.seats.usual;
  let state: AnyState = rules.setup(defaultOptions(rules.options, seats), seats, rngFrom('asked'));
  for (let move = 0; move < moves; move++) {
    const [seat] = rules.turn(state);
    state = rules.apply(state, seat!, rules.legalMoves(state, seat!)[0]!);
  }
  const [seat] = rules.turn(state);
  const question = {
    view: rules.view(state, seat),
    moves: rules.legalMoves(state, seat!),
    rng: rngFrom('question'),
    budget: 0,
  };
  return {game: {rules, foresight: {...foresight, share: () => 1}, bot}, question};
}

describe('a bot that searches', () => {
  test('answers the same, at once or in slices', async () => {
    const {game, question} = await asked('king-simple', 4);
    let pauses = 0;
    const pause = (): Promise<void> => {
      pauses++;
      return Promise.resolve();
    };
    const still = {...question, why: false};
    const [now, later] = [
      await searchBot(game, EFFORT).choose(still),
      await searchBot(game, EFFORT, pause).choose(still),
    ];
    assert.deepEqual(now, later);
    assert.ok(pauses > 0);
    assert.ok(question.moves.includes(now.move));
  });

  test('spends no more than the question allows', async () => {
    const {game, question} = await asked('king-simple', 4);
    const visits = async (budget: number): Promise<number> => {
      const told = await prospectsOf(game, {...question, budget}, EFFORT);
      return told!.reduce((sum, one) => sum + one.visits, 0);
    };
    assert.deepEqual([await visits(0), await visits(50), await visits(500)], [120, 50, 120]);
  });

  test('ends when its milliseconds are over, with its findings so far', async () => {
    const {game, question} = await asked('king-simple', 4);
    /** Searches by a clock on which a millisecond passes each time it is read. */
    const visits = async (effort: Effort, milliseconds: number): Promise<[number, number]> => {
      let time = 0;
      const budget = {milliseconds};
      const told = await prospectsOf(game, {...question, budget}, effort, undefined, () => time++);
      return [told!.reduce((sum, one) => sum + one.visits, 0), time];
    };
    const endless = {...EFFORT, iterations: 1e9};
    for (const effort of [endless, {...endless, worlds: 1e9}, {...endless, drawn: 1}])
      for (const milliseconds of [0, 1, 100, 400]) {
        const [tried, time] = await visits(effort, milliseconds);
        assert.ok(tried > 0 && tried <= milliseconds + 1, `${tried} in ${milliseconds} ms`);
        assert.ok(time <= milliseconds + 5, `${time} of ${milliseconds} ms`);
        if (milliseconds >= 100) assert.ok(tried > milliseconds / 2, `${tried} in ${time} ms`);
      }
    assert.equal((await visits(EFFORT, 1e6))[0], EFFORT.iterations);
  });

  test('spends the share of the iterations that a slower game allows', async () => {
    const {game, question} = await asked('king-simple', 4);
    const slower = {...game, foresight: {...game.foresight, share: () => 0.25}};
    const told = await prospectsOf(slower, question, EFFORT);
    assert.equal(
      told!.reduce((sum, one) => sum + one.visits, 0),
      30,
    );
  });

  test('plays on its moves in the same worlds where the effort is flat, as if the game were', async () => {
    const {game, question} = await asked('king-simple', 4);
    const told = (await prospectsOf(game, question, {...EFFORT, flat: true}))!;
    assert.equal(told.length, question.moves.length);
    const [best, next] = told;
    assert.ok(
      best!.visits > 1 && best!.visits === next!.visits,
      `${best!.visits} and ${next!.visits}`,
    );
  });

  test('searches a decision that may decide the match alone, by its own worth', async () => {
    const {game, question} = await asked('king-simple', 4);
    const {foresight} = game;
    const problem = foresight.problem!(question.view, question.moves, question.rng)!;
    // Worth the other way round: what costs points is a gain.
    const turned = {
      ...problem,
      utility(world: unknown, into: Float64Array) {
        problem.utility(world, into);
        into.forEach((worth, seat) => (into[seat] = -worth));
      },
    };
    const decided = {...game, foresight: {...foresight, decisive: () => turned}};
    const told = async (one: Searched, effort: Effort): Promise<readonly [number, boolean]> => {
      const prospects = (await prospectsOf(one, question, effort))!;
      const visits = prospects.reduce((sum, one) => sum + one.visits, 0);
      return [visits, prospects.every(({mean}) => mean <= 0)];
    };
    const flat = {...EFFORT, flat: true};
    const [visits] = await told(game, flat);
    const [same, isCost] = await told(decided, {...EFFORT, decisive: 1});
    assert.ok(!isCost && same < 1.5 * visits, `${same}`);
    const [more] = await told(decided, {...flat, decisive: 3});
    assert.ok(more > 2 * visits, `${more}`);
    assert.deepEqual(await told(decided, flat), [visits, true], 'an effort that does not ask');
    assert.deepEqual(await told(game, {...flat, decisive: 3}), [visits, true], 'no such decision');
  });

  test('says what each move is expected to bring, and plays the first', async () => {
    const {game, question} = await asked('king-simple', 4);
    const told = (await prospectsOf(game, question, EFFORT))!;
    assert.equal(told.length, question.moves.length);
    assert.deepEqual(
      told.map(({visits}) => visits),
      told.map(({visits}) => visits).toSorted((a, b) => b - a),
    );
    for (const {mean, error} of told) assert.ok(Number.isFinite(mean) && error >= 0);
    assert.deepEqual((await searchBot(game, EFFORT).choose(question)).move, told[0]!.move);
  });

  test('gives a reason: that of the usual bot, or that it searched', async () => {
    const {game, question} = await asked('king-omnibus', 4);
    const {why} = await searchBot(game, EFFORT).choose(question);
    assert.match(why!.key, /^(king\/why\/|ui\/searched$)/);
  });

  test('stops when nobody waits for it any more', async () => {
    const {game, question} = await asked('king-simple', 4);
    const stop = new AbortController();
    const pause = (): Promise<void> => {
      stop.abort();
      return Promise.resolve();
    };
    const choice = searchBot(game, {...EFFORT, iterations: 1e9}, pause).choose({
      ...question,
      signal: stop.signal,
    });
    await assert.rejects(async () => choice, {name: 'AbortError'});
    const {signal} = stop;
    const later = {...question, budget: {milliseconds: 1e9}, signal};
    await assert.rejects(async () => searchBot(game, EFFORT).choose(later), {name: 'AbortError'});
  });

  test('leaves decisions that the game does not search to the usual bot', async () => {
    const {game, question} = await asked('king-custom', 0);
    const blind = {...game, foresight: {problem: () => undefined}};
    assert.equal(prospectsOf(blind, question, EFFORT), undefined);
    const [own, searched] = [
      await game.bot.choose(question),
      await searchBot(blind, EFFORT).choose(question),
    ];
    assert.deepEqual(searched, own);
  });
});

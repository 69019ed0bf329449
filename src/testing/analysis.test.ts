import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {analyse, type Analysed, type Decision, type JudgePlan} from '../analysis/index.js';
import {pick, rngFrom} from '../cards/index.js';
import {catalogue, entryOf} from '../embed/catalogue.js';
import {type AnyState, defaultOptions, type Options} from '../game/index.js';
import {readRecord, scoreOf, writeRecord} from '../notation/index.js';
import {type MatchRecord, RECORD_VERSION, writeStep} from '../match/record.js';
import {isFull, oneOfEachEngine} from './full.fixture.js';

const CARE: JudgePlan = {worlds: 160, drawn: 2, first: 40, kept: 4, milliseconds: Infinity};

async function gameOf(id: string): Promise<Analysed> {
  const entry = entryOf(id)!;
  const [rules, foresight, bot, playsOn, lots] = await Promise.all([
    entry.rules(),
    entry.foresight?.() ?? {},
    entry.bot(),
    entry.playsOn?.(),
    entry.lots?.(),
  ]);
  return {rules, foresight, bot, playsOn, lots, talk: entry.talk};
}

/**
 * The first moves of a match of usual bots, and the states before each of them.
 * @param alone the only seat that a bot plays; the others play at random, which takes no time
 */
async function played(
  {rules, bot}: Analysed,
  seats: number,
  most: number,
  {own = {}, alone}: {own?: Options | undefined; alone?: number} = {},
): Promise<{record: MatchRecord; states: readonly AnyState[]}> {
  const options = {...defaultOptions(rules.options, seats), ...own};
  let state = rules.setup(options, seats, rngFrom('analysed'));
  const moves: string[] = [];
  const states: AnyState[] = [];
  for (let at = 0; at < most; at++) {
    const [seat] = rules.turn(state);
    if (seat === undefined) break;
    const question = {
      view: rules.view(state, seat),
      moves: rules.legalMoves(state, seat),
      rng: rngFrom(at),
      budget: 0,
    };
    const isBot = alone === undefined || alone === seat;
    const {move} = isBot
      ? await bot.choose({...question, why: false})
      : {move: pick(question.rng, question.moves).value};
    moves.push(writeStep(seat, rules.formatMove(move)));
    states.push(state);
    state = rules.apply(state, seat, move);
  }
  const head = {game: rules.id, version: RECORD_VERSION, seats, options};
  return {record: {...head, seed: 'analysed', moves}, states};
}

/** Options that make a match short. */
const SHORT: Readonly<Record<string, Options>> = {
  'court-ladder': {hands: 1},
};

/** The number of moves played of a match: its beginning, and less if a decision takes longest. */
const mostMoves = (id: string): number => {
  if (isFull) return Infinity;
  if (id === 'god-save-the-king') return 5;
  if (id === 'death-over-the-kingdom') return 12;
  // The beginning of Crush the Crown is too even for the check of verdicts below.
  return id === 'crush-the-crown' ? Infinity : 60;
};

describe('the analysis of a whole match', () => {
  for (const {id, seats} of oneOfEachEngine(catalogue))
    test(`${id}: ends in its time with verdicts that make sense`, async () => {
      const game = await gameOf(id);
      // A court in which three players talk at random never ends, and the accuser has something to
      // decide.
      const talks = game.talk !== undefined;
      const {record} = await played(game, seats.usual, mostMoves(id), {
        own: SHORT[id],
        ...(!talks && {alone: 0}),
      });
      const seat = talks ? Number(record.moves.at(-1)![0]) : 0;
      let time = 0;
      const care = {...CARE, milliseconds: 6};
      const begun: number[] = [];
      const decisions = await analyse(game, record, seat, {
        care,
        // A millisecond passes each time the clock is read, at least once for each world.
        now: () => time++,
        onDecision: () => begun.push(time),
      });
      assert.ok(decisions.length > 0);
      const most = Math.max(...begun.map((at, index) => at - (begun[index - 1] ?? 0)));
      assert.ok(most <= 3 * care.milliseconds + 10, `${most} looks at the clock`);
      const count = {best: 0, equal: 0, good: 0, slip: 0, blunder: 0};
      for (const {made, moves, verdict} of decisions) {
        count[verdict]++;
        for (const {mean, error, loss, lossError} of moves)
          assert.ok([mean, error, loss, lossError].every(Number.isFinite));
        assert.ok(moves.length > 1 && moves.includes(made));
        if (!['best', 'equal'].includes(verdict)) assert.ok(made.loss > 3 * made.lossError);
      }
      // A usual bot has played: a quick judge finds it right far more often than not.
      assert.ok(count.blunder < decisions.length / 4 + 1, JSON.stringify(count));
    });

  test('leaves out talk, and reports where', async () => {
    const game = await gameOf('king-at-court');
    const {record} = await played(game, 4, Infinity);
    const unjudged: number[] = [];
    const care = {...CARE, milliseconds: 6};
    for (const seat of [0, 1, 2, 3]) {
      const found = await analyse(game, record, seat, {
        care,
        onUnjudged: (at) => unjudged.push(at),
      });
      for (const {move} of found) assert.match(move.type, /^(look|decline|accuse|join)$/);
    }
    const said = record.moves.flatMap((step, at) => (/^\d:say /.test(step) ? [at] : []));
    assert.ok(said.length > 0);
    for (const at of said) assert.ok(unjudged.includes(at));
  });
});

describe('chance is not judged', () => {
  const lotted = catalogue.filter(({lots}) => lots !== undefined);
  for (const {id, seats} of lotted)
    test(`${id}: of moves that draw one lot, one is listed`, async () => {
      const game = await gameOf(id);
      const {record, states} = await played(game, seats.usual, isFull ? 40 : 20);
      const care = {...CARE, milliseconds: 6};
      let now = 0;
      let draws = 0;
      for (let seat = 0; seat < seats.usual; seat++)
        for (const {at, moves, made} of await analyse(game, record, seat, {
          care,
          now: () => now++,
        })) {
          const view = game.rules.view(states[at]!, seat);
          const drawn = moves.flatMap(({move}) => game.lots!.lotOf(view, move) ?? []);
          assert.deepEqual(drawn, [...new Set(drawn)]);
          assert.ok(moves.includes(made));
          draws += drawn.length;
        }
      assert.ok(draws > 0, 'a lot was drawn');
    });
});

describe('the analysis of a match', () => {
  for (const [id, seats, most] of [
    ...(isFull ? ([['king-simple', 4, 32]] as const) : []),
    ['king-omnibus', 4, 52],
    ['kings-and-peasants', 4, 24],
    ['find-the-king', 2, 12],
    ['tourney-for-the-king', 2, 12],
  ] as const)
    test(`${id}: each decision has its moves, the best first, and the one that was made`, async () => {
      const game = await gameOf(id);
      const {record} = await played(game, seats, most);
      const heard: Decision[] = [];
      const decisions = await analyse(game, record, 0, {
        care: {...CARE, worlds: 40, first: 16},
        onDecision: (decision) => heard.push(decision),
      });
      assert.ok(decisions.length > 0);
      assert.deepEqual(heard, decisions);
      for (const {at, move, moves, made} of decisions) {
        assert.equal(record.moves[at], writeStep(0, game.rules.formatMove(move)));
        assert.equal(made.move, move);
        assert.ok(moves.includes(made) && moves.length > 1);
        assert.equal(moves[0]!.loss, 0);
        for (const one of moves)
          for (const figure of [one.mean, one.error, one.loss, one.lossError])
            assert.ok(Number.isFinite(figure));
      }
    });

  test('a bad card is called bad, and its cost stated', async () => {
    const game = await gameOf('king-omnibus');
    const {record, states} = await played(game, 4, 52);
    const decisions = await analyse(game, record, 1, {care: CARE});
    const dear = decisions.toSorted((a, b) => b.moves.at(-1)!.loss - a.moves.at(-1)!.loss)[0]!;
    const worst = dear.moves.at(-1)!;
    const text = writeStep(1, game.rules.formatMove(worst.move));
    assert.ok(states[dear.at]);
    const bad = {...record, moves: [...record.moves.slice(0, dear.at), text]};
    const again = (await analyse(game, bad, 1, {care: CARE})).at(-1)!;
    assert.ok(again.verdict === 'slip' || again.verdict === 'blunder', again.verdict);
    assert.ok(again.mark === '?' || again.mark === '??');
    assert.ok(again.made.loss > 3 * again.made.lossError);
    const score = scoreOf(bad);
    const plies = score.line.plies.map((ply, at) =>
      at === again.at ? {...ply, mark: again.mark} : ply,
    );
    const written = writeRecord(game.rules, {...score, line: {plies}});
    const read = readRecord(game.rules, written);
    assert.equal(read.line.plies[again.at]!.mark, again.mark);
  });

  test('an order and the cards laid away after it are judged as cards are', async () => {
    const game = await gameOf('king-minsk');
    const {record} = await played(game, 3, 2);
    const seat = Number(record.moves[0]![0]);
    const [order, discard] = await analyse(game, record, seat, {care: CARE});
    assert.equal(order!.move.type, 'order');
    assert.equal(discard!.move.type, 'discard');
    for (const {moves, made} of [order!, discard!]) assert.ok(moves.length > 5 && made.loss >= 0);
    const worst = order!.moves.at(-1)!;
    const bad = {...record, moves: [writeStep(seat, game.rules.formatMove(worst.move))]};
    const [again] = await analyse(game, bad, seat, {care: CARE});
    assert.ok(again!.made.loss > 3 * again!.made.lossError);
  });

  test('cards that the seat cannot see change nothing', async () => {
    const game = await gameOf('king-simple');
    const {rules} = game;
    const {record, states} = await played(game, 4, 32);
    const at = record.moves.findLastIndex((step) => step.startsWith('2:')) - 8;
    const mine = record.moves.findIndex((step, index) => index >= at && step.startsWith('2:'));
    const before = states[mine]!;
    const other = rules.determinize(rules.view(before, 2), rngFrom('other'));
    assert.notDeepEqual(other, before);
    const {game: id, version, seats, options, moves} = record;
    const head = {game: id, version, seats, options, moves: [moves[mine]!]};
    const told = (start: AnyState): Promise<readonly Decision[]> =>
      analyse(game, {...head, start}, 2, {care: CARE});
    assert.deepEqual(await told(other), await told(before));
  });

  test('a range of moves is judged alone, and pauses let others go on', async () => {
    const game = await gameOf('king-simple');
    const {record} = await played(game, 4, 32);
    let pauses = 0;
    const pause = (): Promise<void> => {
      pauses++;
      return Promise.resolve();
    };
    const plan = {care: CARE, from: 12, to: 24};
    const part = await analyse(game, record, 0, {...plan, pause});
    assert.ok(pauses > 0 && part.length > 0);
    assert.ok(part.every(({at}) => at >= 12 && at < 24));
    assert.deepEqual(part, await analyse(game, record, 0, plan));
  });

  test('an analysis that nobody waits for stops', async () => {
    const game = await gameOf('king-simple');
    const {record} = await played(game, 4, 32);
    const stop = new AbortController();
    const pause = (): Promise<void> => {
      stop.abort();
      return Promise.resolve();
    };
    await assert.rejects(analyse(game, record, 0, {pause, signal: stop.signal}), {
      name: 'AbortError',
    });
  });

  test('a record that cannot be played is refused with the move', async () => {
    const game = await gameOf('king-simple');
    const {record} = await played(game, 4, 4);
    for (const move of ['0:nonsense', '0:2S', '9:QS'])
      await assert.rejects(analyse(game, {...record, moves: [move]}, 0), {
        name: 'InvalidRecordError',
        path: 'moves[0]',
      });
  });
});

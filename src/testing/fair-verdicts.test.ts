import assert from 'node:assert/strict';
import {test} from 'node:test';
import {analyse, type Analysed, judgeMoves, type JudgePlan, judgingRng} from '../analysis/index.js';
import {rngFrom} from '../cards/index.js';
import {type AnyState, defaultOptions} from '../game/index.js';
import {type MatchRecord, RECORD_VERSION, writeStep} from '../match/record.js';
import {bestOf} from '../table/features/advice/prospects.js';
import {analysed} from '../embed/reviewed.fixture.js';

/** A verdict depends on its decision and its deal alone. */

const CARE: JudgePlan = {worlds: 160, drawn: 2, first: 40, kept: 4, milliseconds: Infinity};

/** The first moves of a match of four usual bots, and the states before them. */
async function played(
  {rules, bot}: Analysed,
  most: number,
): Promise<{record: MatchRecord; states: readonly AnyState[]}> {
  const options = defaultOptions(rules.options, 4);
  let state = rules.setup(options, 4, rngFrom('fair'));
  const moves: string[] = [];
  const states: AnyState[] = [];
  for (let at = 0; at < most; at++) {
    const [seat = 0] = rules.turn(state);
    const question = {view: rules.view(state, seat), moves: rules.legalMoves(state, seat)};
    const {move} = await bot.choose({...question, rng: rngFrom(at), budget: 0, why: false});
    moves.push(writeStep(seat, rules.formatMove(move)));
    states.push(state);
    state = rules.apply(state, seat, move);
  }
  const head = {game: rules.id, version: RECORD_VERSION, seats: 4, options};
  return {record: {...head, seed: 'fair', moves}, states};
}

test('each deal of a match is judged as if it were alone', async () => {
  const game = await analysed('king-simple');
  const {record} = await played(game, 96);
  const told = async (from: number, to: number): Promise<readonly string[]> =>
    (await analyse(game, record, 0, {care: CARE, from, to})).map(
      ({at, verdict}) => `${at} ${verdict}`,
    );
  const deals = [await told(0, 32), await told(32, 64), await told(64, 96)];
  assert.deepEqual(await told(0, 96), deals.flat());
});

test('a hint that is followed is never called a mistake', async () => {
  const game = await analysed('king-simple');
  const {record, states} = await played(game, 32);
  const {rules, bot} = game;
  let hints = 0;
  for (const [at, step] of record.moves.entries()) {
    const view = rules.view(states[at]!, 0);
    const moves = rules.legalMoves(states[at]!, 0);
    if (!step.startsWith('0:') || moves.length < 2) continue;
    const why = {view, moves, rng: rngFrom(at), budget: 0, why: false};
    const own = (await bot.choose(why)).move;
    const made = moves.find((move) => rules.formatMove(move) === rules.formatMove(own))!;
    const asked = {view, moves, rng: judgingRng(view), made};
    const judged = (await judgeMoves(game, asked, CARE, {}))!;
    const hint = bestOf(judged, (move) => move === made)!.move;
    const followed = [...record.moves.slice(0, at), writeStep(0, rules.formatMove(hint))];
    const plan = {care: CARE, from: at};
    const [decision] = await analyse(game, {...record, moves: followed}, 0, plan);
    assert.match(decision!.verdict, /^(best|equal)$/);
    hints++;
  }
  assert.ok(hints > 2);
});

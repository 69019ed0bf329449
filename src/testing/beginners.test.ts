import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {pick, rngFrom} from '../cards/index.js';
import {botOf} from '../table/thinking/bot-of.js';
import {catalogue, entryOf} from '../embed/catalogue.js';
import type {GameEntry} from '../elements/game-entry.js';
import {type AnyState, type Bot, type Choice, defaultOptions} from '../game/index.js';
import {isFull, oneOfEachEngine} from './full.fixture.js';

/** Games whose players draw lots themselves, or must not be foreseen. */
const MIXED = ['god-save-the-king', 'tourney-for-the-king', 'king-at-court'];

/** The number of moves checked in each game. */
const MOVES = 60;

describe('the level easy', () => {
  for (const entry of oneOfEachEngine(catalogue))
    test(`${entry.id}: plays legal moves, the same for the same view`, async () => {
      const [rules, bot] = await Promise.all([entry.rules(), entry.beginner?.()]);
      if (!bot) {
        assert.equal(await botOf(entry, 'easy'), await entry.bot());
        return;
      }
      const seats = entry.seats.usual;
      let rng = rngFrom(`beginner ${entry.id}`);
      let state = rules.setup(defaultOptions(rules.options, seats), seats, rng);
      for (let move = 0; move < MOVES; move++) {
        const [seat] = rules.turn(state);
        if (seat === undefined) break;
        const moves = rules.legalMoves(state, seat);
        const question = {view: rules.view(state, seat), moves, rng, budget: 0};
        const choice: Choice = await bot.choose(question);
        assert.ok(choice.why ?? moves.length === 1, 'it has a reason');
        const text = rules.formatMove(choice.move);
        assert.ok(
          moves.some((one) => rules.formatMove(one) === text),
          text,
        );
        const again = MIXED.includes(entry.id) ? rng : rngFrom(`another ${move}`);
        assert.deepEqual(await bot.choose({...question, rng: again}), choice);
        const next = pick(rng, moves);
        rng = next.rng;
        // Bots and chance take turns, so that positions of both kinds occur.
        state = rules.apply(state, seat, move % 3 === 0 ? next.value : choice.move);
      }
    });

  test('is weaker than the usual bot, but not hopeless', async () => {
    const entry: GameEntry = entryOf('king-simple')!;
    const [rules, easy, usual] = await Promise.all([entry.rules(), entry.beginner!(), entry.bot()]);
    const match = async (seed: string, own: number): Promise<number> => {
      let state: AnyState = rules.setup(defaultOptions(rules.options, 4), 4, rngFrom(seed));
      for (let [seat] = rules.turn(state); seat !== undefined; [seat] = rules.turn(state)) {
        const moves = rules.legalMoves(state, seat);
        const bot: Bot = seat === own ? easy : usual;
        const question = {view: rules.view(state, seat), moves, rng: rngFrom(seed), budget: 0};
        state = rules.apply(state, seat, (await bot.choose({...question, why: false})).move);
      }
      const {scores} = rules.outcome(state)!;
      return (scores![own]! * 4) / 3;
    };
    let sum = 0;
    const matches = isFull ? 80 : 12;
    for (let at = 0; at < matches; at++) sum += await match(`easy ${at >> 2}`, at % 4);
    // 12.3 ± 0.7 points in 1,600 matches; the scores of a match sum to 0.
    const less = -sum / matches;
    assert.ok(less > 2 && less < 25, String(less));
  });
});

import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {hasTempers, temperedBot, temperIn} from '../bots/index.js';
import {pick, rngFrom} from '../cards/index.js';
import {catalogue, entryOf} from '../embed/catalogue.js';
import {type AnyMove, defaultOptions, TEMPERS} from '../game/index.js';

/** The number of matches checked in each game, and the most decisions of each. */
const LOOKS: Readonly<Record<string, readonly [matches: number, decisions: number]>> = {
  'death-over-the-kingdom': [1, 40],
  'god-save-the-king': [25, 60],
  'king-simple': [1, 120],
};
const USUAL = [4, 100] as const;

/** The choices of the usual bot of a game with each temper, in positions of bots and chance. */
async function* choices(id: string) {
  const entry = entryOf(id)!;
  const [rules, bot] = await Promise.all([entry.rules(), entry.bot()]);
  const seats = entry.seats.usual;
  const [matches, decisions] = LOOKS[id] ?? USUAL;
  for (let match = 0; match < matches; match++) {
    let rng = rngFrom(`tempers ${id} ${match}`);
    let state = rules.setup(defaultOptions(rules.options, seats), seats, rng);
    for (let number = 0; number < decisions; number++) {
      const [seat] = rules.turn(state);
      if (seat === undefined) break;
      const moves = rules.legalMoves(state, seat);
      const next = pick(rng, moves);
      rng = next.rng;
      const own = rngFrom(`${id} ${match} ${number}`);
      const question = {view: rules.view(state, seat), moves, rng: own, budget: 0, why: false};
      const made: AnyMove[] = [];
      for (const temper of TEMPERS) made.push((await bot.choose({...question, temper})).move);
      yield {rules, bot, question, moves, made};
      state = rules.apply(state, seat, number % 5 === 0 ? next.value : made[1]!);
    }
  }
}

describe('tempers', () => {
  for (const entry of catalogue.filter(({id, family}) => family !== 'king' || id === 'king-simple'))
    test(`${entry.id}: the usual bot has them if the entry says so`, async () => {
      let changed = 0;
      for await (const {rules, bot, question, moves, made} of choices(entry.id)) {
        const legal = moves.map((move) => rules.formatMove(move));
        const texts = made.map((move) => rules.formatMove(move));
        for (const text of texts) assert.ok(legal.includes(text), text);
        if (new Set(texts).size === 1) continue;
        changed++;
        for (const [at, temper] of TEMPERS.entries()) {
          const again = await temperedBot({rules, bot}, temper).choose(question);
          assert.equal(rules.formatMove(again.move), texts[at], 'the same question, the same move');
        }
      }
      assert.equal(changed > 0, entry.tempers?.includes('normal') ?? false, `${changed} decisions`);
    });

  test('have an effect at the levels that an entry names, and at no other', () => {
    const parts = {beginner: true, tempers: ['normal']};
    assert.equal(temperIn('bold', 'normal', parts), 'bold');
    assert.equal(temperIn('bold', 'easy', parts), 'even');
    // A level that makes no difference plays as `normal`, temper included.
    assert.equal(temperIn('safe', 'expert', parts), 'safe');
    assert.equal(temperIn('safe', 'expert', {...parts, foresight: true}), 'even');
    assert.equal(hasTempers('normal', {}), false);
  });
});

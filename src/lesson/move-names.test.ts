import assert from 'node:assert/strict';
import {test} from 'node:test';
import {pick, rngFrom} from '../cards/index.js';
import {catalogue} from '../embed/catalogue.js';
import {createMessages, playerNamed} from '../i18n/index.js';
import {createMatch} from '../match/index.js';
import {oneOfEachEngine, rounds} from '../testing/full.fixture.js';
import {moveName} from './narration.js';

/** Moves as readers see them: in words, never in notation. */

const PLAYERS = Array.from({length: 12}, (_, seat) => playerNamed(`Player ${seat}`));

for (const entry of oneOfEachEngine(catalogue))
  test(`${entry.id}: every move has words`, async () => {
    const [game, maker] = await Promise.all([entry.load(), entry.diagram?.()]);
    const {rules} = game;
    const told = await Promise.all(
      (['en', 'ru'] as const).map(async (locale) => {
        const messages = createMessages(locale, await entry.messages(locale));
        return {maker, rules, messages, players: PLAYERS} as unknown as Parameters<
          typeof moveName
        >[0];
      }),
    );
    for (let seed = 0; seed < rounds(4); seed++) {
      const match = createMatch(game, {seed});
      for (let n = 0; n < 150 && !match.outcome; n++) {
        const [seat = 0] = match.turn;
        const moves = match.moves(seat);
        for (const move of moves.slice(0, 40)) {
          const text = rules.formatMove(move);
          for (const one of told) {
            const name = moveName(one, move);
            assert.doesNotMatch(name, /undefined|[a-z]+\/[a-z]/, text);
            assert.notEqual(name, text);
          }
        }
        match.play(seat, pick(rngFrom(`${seed}/${n}`), moves).value);
      }
    }
  });

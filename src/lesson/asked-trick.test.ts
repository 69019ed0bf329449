import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {catalogue} from '../embed/catalogue.js';
import {renderExample} from '../embed/render-example/render-example.js';
import {createMatch} from '../match/index.js';
import {writePosition, writeSeat} from '../notation/index.js';
import {oneOfEachEngine} from '../testing/full.fixture.js';

/** `ask="winner"` and `ask="cost"` in every game that has tricks. */

interface Table {
  readonly trick?: readonly {readonly seat: number; readonly card: string}[];
}

describe('a question about a trick', () => {
  for (const entry of oneOfEachEngine(catalogue))
    it(entry.id, async () => {
      const game = await entry.load();
      const match = createMatch(game, {seed: 'tricks', seats: entry.seats.usual});
      let before = match.state as Table;
      const plays = (): string => {
        const {trick = []} = before;
        return trick
          .map(({seat, card}) => `${writeSeat(seat, entry.seats.usual)}:${card}`)
          .join(' ');
      };
      // The next full trick, with its last card apart.
      for (let n = 0; n < 400 && !match.outcome; n++) {
        const [seat = 0] = match.turn;
        const [move] = match.moves(seat) as [{readonly type: string; readonly card?: string}];
        before = match.state as Table;
        const isLast = before.trick?.length === entry.seats.usual - 1 && move.card !== undefined;
        if (!isLast) {
          match.play(seat, move);
          continue;
        }
        const line = writePosition(game.rules, before);
        const [contract, trump] = ['contract', 'trump'].map(
          (field) => RegExp(`\\b${field}: ([^;]+)`).exec(line)?.[1],
        );
        for (const ask of ['winner', 'cost']) {
          const drawn = await renderExample(
            {
              ...{game: entry.id, mode: 'quiz', ask, turn: ''},
              trick: `${plays()} ${writeSeat(seat, entry.seats.usual)}:${move.card}`,
              ...(contract === undefined ? {} : {contract}),
              ...(trump === undefined ? {} : {trump}),
            },
            '<p>Whose?</p>',
          );
          assert.match(drawn, /data-laid/);
        }
        return;
      }
      assert.ok(!('trick' in match.state), 'a game without tricks');
    });
});

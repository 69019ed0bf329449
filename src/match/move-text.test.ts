import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {catalogue} from '../embed/catalogue.js';
import {createMatch, type Game, type Match} from '../index.js';

/**
 * Moves as text. The law `respelled` (src/testing) proves that every legal move can be read in other
 * spellings; here matches are played entirely as text.
 */

const gameOf = async (id: string): Promise<Game> =>
  catalogue.find((entry) => entry.id === id)!.load();

/** A match played to the end, or for 60 moves, with the last legal move each time. */
function played(game: Game, play: (match: Match, seat: number, move: unknown) => void): Match {
  const match: Match = createMatch(game, {seed: 'text'});
  while (!match.outcome && match.length < 60) {
    const seat = match.turn[0]!;
    play(match, seat, match.moves(seat).at(-1));
  }
  return match;
}

for (const entry of catalogue)
  test(`${entry.id}: a match played as text is the match played as data`, async () => {
    const game = await entry.load();
    const byData = played(game, (match, seat, move) => {
      assert.equal(match.play(seat, move), undefined);
    });
    const byText = played(game, (match, seat, move) => {
      const text = game.rules.formatMove(move as never);
      assert.equal(match.refuse(seat, text), undefined, text);
      assert.equal(match.play(seat, text), undefined, text);
    });
    assert.deepEqual(byText.state, byData.state);
    assert.deepEqual(byText.record(), byData.record());
    assert.deepEqual(byText.log('host'), byData.log('host'));
  });

describe('a text', () => {
  test('names a card in any spelling', async () => {
    const hands = [
      ['TH', 'KH'],
      ['2H', '3H'],
      ['4H', '5H'],
      ['6H', '7H'],
    ];
    for (const text of ['TH', '10H', '♥10', '10♥', 'h10', ' th ']) {
      const match = createMatch(await gameOf('king-omnibus'), {
        state: {hands, trick: [], turn: [0]},
      });
      assert.equal(match.refuse(0, text), undefined, text);
      assert.equal(match.play(0, text), undefined, text);
      assert.deepEqual(match.record().moves, ['0:TH']);
    }
  });

  test('may have spaces instead of colons', async () => {
    const match = createMatch(await gameOf('king-trade'), {seed: 1});
    const [one, two] = [match.turn[0]!, (match.turn[0]! + 1) % match.state.seats];
    assert.equal(match.play(one, 'bid 3'), undefined);
    assert.equal(match.play(two, 'fold'), undefined);
    assert.deepEqual(match.record().moves, [`${one}:bid:3`, `${two}:fold`]);
  });

  test('is refused for the same reason as its move', async () => {
    const match = createMatch(await gameOf('king-omnibus'), {seed: 1});
    const [seat] = match.turn;
    const {hands} = match.state as unknown as {hands: string[][]};
    assert.equal(match.play(seat!, hands[(seat! + 1) % 4]![0]), 'game/not-your-card');
    assert.equal(match.play((seat! + 1) % 4, hands[seat!]![0]), 'game/not-your-turn');
  });

  test('that is not a move is refused by a key, and never throws', async () => {
    const texts = ['', ' ', 'hello', 'ZZ', '11H', 'play', 'constructor', ':', '/', '0:1', '\uD800'];
    for (const entry of catalogue) {
      const match = createMatch(await entry.load(), {seed: 1});
      const [seat] = match.turn;
      for (const text of [...texts, 'x'.repeat(1e5), ' '.repeat(1e5), ':'.repeat(1e5)]) {
        assert.equal(match.refuse(seat!, text), 'game/not-a-move', `${entry.id}: ${text}`);
        assert.equal(match.play(seat!, text), 'game/not-a-move');
        assert.equal(await match.client(seat).play(text), 'game/not-a-move');
      }
      assert.equal(match.length, 0);
    }
  });
});

import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {resultMessages} from './result-messages.js';
import {resultText, type ToldMatch} from './result-text.js';

describe('the result of a match for people', () => {
  const match: ToldMatch = {
    game: 'Omnibus',
    names: ['You', 'Otto', 'Nora', 'Vera'],
    seat: 0,
    outcome: {
      winners: [1],
      scores: [-4, -3, -5, -4],
      places: [[1], [0, 3], [2]],
      reason: 'king/all-deals-played',
    },
    level: 'normal',
    signs: '·♥···♥♥ ··♠····',
  };
  const inEnglish = async (told: ToldMatch): Promise<string> =>
    resultText(told, await resultMessages('en'));

  it('is sentences, then a row of signs for each deal', async () => {
    assert.equal(
      await inEnglish(match),
      'Omnibus: I came 2nd of 4 with −4 points. Otto −3, Vera −4, Nora −5. Against normal bots.\n' +
        '·♥···♥♥\n··♠····',
    );
  });

  it('reads in Russian, too', async () => {
    assert.equal(
      resultText({...match, names: ['Вы', 'Отто', 'Нора', 'Вера']}, await resultMessages('ru')),
      'Omnibus: моё место 2 из 4, −4 очка. Отто −3, Вера −4, Нора −5. Против обычных ботов.\n' +
        '·♥···♥♥\n··♠····',
    );
  });

  it('says who won where several people share the screen, and nothing of bots', async () => {
    const shared = {...match, seat: undefined, level: undefined, signs: ''};
    assert.equal(
      await inEnglish(shared),
      'Omnibus: Otto won with −3 points. You −4, Vera −4, Nora −5.',
    );
  });

  it('does without points and places', async () => {
    const told = {...match, names: ['You', 'Otto'], level: undefined, signs: ''};
    const ends = (winners: readonly number[]): Promise<string> =>
      inEnglish({...told, outcome: {winners, reason: 'x'}});
    assert.equal(await ends([0]), 'Omnibus: I won.');
    assert.equal(await ends([1]), 'Omnibus: I lost.');
    assert.equal(await ends([0, 1]), 'Omnibus: I shared the win.');
    assert.equal(await ends([]), 'Omnibus: Nobody won.');
  });

  it('keeps the last signs of a long match', async () => {
    const [, ...rows] = (await inEnglish({...match, signs: `${'▲'.repeat(500)}▼`})).split('\n');
    assert.equal(rows.join(''), `…${'▲'.repeat(118)}▼`);
  });
});

import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {createMessages, playerNamed, sharedMessages} from '../../../i18n/index.js';
import {en} from '../messages/en.js';
import {ru} from '../messages/ru.js';
import {countTricks} from '../rules/trick-winner.js';
import type {PeasantsView, Trick} from '../types.js';
import type {PeasantsContext} from './context.js';
import {turningPoint} from './turning-point.js';
import {readerBefore} from '../../../testing/players.fixture.js';

const CATALOGUES = {en, ru};
const NAMES = ['Otto', 'Vera', 'Nora'];

/** A trick of four cards from seat 0 on. */
const trick = (cards: string): Trick =>
  cards.split(' ').map((card, seat) => ({seat, card}) as Trick[number]);

/** The turning point of a reign of these tricks, with hearts as trumps. */
async function told(
  winner: number,
  tricks: readonly Trick[],
  {seat = 0, locale = 'en' as 'en' | 'ru'} = {},
): Promise<string | undefined> {
  const messages = createMessages(locale, await sharedMessages[locale](), CATALOGUES[locale]);
  const view = {
    trump: 'H',
    played: tricks,
    tricks: countTricks({trump: 'H'}, tricks),
    ranks: ['peasant', 'king', 'prince', 'soldier'],
  } as unknown as PeasantsView;
  const ctx = {
    messages,
    players: readerBefore([messages.t('you'), ...NAMES]),
    seat,
  } as unknown as PeasantsContext;
  return turningPoint(view, winner, ctx);
}

/** Otto takes these: the first with an ace, the second with a trump on the reader's king. */
const ACE = trick('7S AS 8S 9S');
const RUFF = trick('KC 6H 7C 8C');
const NORA = trick('7D 8D 9D AD');

describe('the turning point of a reign', () => {
  it('is the trick with which the winner took the lead for good', async () => {
    assert.equal(
      await told(1, [NORA, ACE, RUFF]),
      'Trick 3: Otto moved ahead with the 6 of hearts.',
    );
  });

  it('is the reader’s loss to a winner who led all the way', async () => {
    assert.equal(
      await told(1, [ACE, RUFF, NORA]),
      'Trick 2: your king of clubs fell to Otto’s 6 of hearts.',
    );
    assert.equal(
      await told(1, [ACE, RUFF, NORA], {locale: 'ru'}),
      'Взятка 2: шестёрка червей (Otto) бьёт вашу карту: король треф.',
    );
  });

  it('is the trick after which nobody could catch up, if the reader lost no winning card', async () => {
    assert.equal(
      await told(1, [ACE, RUFF, NORA], {seat: 3}),
      'After trick 2 nobody could catch Otto any more: 2 to 0.',
    );
    assert.equal(
      await told(1, [ACE, RUFF, NORA], {seat: 2, locale: 'ru'}),
      'После взятки 2 отрыв не догнать: впереди Otto, 2 против 0.',
    );
  });

  it('is the last trick if everything was open until then', async () => {
    // With one trick each a lower rank would have won the reign.
    assert.equal(
      await told(1, [ACE, RUFF], {seat: 3}),
      'The last trick decided: Otto ahead, 2 to 0.',
    );
  });

  it('is left out if tricks are missing', async () => {
    const messages = createMessages('en', await sharedMessages.en(), en);
    const view = {trump: 'H', played: [ACE], tricks: [0, 3, 0, 0], ranks: ['king']};
    const ctx = {messages, players: NAMES.map(playerNamed), seat: 0};
    assert.equal(
      turningPoint(view as unknown as PeasantsView, 1, ctx as unknown as PeasantsContext),
      undefined,
    );
  });
});

import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {createMessages, sharedMessages} from '../../../../i18n/index.js';
import type {Cause, Fall, GskEvent, GskView} from '../../index.js';
import {en} from '../../messages/en.js';
import {ru} from '../../messages/ru.js';
import type {GskContext} from '../context.js';
import {turningPoint} from './turning-point.js';
import {readerBefore} from '../../../../testing/players.fixture.js';

const CATALOGUES = {en, ru};

/** A trick of seats 0 and 1 at the first table, with the events between its call and its end. */
const trick = (winner: number | null, ...between: readonly object[]): readonly object[] => [
  {type: 'match called', table: 0, seats: [0, 1], hand: 1},
  ...between,
  {type: 'cards collected', table: 0, winner, cards: 6},
];
const push = {
  type: 'bluff decided',
  table: 0,
  winner: 1,
  declared: [
    {seat: 0, rank: 'Q'},
    {seat: 1, rank: 'A'},
  ],
};
const found = {type: 'piles searched', kings: [{seat: 0, card: 'KS', pile: 1}], piles: []};
const routs = (more: object): object => ({
  ...{type: 'routs settled', table: 0, routs: [], penalties: []},
  ...more,
});

async function told(
  cause: Cause,
  log: readonly object[],
  locale: 'en' | 'ru' = 'en',
): Promise<string | undefined> {
  const messages = createMessages(locale, await sharedMessages[locale](), CATALOGUES[locale]);
  const fall: Fall = {seat: 0, cause, by: 1, hand: 1, moment: 0, cards: 12};
  const players = readerBefore([messages.t('you'), locale === 'ru' ? 'Отто' : 'Otto']);
  return turningPoint(
    {fallen: [fall]} as unknown as GskView,
    {messages, players, seat: 0, log: log as readonly GskEvent[]} as unknown as GskContext,
  );
}

describe('the turning point', () => {
  it('is the trick in which the King went into the pile', async () => {
    const log = [...trick(0), ...trick(1), found];
    assert.equal(await told('pile', log), 'Hand 1, trick 2: your King went into Otto’s pile.');
    assert.equal(
      await told('pile', log, 'ru'),
      'Круг 1, взятка 2: ваш король попал в стопку игрока Отто.',
    );
  });

  it('names the push that lost the game', async () => {
    assert.equal(
      await told('pile', [...trick(1, push), found]),
      'Hand 1, trick 1: a push. Otto said ace and won it, with your King in it.',
    );
  });

  it('claims no trick if several may be the one', async () => {
    assert.equal(
      await told('pile', [...trick(1), ...trick(1), found]),
      'Otto won 2 tricks of hand 1. One of them held your King.',
    );
  });

  it('is the rout that hit', async () => {
    const hit = routs({routs: [{by: 1, of: 0, at: 'centre', card: 'KS', king: true}]});
    assert.equal(
      await told('rout', trick(1, hit)),
      'Hand 1, trick 1: Otto named your centre as the King, and was right.',
    );
  });

  it('is the rout or the challenge after which the King was drawn', async () => {
    const drawn = {penalties: [{from: 0, to: 1, card: 'KS'}]};
    const missed = routs({...drawn, routs: [{by: 0, of: 1, at: 'left', card: '9H', king: false}]});
    assert.equal(
      await told('penalty', trick(1, missed)),
      'Hand 1, trick 1: you named a wrong card, and your King was drawn for it.',
    );
    const doubted = {type: 'challenge answered', challenge: {by: 0, of: 1, answer: 'accurate'}};
    assert.equal(
      await told('penalty', trick(1, {...routs(drawn), ...doubted})),
      'Hand 1, trick 1: a challenge, and the card that was drawn was your King.',
    );
  });

  it('is the flank on which the King was laid', async () => {
    assert.equal(
      await told('flank', trick(1)),
      'Hand 1, trick 1: you laid the King on a flank, and flanks are turned.',
    );
  });

  it('is left out if the record has none', async () => {
    assert.equal(await told('pile', []), undefined);
    assert.equal(await told('rout', []), undefined);
    assert.equal(await told('short', trick(1)), undefined);
  });
});

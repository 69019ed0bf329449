import assert from 'node:assert/strict';
import {before, describe, it} from 'node:test';
import type {Card} from '../../../cards/index.js';
import {contextOf, matchOf, voice} from '../../../testing/king-table.fixture.js';
import {variantOf} from '../rules/contracts/variants.js';
import type {KingView, Trick} from '../types.js';
import {chase} from './chase.js';
import type {KingContext} from './context.js';

describe('a player who is after all fifteen', () => {
  const voices: Record<string, KingContext['messages']> = {};
  before(async () => {
    for (const locale of ['en', 'ru'] as const) voices[locale] = await voice(locale);
  });

  /** A trick that falls to a seat, with these cards in it. */
  const trick = (taker: number, ...cards: readonly Card[]): Trick => [
    {seat: taker, card: 'AC' as Card},
    ...cards.map((card, at) => ({seat: (taker + at + 1) % 4, card})),
  ];
  const HEARTS = [...'23456789TJQKA'].map((rank) => `${rank}H` as Card);
  const taken = (seat: number, ...cards: readonly Card[]): readonly Trick[] =>
    [cards.slice(0, 3), cards.slice(3, 6), cards.slice(6, 9), cards.slice(9, 12), cards.slice(12)]
      .filter(({length}) => length > 0)
      .map((three) => trick(seat, ...three));
  const told = (
    played: readonly Trick[],
    more: Partial<KingContext> = {},
    locale = 'en',
  ): string | undefined => {
    const match = matchOf('king-omnibus');
    const view: KingView = {...match.view(0), played};
    return chase(view, variantOf('king-omnibus'), contextOf(voices[locale]!, match, more));
  };

  it('is named with nine hearts and the queen, and with what would stop that', () => {
    const nine = taken(2, ...HEARTS.slice(0, 9), 'QS');
    assert.equal(told(nine), 'Nora is after all fifteen: take a heart to stop that');
    assert.equal(told(nine, {}, 'ru'), 'Нора собирает все пятнадцать. Помешает черва');
    const all = taken(2, ...HEARTS, 'QS');
    assert.equal(told(all), 'Nora is after all fifteen: take the ten to stop that');
    assert.equal(told(taken(0, ...HEARTS.slice(0, 9), 'QS')), 'All fifteen pay +26: 5 to go');
  });

  it('is not named earlier, nor once another has one of them', () => {
    assert.equal(told(taken(2, ...HEARTS.slice(0, 8), 'QS')), undefined);
    assert.equal(told(taken(2, ...HEARTS.slice(0, 10))), undefined);
    const nine = taken(2, ...HEARTS.slice(0, 9), 'QS');
    assert.equal(told([...nine, trick(1, 'AH')]), undefined);
    assert.equal(told(taken(2, ...HEARTS, 'QS', 'TD')), undefined);
  });
});

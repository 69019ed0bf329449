import assert from 'node:assert/strict';
import {before, describe, it} from 'node:test';
import {contextOf, matchOf, voice} from '../../../../testing/king-table.fixture.js';
import type {KingEvent, KingView} from '../../types.js';
import type {KingContext} from '../context.js';
import {whyLost} from './why-lost.js';

describe('a lost match', () => {
  const voices: Record<string, KingContext['messages']> = {};
  before(async () => {
    for (const locale of ['en', 'ru'] as const) voices[locale] = await voice(locale);
  });

  const queen = (seat: number): KingEvent => ({
    type: 'trick taken',
    seat,
    trick: [
      {seat: 1, card: 'KS'},
      {seat: 2, card: 'QS'},
    ],
    points: -13,
  });
  const why = (
    sheet: readonly (readonly number[])[],
    log: readonly KingEvent[] = [],
    more: Partial<KingContext> = {},
    locale = 'en',
  ): string | undefined => {
    const match = matchOf('king-omnibus');
    const scores = [0, 1, 2, 3].map((seat) => sheet.reduce((sum, row) => sum + row[seat]!, 0));
    const view: KingView = {...match.view(0), sheet, scores};
    return whyLost(view, contextOf(voices[locale]!, match, {log, ...more}));
  };

  it('was lost to queens, if without them it would have been won', () => {
    const sheet = [
      [-15, -1, 0, 0],
      [-20, 0, -5, 9],
    ];
    // 44 points behind: three queens are 39, four are 52.
    assert.equal(why(sheet, [queen(0), queen(0), queen(0)]), undefined);
    assert.equal(
      why(sheet, [queen(0), queen(1), queen(0), queen(0), queen(0)]),
      'You lost it to 4 queens: −52',
    );
    assert.equal(why([[-14, 0, -1, -1]], [queen(0), queen(2)]), undefined);
    assert.equal(why([[-12, 0, -1, -1]], [queen(0), queen(2)]), 'You lost it to the queen: −13');
  });

  it('or in the deal without which it would have been won', () => {
    const sheet = [
      [-1, -5, -6, -4],
      [-15, -1, 0, 0],
      [-3, -4, -5, -4],
    ];
    assert.equal(why(sheet), 'You lost it in the 2nd deal: −15');
    assert.equal(why(sheet, [], {}, 'ru'), 'Победу отняла 2-я сдача: −15');
  });

  it('or to nothing in particular; nobody else lost it', () => {
    const far = [
      [-10, 0, 0, -6],
      [-10, 0, 0, -6],
    ];
    assert.equal(why(far), undefined);
    assert.equal(why([[10, -20, -5, -1]]), undefined);
    assert.equal(why([[-15, 0, -1, 0]], [], {shared: true}), undefined);
    assert.equal(why([[-15, 0, -1, 0]], [], {seat: undefined}), undefined);
  });
});

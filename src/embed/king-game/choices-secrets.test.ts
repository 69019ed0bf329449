import {expect} from '@open-wc/testing';
import type {LitElement} from 'lit';
import {type Card, isCard} from '../../cards/index.js';
import type {KingState} from '../../games/king/types.js';
import {clean, everything, type Table} from '../gstk-table/table.fixture.js';
import {laid, position} from './choices.fixture.js';

describe('secrets of choosing, showing and drawing', () => {
  before(clean);
  afterEach(clean);

  /** All text that the page could read in a table, except drawings. */
  const readable = (table: Table): string =>
    [table.host, ...everything(table.root)]
      .flatMap((element) => [
        ...[...element.attributes].filter(({name}) => name !== 'd').map(({value}) => value),
        ...[...element.childNodes]
          .filter(({nodeType}) => nodeType === Node.TEXT_NODE || nodeType === Node.COMMENT_NODE)
          .map(({textContent}) => textContent ?? ''),
        JSON.stringify(
          [...((element.constructor as Partial<typeof LitElement>).elementProperties?.keys() ?? [])]
            .filter((name) => typeof name === 'string')
            .map((name) => (element as unknown as Record<string, unknown>)[name]),
        ),
      ])
      .concat(JSON.stringify(table.host.view))
      .join('\n');

  const leaks = (table: Table, hidden: readonly Card[]): readonly Card[] => {
    const text = readable(table);
    const codes = new Set(text.match(/(?<!\w)(?:[2-9TJQKA][SHDC]|\*[12])(?!\w)/g));
    return hidden.filter(
      (card) => codes.has(card) || text.includes(table.messages.t('card', {card})),
    );
  };

  /** Cards that seat 0 may not know in a position. */
  const hiddenIn = ({hands, talon, away, stock, orderer, shown}: KingState): readonly Card[] =>
    [...hands.slice(1).flat(), ...talon, ...(orderer === 0 ? [] : away), ...stock].filter(
      (card) => !shown.includes(card),
    );

  for (const [what, id, phase, holds] of [
    ['the talon before it is taken', 'king-minsk', 'ordering', undefined],
    [
      'what another player has discarded',
      'king-minsk',
      'play',
      ({orderer}: KingState) => orderer !== 0,
    ],
    ['the pack before a trump is called', 'king-preference', 'calling', undefined],
    ['the bazaar', 'king-domino', 'drawing', undefined],
    [
      'cards that another has drawn',
      'king-domino',
      'play',
      ({draws}: KingState) => draws.some(({seat}) => seat !== 0),
    ],
  ] as const)
    it(`${what} appears nowhere`, async () => {
      const state = position(id, phase, holds);
      const hidden = hiddenIn(state).filter(
        // Everybody knows what the contract is about, and the contracts to choose from.
        (card) =>
          !(card === 'KH' && phase === 'ordering') &&
          !state.contract.terms.some(
            (term) => 'of' in term && (term.of === card || card.startsWith(term.of)),
          ),
      );
      expect(hidden.length).to.be.greaterThan(4);
      expect(hidden.every(isCard)).to.equal(true);
      const table = await laid(id.slice('king-'.length), state);
      expect(leaks(table, hidden)).to.deep.equal([]);
      await table.open('log');
      expect(leaks(table, hidden), 'with the log').to.deep.equal([]);
      table.find('.board')!.append(table.messages.t('card', {card: hidden[0]!}));
      expect(leaks(table, hidden), 'a leak would be seen').to.deep.equal([hidden[0]]);
    });

  it('a player knows what they discarded', async () => {
    const state = position(
      'king-minsk',
      'play',
      ({orderer, played}) => orderer === 0 && played.length > 0,
    );
    const table = await laid('minsk', state);
    await table.open('this-deal');
    const chips = [...table.root.querySelectorAll('.took :is(.chip, .count)')].map(
      ({textContent}) => textContent.trim(),
    );
    expect(chips.length).to.be.at.least(4);
  });
});

import {expect} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import type {LitElement} from 'lit';
import type {Card} from '../cards/index.js';
import {kingGame} from '../games/king/index.js';
import {replay} from '../match/replay.js';
import {isFull, repeated} from '../testing/full.fixture.js';
import {FOLLOWS} from './positions.fixture.js';
import {clean, everything, frames, Table, until} from '../embed/gstk-table/table.fixture.js';

/** The page never reveals a card that another player holds. */

/** What the page can read of an element besides its markup: the public properties of our elements. */
function properties(element: Element): string {
  const {elementProperties} = element.constructor as typeof LitElement;
  if (!(elementProperties instanceof Map)) return '';
  const own = [...elementProperties.keys()].filter((name) => typeof name === 'string');
  // The terms of a contract name the cards that count, which every player knows.
  const json = JSON.stringify(
    own.map((name) => (element as unknown as Record<string, unknown>)[name]),
    (key, value: unknown) => (key === 'contract' || key === 'terms' ? undefined : value),
  );
  return json;
}

/** Every string anywhere in the composed tree of a table. */
function everythingSaid(table: Table): string {
  const parts: string[] = [];
  for (const element of [table.host, ...everything(table.root)]) {
    // The `d` of a path is a drawing: its numbers and letters name no card.
    for (const {name, value} of element.attributes)
      if (name !== 'd') parts.push(`${name}=${value}`);
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE || node.nodeType === Node.COMMENT_NODE)
        parts.push(node.textContent ?? '');
    parts.push(properties(element));
  }
  // The `view` property is ahead of the screen: its hands are left out here, and must be blank for the
  // other players.
  const {hands, ...rest} = table.view;
  expect(
    hands
      .slice(1)
      .flat()
      .every((card) => card === null),
  ).to.equal(true);
  parts.push(
    JSON.stringify(rest, (key, value: unknown) => (key === 'contract' ? undefined : value)),
  );
  // The cards that a contract scores are public.
  return parts.join('\n').replaceAll(/queen of spades −13|10 of diamonds \+10/g, '');
}

describe('secrets of a table', () => {
  let table: Table;
  let hidden: Set<Card>;

  const start = async (attributes = {}, set = {}): Promise<void> => {
    table = await Table.lay({width: 1000, attributes, set});
    table.host.addEventListener('gstk-card-played', ({detail}) =>
      hidden.delete(detail.card as Card),
    );
    hidden = new Set();
    await table.rests();
    const {moves, ...record} = table.host.record!;
    const {hands} = replay(kingGame(record.game), {...record, moves: []}).state;
    hidden = new Set(hands.slice(1).flat());
    for (const step of moves) hidden.delete(step.split(':')[1] as Card);
    await table.stands();
  };

  const leaks = (text: string): readonly Card[] => {
    const codes = new Set(text.match(/(?<!\w)[2-9TJQKA][SHDC](?!\w)/g));
    // After the deal the view is that of the next one, in which the reader has other cards.
    const own = table.view.hands[0]!;
    return [...hidden].filter(
      (card) =>
        !own.includes(card) && (codes.has(card) || text.includes(table.messages.t('card', {card}))),
    );
  };

  const look = (when: string): void => {
    expect(leaks(everythingSaid(table)), when).to.deep.equal([]);
    const faces = [...everything(table.root)].filter((one) => one.matches('.gk[data-s]'));
    expect(faces.length, `${when}: faces`).to.equal(table.cards.length + table.trick().length);
  };

  before(clean);
  afterEach(clean);

  it('a leak is detected', async () => {
    await start();
    const [card] = hidden;
    table.find('.board')!.setAttribute('data-oops', card!);
    expect(leaks(everythingSaid(table))).to.deep.equal([card]);
    table.find('.board')!.removeAttribute('data-oops');
    table.find('gstk-seat')!.append(table.messages.t('card', {card: card!}));
    expect(leaks(everythingSaid(table))).to.deep.equal([card]);
  });

  for (const players of repeated(['4', '3']))
    it(`no frame of a deal with ${players} players shows a hidden card, nor does the log`, async function () {
      this.timeout(240_000);
      await start({players}, isFull ? {} : {state: FOLLOWS});
      await table.open('log');
      look('first question');
      while (table.is('my-turn')) {
        const {moves} = table;
        table.host.play(table.legal()[0]!);
        do {
          await frames(1);
          look(`after ${table.moves} cards`);
        } while (!table.resting);
        expect(table.moves).to.be.greaterThan(moves);
        await table.rests();
      }
      await table.stands();
      expect(leaks(everythingSaid(table)), 'summary').to.deep.equal([]);
    });

  it('cards that stay unplayed at an early stop are never shown', async () => {
    // "No boys" ends with the fourth jack, which the reader leads.
    const taken = ['JH 9H 8H 7H', 'JS 9S 8S 7S', 'JD 9D 8D 7D'];
    const state = {
      contract: {id: 'no-boys'},
      dealer: 3,
      turn: [0],
      played: taken.map((cards) => cards.split(' ').map((card, seat) => ({seat, card}))),
      hands: [['JC', 'AC', 'KC', 'QC', 'AS'], null, null, null],
    };
    await start({variant: 'simple'}, {state});
    await table.open('scores'); // the review beside it shows cards, all of them played
    await table.plays(() => table.host.play('JC'));
    await table.becomes('deal-over');
    await table.stands();
    // By now the view is that of the next deal; the record has what nobody has played.
    const {moves, ...record} = table.host.record!;
    expect(moves, 'the deal ended early').to.have.length(4);
    const {hands} = replay(kingGame(record.game), {...record, moves: []}).state;
    const gone = new Set(moves.map((move) => move.split(':')[1]));
    hidden = new Set(hands.slice(1).flat());
    for (const card of hidden)
      if (gone.has(card) || table.view.hands[0]!.includes(card)) hidden.delete(card);
    expect(hidden).not.to.have.property('size', 0);
    expect(leaks(everythingSaid(table))).to.deep.equal([]);
    // The reader's own cards keep their place below the summary, hidden.
    const hand = table.find('gstk-hand')!;
    expect(hand.checkVisibility({visibilityProperty: true})).to.equal(false);
    const faces = [...everything(table.root)].filter((one) => one.matches('.gk[data-s]'));
    expect(faces.filter((one) => one.getRootNode() !== hand.shadowRoot).length).to.equal(0);
    expect(faces.length).to.equal(table.hand().length);
  });

  it('the accessibility tree names no hidden card', async () => {
    await start();
    for (let n = 0; n < (isFull ? 3 : 2); n++) {
      const nodes: {name: string; description: string}[] = await executeServerCommand('ax-tree');
      const said = nodes.map(({name, description}) => `${name}\n${description}`).join('\n');
      expect(leaks(said)).to.deep.equal([]);
      await table.plays(() => table.host.play(table.legal()[0]!));
    }
  });

  it('events reveal no hidden card', async () => {
    await start({}, {state: FOLLOWS});
    const lines: string[] = [];
    for (const type of [
      'gstk-turn-changed',
      'gstk-trick-taken',
      'gstk-deal-scored',
      'gstk-card-played',
    ])
      table.host.addEventListener(type, (event) => {
        lines.push(...leaks(JSON.stringify((event as CustomEvent).detail)));
      });
    await table.finishDeal();
    expect(lines).to.deep.equal([]);
  });

  it('readings, hints and announcements reveal no hidden card', async () => {
    await start();
    table.cards[0]!.focus();
    const said: string[] = [];
    new MutationObserver((records) => {
      for (const {addedNodes} of records)
        for (const node of addedNodes) said.push(node.textContent ?? '');
    }).observe(document.body, {subtree: true, childList: true});
    for (const key of ['h', 'Shift+H', 't', 'w', 's', 'k', 'e', 'r', 'i']) await table.press(key);
    await until(() => said.join('').includes('Hint'), 'the hint is said');
    await frames(12);
    expect(leaks(said.join('\n'))).to.deep.equal([]);
  });

  it('no view contains the seed or the random stream', async () => {
    await start();
    const {view} = table.host;
    expect(Object.keys(view!)).not.to.include.members(['rng']);
    expect(JSON.stringify(view)).not.to.contain('rng');
    expect(Object.keys(view!)).not.to.include('seed');
  });
});

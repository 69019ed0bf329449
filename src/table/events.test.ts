import {expect} from '@open-wc/testing';
import type {PublicEvents} from '../elements/events.js';
import {FOLLOWS} from './positions.fixture.js';
import {
  clean,
  everything,
  frames,
  type Heard,
  Table,
  until,
} from '../embed/gstk-table/table.fixture.js';

describe('events of <gstk-table>', () => {
  before(clean);
  afterEach(clean);
  it('row 82: none when the page sets a property', async () => {
    const table = await Table.ready();
    table.heard.length = 0;
    Object.assign(table.host, {
      deck: 'two-colour',
      cardIndex: 'ru',
      theme: 'felt',
      speed: 'fast',
    });
    Object.assign(table.host, {locale: 'ru', shortcuts: 'off', playMode: 'confirm'});
    await table.stands();
    expect(table.heard).to.deep.equal([]);
  });

  it('row 83: bubble and are composed; details are plain JSON and name the game', async () => {
    const events: CustomEvent[] = [];
    const inner = document.createElement('div');
    const shadow = document.body.appendChild(document.createElement('div'));
    shadow.attachShadow({mode: 'open'}).append(inner);
    const types: (keyof PublicEvents)[] = [
      ...([
        'gstk-before-play',
        'gstk-card-played',
        'gstk-play-refused',
        'gstk-trick-taken',
      ] as const),
      ...(['gstk-deal-started', 'gstk-deal-scored', 'gstk-turn-changed'] as const),
      ...(['gstk-move-undone', 'gstk-state-saved', 'gstk-setting-changed'] as const),
    ];
    for (const type of types)
      document.addEventListener(type, (event) => events.push(event as CustomEvent));
    const table = await Table.ready({
      into: inner,
      attributes: {'storage-key': 'events', variant: 'simple'},
    });
    const illegal = table.hand().find((card) => !table.legal().includes(card));
    if (illegal) table.host.play(illegal);
    await table.plays(() => table.host.play(table.legal()[0]!));
    table.host.undo();
    await table.rests();
    await table.finishDeal();
    table.button('Menu').click();
    await until(() => table.find('gstk-dialog gstk-segments'), 'the menu is open');
    await table.stands();
    const input = '[value=two-colour]';
    for (const element of everything(table.root))
      if (element.matches(`input${input}`)) (element as HTMLElement).click();
    await frames(3);
    expect([...new Set(events.map(({type}) => type))]).to.have.members(types);
    for (const {type, detail, bubbles, composed, cancelable} of events) {
      expect({bubbles, composed}, type).to.deep.equal({bubbles: true, composed: true});
      expect(cancelable, type).to.equal(type === 'gstk-before-play');
      expect((detail as Heard['detail'])['game'], type).to.equal('king-simple');
      expect(structuredClone(detail), type).to.deep.equal(detail);
      expect(JSON.parse(JSON.stringify(detail)), type).to.deep.equal(detail);
    }
    shadow.remove();
  });

  it('tell a deal from its first card to its score', async () => {
    const table = await Table.ready({set: {state: FOLLOWS}});
    await table.finishDeal();
    const played = table.events('gstk-card-played');
    const steps = table.host.record!.moves;
    expect(played.map(({seat, card}) => `${String(seat)}:${String(card)}`)).to.deep.equal(steps);
    expect(played[0]).to.deep.include({deal: 1, trick: 1, legal: true});
    const tricks = table.events('gstk-trick-taken');
    expect(tricks.map(({trick}) => trick)).to.deep.equal(tricks.map((_, at) => at + 1));
    const sums = [0, 0, 0, 0];
    for (const {seat, points} of tricks) sums[Number(seat)]! += Number(points);
    expect(table.events('gstk-deal-scored')[0]!['scores']).to.deep.equal(sums);
  });

  it('gstk-before-play, when cancelled, keeps the card in the hand', async () => {
    const table = await Table.ready();
    const details: unknown[] = [];
    const stop = (event: Event): void => {
      details.push((event as CustomEvent).detail);
      event.preventDefault();
    };
    table.host.addEventListener('gstk-before-play', stop);
    const [card] = table.legal();
    const {moves} = table;
    await table.click(card!);
    await table.stands();
    expect(table.moves).to.equal(moves);
    expect(table.hand()).to.include(card);
    expect(table.is('my-turn')).to.equal(true);
    expect(details[0]).to.deep.include({game: 'king-omnibus', seat: 0, card});
    table.host.removeEventListener('gstk-before-play', stop);
    await table.plays(() => table.click(card!));
    expect(table.hand()).not.to.include(card);
  });
});

import {expect} from '@open-wc/testing';
import {sendMouse, setViewport} from '@web/test-runner-commands';
import {SimulatedClock} from 'xstate';
import type {Card} from '../../cards/index.js';
import {isFull} from '../../testing/full.fixture.js';
import {itNightly} from '../../testing/nightly.fixture.js';
import {TIMES} from '../../elements/conductor/tempo.js';
import {clean, frames, Table, touchScreen, until} from '../../embed/gstk-table/table.fixture.js';
import {Listener} from '../speech/listener.fixture.js';

/** The features of a table, by the rows of docs/checklist.md. */

const SIMPLE = {variant: 'simple'};

/** A position in which seat 0 leads in "Tricks" of Simple King with these cards. */
const tricks = (...hand: string[]): object => ({
  contract: {id: 'take-tricks'},
  turn: [0],
  hands: [hand, null, null, null],
});

const find = (table: Table, id: string): HTMLElement | null => table.find(`[data-id=${id}]`);

describe('a table beyond being played', () => {
  before(clean);
  afterEach(clean);

  it('row 10: a finger on narrow strips is asked to confirm, a mouse is not', async () => {
    await setViewport({width: 320, height: 700});
    await touchScreen(true);
    try {
      const table = await Table.ready();
      const [card] = table.legal();
      await table.touch(table.card(card!));
      await until(() => find(table, 'play'), 'it asks');
      expect(table.hand()).to.include(card);
      await table.plays(() => table.touch(table.card(card!)));
      expect(table.hand()).not.to.include(card);
      await table.plays(() => table.click(table.legal()[0]!));
    } finally {
      await touchScreen(false);
    }
  });

  it('row 11: a card dragged to the middle of the table is played; let go in the hand, it stays', async () => {
    const table = await Table.ready({width: 600, attributes: {'play-mode': 'confirm'}});
    const drag = async (card: Card, to: Element): Promise<void> => {
      const place = (element: Element): [number, number] => {
        const {x, y, width, height} = element.getBoundingClientRect();
        return [Math.round(x + width / 2), Math.round(y + height / 2)];
      };
      await sendMouse({type: 'move', position: place(table.card(card))});
      await sendMouse({type: 'down'});
      await sendMouse({type: 'move', position: place(to)});
      expect(table.card(card).dataset['dragged']).to.equal('on');
      await sendMouse({type: 'up'});
      await frames(3);
    };
    const [card] = table.legal();
    await drag(card!, table.cards.at(-1)!);
    expect(table.moves === 0 || table.hand().includes(card!), 'it stays').to.equal(true);
    const refused = table.hand().find((one) => !table.legal().includes(one));
    if (refused) {
      await drag(refused, table.find('gstk-trick')!);
      expect(table.events('gstk-play-refused')).to.have.length(1);
    }
    await table.plays(() => drag(card!, table.find('gstk-trick')!));
    expect(table.hand()).not.to.include(card);
  });

  it('row 13: Enter on a card collects the trick that lies there, and plays nothing', async () => {
    const clock = new SimulatedClock();
    const table = await Table.lay({attributes: {speed: 'normal'}, set: {clock}});
    const pass = async (holds: () => unknown, step = 40): Promise<void> => {
      for (let n = 0; n < 400 && !holds(); n++) {
        clock.increment(step);
        await frames(1);
      }
    };
    await pass(() => table.is('my-turn'), 500);
    await table.tabTo(table.find('gstk-hand')!);
    table.host.play(table.legal()[0]!);
    await pass(() => table.view.trick.length === 0 && table.view.played.length === 1);
    await pass(() => table.trick().length === 4);
    const {moves} = table;
    const before = table.hand().length;
    await table.press('Enter');
    clock.increment(TIMES.normal.holds.collect);
    await frames(3);
    expect(table.trick(), 'the trick is gone in no time').to.have.length(0);
    expect(table.hand()).to.have.length(before);
    expect(table.moves).to.equal(moves);
  });

  it('row 17: the last card plays itself after a pause, and that is said', async () => {
    const clock = new SimulatedClock();
    const ears = new Listener();
    const state = tricks('AS');
    const table = await Table.lay({attributes: {...SIMPLE, speed: 'normal'}, set: {clock, state}});
    await until(() => table.is('my-turn'), 'the reader is asked');
    await table.tabTo(table.find('gstk-hand')!);
    await frames(10);
    clock.increment(TIMES.normal.bot - 1);
    await frames(2);
    expect(table.moves).to.equal(0);
    clock.increment(2);
    await until(() => table.moves === 1, 'it is played');
    expect(await ears.news()).to.contain('Your last card was played for you.');
    ears.stop();
  });

  it('row 17: autoplay-forced="off" leaves it to the reader', async () => {
    const attributes = {...SIMPLE, 'autoplay-forced': 'off'};
    const table = await Table.ready({attributes, set: {state: tricks('AS')}});
    await table.tabTo(table.find('gstk-hand')!);
    await frames(20);
    expect(table.moves).to.equal(0);
  });

  it('row 19: nothing that counts is left: the deal can be finished at once', async () => {
    const taken = ['JH 9H 8H 7H', 'JS 9S 8S 7S', 'JD 9D 8D 7D', 'JC 9C 8C 7C', 'AH KH QH TH'];
    const state = {
      contract: {id: 'no-boys'},
      options: {earlyStop: 'off'},
      dealer: 3,
      turn: [0],
      played: taken.map((cards) => cards.split(' ').map((card, seat) => ({seat, card}))),
      hands: [['AS', 'KC', 'QD'], null, null, null],
    };
    const table = await Table.ready({attributes: SIMPLE, set: {state}});
    await table.tabTo(table.find('gstk-hand')!);
    await until(() => find(table, 'finish'), 'it is offered');
    await table.push('End the deal');
    await table.becomes('deal-over');
    expect(table.events('gstk-deal-scored').at(-1)!['scores']).to.deep.equal([-16, 0, 0, 0]);
    await table.push('Next deal');
    await table.rests();
    expect(table.hand(), 'and the next deal takes its time').to.have.length(8);
  });

  it('row 20: certain winners are claimed and played out', async () => {
    const ears = new Listener();
    const state = tricks('AS', 'KS', 'AH', 'AD');
    const table = await Table.ready({attributes: SIMPLE, set: {state}});
    await table.tabTo(table.find('gstk-hand')!);
    await until(() => find(table, 'claim'), 'it is offered');
    expect(await ears.news()).to.contain(
      'The last 4 tricks are yours: +8. The rest is yours. Claim it?',
    );
    expect(await table.host.claim()).to.equal(true);
    await table.becomes('deal-over');
    const takers = table.events('gstk-trick-taken').map(({seat}) => seat);
    expect(takers).to.deep.equal([0, 0, 0, 0]);
    expect(table.heard.map(({type}) => type)).to.include('gstk-claim-made');
    ears.stop();
  });

  it('row 20: nobody is said to claim what costs: it is played out', async () => {
    const ears = new Listener();
    const state = {...tricks('AS', 'KS', 'AH', 'AD'), contract: {id: 'no-tricks'}};
    const table = await Table.ready({attributes: SIMPLE, set: {state}});
    await table.tabTo(table.find('gstk-hand')!);
    await until(() => find(table, 'claim'), 'it is offered');
    expect(find(table, 'claim')!.textContent.trim()).to.equal('Show');
    const cost = 'The last 4 tricks are yours: −8';
    expect(table.prompt.why).to.equal(cost);
    expect(await ears.news()).to.contain(`${cost}. Play it out?`);
    ears.stop();
  });

  it('row 20: what is not certain is refused aloud, and play goes on', async () => {
    const ears = new Listener();
    const state = tricks('AS', 'KS', 'QH');
    const table = await Table.ready({attributes: SIMPLE, set: {state}});
    await table.tabTo(table.find('gstk-hand')!);
    await frames(5);
    expect(find(table, 'claim')).to.equal(null);
    expect(await table.host.claim()).to.equal(false);
    expect((await ears.urgent()).join()).to.contain('Not accepted: the rest is not certain');
    expect(table.events('gstk-claim-challenged')).to.have.length(1);
    expect(table.moves).to.equal(0);
    await table.plays(() => table.host.play('AS'));
    ears.stop();
  });

  itNightly('says where the temper of a bot has decided', async () => {
    // Without a liking for risk Vera would play the jack of hearts.
    const table = await Table.ready({attributes: {variant: 'simple', seed: '94'}});
    await table.tabTo(table.find('gstk-hand')!);
    expect(table.view.trick.map(({card}) => card)).to.include('7C');
    await table.press('y');
    const said = 'Of moves worth about the same, Vera takes the one that risks more.';
    await until(() => table.prompt.why.endsWith(said), 'the temper is named');
    table.host.botLevel = 'easy';
    await table.press('y');
    await until(() => !table.prompt.why.includes('risks more'), 'an easy bot has none');
  });

  it('row 24: a card of a bot is asked why, by Y or a tap, and tells nothing of its hand', async () => {
    const ears = new Listener();
    const table = await Table.ready();
    await table.tabTo(table.find('gstk-hand')!);
    while (table.view.trick.length === 0) await table.plays(() => table.press('Enter'));
    const {moves} = table;
    await ears.news();
    await table.press('y');
    await until(() => table.prompt.why.includes('. '), 'the reason is there');
    const why = table.prompt.why;
    expect(await ears.news()).to.contain(why);
    const cards = table.find('gstk-trick')!.shadowRoot!.querySelectorAll<HTMLElement>('.card');
    await table.plays(() => table.host.play(table.legal()[0]!));
    expect(table.prompt.why).not.to.equal(why);
    expect(cards).not.to.be.empty;
    const [first] = table.find('gstk-trick')!.shadowRoot!.querySelectorAll<HTMLElement>('.card');
    if (first) {
      await table.point(first);
      await until(() => /^\S+, .+\. /.test(table.prompt.why), 'a tap asks, too');
    }
    expect(table.moves - moves).to.be.at.most(5);
  });

  itNightly('row 27: bot-level makes others play otherwise, the same each time', async () => {
    const play = async (level: string): Promise<readonly string[]> => {
      const table = await Table.ready({attributes: {'bot-level': level}});
      for (let card = 0; card < (isFull ? 13 : 2) && table.is('my-turn'); card++)
        await table.plays(() => table.host.play(table.legal()[0]!));
      const {moves} = table.host.record!;
      table.clear();
      return moves;
    };
    const easy = await play('easy');
    if (isFull) expect(await play('easy')).to.deep.equal(easy);
    const normal = await play('normal');
    expect(normal).not.to.deep.equal(easy);
    const strong = await play('strong');
    expect(await play('strong'), 'however the search was cut into slices').to.deep.equal(strong);
    expect(strong).not.to.deep.equal(normal);
  });

  it('row 32: the text tells of a deal only what the reader has seen, of a match everything', async () => {
    const table = await Table.ready();
    await table.plays(() => table.host.play(table.legal()[0]!));
    const now = await table.host.exportText();
    expect(now).to.contain('[Game "king-omnibus"]').and.contain('You: ').and.not.contain('Seed');
    table.host.state = {seats: 4, sheet: [[-99, 0, 0, 0]]};
    await until(() => table.moves === 0 || table.view.scores[0] === -99, 'it lies there');
    await table.rests();
    while (!table.is('game-over')) {
      await table.finishDeal();
      if (table.is('deal-over')) table.host.deal();
      await table.rests();
    }
    const text = await table.host.exportText();
    expect(text).to.contain('[Result ').and.contain('[Players "You; Otto; Nora; Vera"]');
    expect(text.trim().split('\n'), 'a line for each trick').to.have.length.above(13);
    expect(find(table, 'review')).not.to.equal(null);
  });
});

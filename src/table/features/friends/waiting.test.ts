import {expect} from '@open-wc/testing';
import {clean, Table, text, until} from '../../../embed/gstk-table/table.fixture.js';
import {kingGame} from '../../../games/king/index.js';
import {commitmentOf} from '../../../match/index.js';
import {inviteTo} from '../../../online/token.js';
import {House, INVITATION} from './house.fixture.js';
import {Tones} from './tones.fixture.js';

/** The waiting room of a table of friends, before its cards are dealt. */

const omnibus = kingGame('king-omnibus');

describe('a waiting room', () => {
  let house: House;
  let tones: Tones;

  const at = (table: Table, id: string): HTMLElement | null => table.find(`[data-id=${id}]`);
  const press = async (table: Table, id: string): Promise<void> => {
    await until(() => at(table, id), `there is a button ${id}`);
    await table.point(at(table, id)!);
  };
  const heard = (q: string): unknown => house.heard.findLast((frame) => frame.q === q);

  /** A table in the waiting room of somebody who has made it, or was invited. */
  async function waiting(seat: number): Promise<Table> {
    house = new House(omnibus, seat);
    house.wait();
    const invitation = inviteTo(location.href, {game: 'king-omnibus', token: INVITATION});
    if (seat > 0) history.replaceState(null, '', invitation);
    const table = await Table.lay({attributes: {server: House.ADDRESS}});
    await until(() => table.is('ready'), 'the table is ready');
    if (seat === 0) {
      await until(() => table.find('[data-panel=friends]'), 'there is a button');
      await table.point(table.find('[data-panel=friends]')!);
    }
    await press(table, seat === 0 ? 'make' : 'sit');
    await until(() => at(table, seat === 0 ? 'start' : 'ready'), 'people wait');
    return table;
  }

  beforeEach(async () => {
    await clean();
    tones = new Tones();
  });
  afterEach(async () => {
    await clean();
    house.close();
    tones.close();
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('shows its host who has come, and obeys: seats, pace, Start', async () => {
    const table = await waiting(0);
    expect(text(table.find('.friends h3'))).to.equal('Your table of Omnibus');
    expect(text(table.find('.friends [role=status]'))).to.equal('3 seats free');
    expect(text(at(table, 'start'))).to.equal('Start with 3 bots');
    const choose = (name: string, n: number): void =>
      table.find(`gstk-segments[name=${name}]`)!.shadowRoot!.querySelectorAll('input')[n]!.click();
    choose('seats', 0);
    choose('pace', 2);
    expect(heard('seats')).to.deep.equal({q: 'seats', n: 3});
    expect(heard('pace')).to.deep.equal({q: 'pace', pace: 'relaxed'});
    house.wait({
      ready: [false, true, false, false],
      who: {
        names: ['Ann', 'Ben', null, null],
        here: [true, true, false, false],
        kinds: ['person', 'person', 'open', 'open'],
        watchers: 0,
      },
    });
    await until(
      () => text(table.root.querySelectorAll('.friends li')[1]).endsWith('ready'),
      'Ben is ready',
    );
    await press(table, 'start');
    expect(heard('start')).to.deep.equal({q: 'start'});
  });

  it('tells who has come, by a line and a sound that a reader may turn off', async () => {
    const table = await waiting(0);
    const comes = (names: readonly (string | null)[]): void =>
      house.wait({
        who: {
          names,
          here: names.map((name) => name !== null),
          kinds: names.map((name) => (name === null ? 'open' : 'person')),
          watchers: 0,
        },
      });
    comes(['Ann', 'Ben', null, null]);
    const said = (): string => text(table.find('.friends strong[role=status]')!.parentElement);
    await until(() => said() === 'Ben is at the table. 2 seats free', 'it is told');
    expect(tones.heard).to.deep.equal([784]);
    await press(table, 'turn-sound');
    comes(['Ann', 'Ben', 'Cleo', null]);
    await until(() => said().startsWith('Cleo is at the table.'), 'it is told');
    expect(tones.heard).to.deep.equal([784]);
  });

  it('offers the paces that the server allows', async () => {
    const table = await waiting(0);
    const paces = (): string[] =>
      [...table.find('gstk-segments[name=pace]')!.shadowRoot!.querySelectorAll('input')].map(
        ({value}) => value,
      );
    expect(paces()).to.deep.equal(['', 'fast', 'relaxed', 'days']);
    house.wait({paces: ['fast']});
    await until(() => paces().length === 2, 'fewer are offered');
    expect(paces()).to.deep.equal(['', 'fast']);
  });

  it('gives another device a code, and asks whether somebody is who they say', async () => {
    const table = await waiting(1);
    await press(table, 'device');
    expect(heard('code')).to.deep.equal({q: 'code'});
    house.send({t: 'code', code: 'ABC234'});
    await until(() => text(table.find('.friends .code')) === 'ABC234', 'the code is shown');
    expect(table.root.querySelectorAll('.friends .code')).to.have.length(1);
    const who = {names: ['Ann', 'Ben', null, null], here: [true, true, false, false]};
    const kinds = ['person', 'person', 'open', 'open'] as const;
    const asked = {what: 'claim', seat: 1, n: 3, by: null, open: [1]} as const;
    house.wait({who: {...who, kinds, watchers: 0}, asked});
    await until(
      () =>
        text(table.find('.friends .asked p')) === 'Somebody on another device says: “I am Ben”.',
      'it is asked',
    );
    await table.point(table.find('.friends [data-id=allow]')!);
    expect(heard('answer')).to.deep.equal({q: 'answer', n: 3, agreed: true});
    // Also where the panel is closed.
    await table.close();
    await until(() => text(table.find('.company p')).includes('I am Ben'), 'it is asked there');
    expect(table.find('.company [data-id=refuse]')).not.to.equal(null);
    house.wait({asked: {...asked, open: []}});
    await until(() => !table.find('.company [data-id=refuse]'), 'it is answered');
  });

  it('shows no hand behind an invitation, where nobody plays, and leads back to it', async () => {
    house = new House(omnibus, 1);
    house.wait();
    history.replaceState(
      null,
      '',
      inviteTo(location.href, {game: 'king-omnibus', token: INVITATION}),
    );
    const table = await Table.lay({attributes: {server: House.ADDRESS}});
    await until(() => at(table, 'sit'), 'it is an invitation');
    const hand = (): string => getComputedStyle(table.find('gstk-hand')!).visibility;
    expect(hand()).to.equal('hidden');
    await table.close();
    expect(hand()).to.equal('hidden');
    expect(text(table.find('.company p'))).to.equal('You are invited to a table of Omnibus.');
    await press(table, 'to-invitation');
    await until(() => at(table, 'sit'), 'it leads back');
    await table.close();
    await press(table, 'play-here');
    await until(() => hand() === 'visible', 'the cards are shown');
    await table.becomes('my-turn');
  });

  it('shows no hand behind it, and leads to the cards once they are dealt', async () => {
    const table = await waiting(1);
    expect(text(table.find('.friends h3'))).to.equal('Ann invites you to Omnibus.');
    expect(at(table, 'start')).to.equal(null);
    await press(table, 'ready');
    expect(heard('ready')).to.deep.equal({q: 'ready', ready: true});
    const seen = (what: string): string => getComputedStyle(table.find(what)!).visibility;
    expect(seen('gstk-hand')).to.equal('hidden');
    expect(seen('.company')).to.equal('visible');
    // The page has sealed a number, and tells it at Start.
    const {seal} = heard('seal') as {seal: string};
    house.send({t: 'draw', seals: [null, seal, null, null]});
    await until(() => heard('nonce'), 'the number is told');
    const {nonce} = heard('nonce') as {nonce: string};
    expect(commitmentOf(nonce)).to.equal(seal);
    house.begin();
    await until(() => !table.dialog && !table.find('.waits'), 'the table is seen');
    await until(() => table.view.seat === 1, 'the hand is shown');
    expect(seen('gstk-hand')).to.equal('visible');
  });
});

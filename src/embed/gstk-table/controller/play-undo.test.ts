import {expect} from '@open-wc/testing';
import {TIMES} from '../../../elements/conductor/tempo.js';
import {clean, frames, Table} from '../table.fixture.js';
import {leads} from '../positions.fixture.js';
import {Timed} from '../features/timed.fixture.js';

describe('row 21: undo', () => {
  before(clean);
  afterEach(clean);
  it('goes back to my previous decision, with score and log; bots replay the same', async () => {
    const table = await Table.ready();
    await table.plays(() => table.host.play(table.legal()[0]!));
    const {view} = table;
    const {record} = table.host;
    const card = table.legal().at(-1)!;
    await table.plays(() => table.host.play(card));
    const after = table.host.record;
    await table.push('Undo');
    await table.rests();
    expect(table.view).to.deep.equal(view);
    expect(table.host.record).to.deep.equal(record);
    expect(table.events('gstk-move-undone')).to.deep.equal([{game: 'king-omnibus', seat: 0}]);
    await table.plays(() => table.host.play(card));
    expect(table.host.record).to.deep.equal(after);
  });

  it('comes back over the end of a deal', async () => {
    const table = await Table.ready({set: {state: leads('KH', 'AH')}});
    await table.finishDeal();
    await table.push('Next deal');
    await table.rests();
    table.host.undo();
    await frames(2);
    await table.rests();
    if (table.view.deal === 2) {
      table.host.undo();
      await frames(2);
      await table.rests();
    }
    expect(table.view.deal).to.equal(1);
    expect(table.view.scores).to.deep.equal([0, 0, 0, 0]);
    expect(table.chrome).to.contain('Deal 1');
  });

  it('stays in its deal with undo="deal"', async () => {
    const table = await Table.ready({attributes: {undo: 'deal'}, set: {state: leads('KH', 'AH')}});
    await table.finishDeal();
    expect(table.host.undo(), 'at the summary').to.equal(false);
    await table.push('Next deal');
    await table.rests();
    const {view} = table;
    expect(table.find('[data-id=undo]')!.getAttribute('aria-disabled')).to.equal('true');
    expect(table.host.undo(), 'before the first card').to.equal(false);
    await table.plays(() => table.host.play(table.legal()[0]!));
    expect(table.host.undo()).to.equal(true);
    await frames(2);
    await table.rests();
    expect(table.view).to.deep.equal(view);
  });

  it('while the others play, takes my card back into my hand', async () => {
    const timed = await Timed.lay('slow');
    const {table} = timed;
    const [card] = table.legal();
    const {view} = table;
    await timed.play(card);
    await timed.pass(TIMES.slow.holds.step + 20);
    table.host.undo();
    await frames(3);
    expect(table.is('my-turn')).to.equal(true);
    expect(table.view).to.deep.equal(view);
    await timed.pass(60_000);
    expect(table.is('my-turn'), 'nobody plays on what was taken back').to.equal(true);
    expect(table.view).to.deep.equal(view);
  });

  it('says why it cannot, and stays in reach, before my first card', async () => {
    const table = await Table.ready();
    const undo = table.find('[data-id=undo]')!;
    expect(undo.getAttribute('aria-disabled')).to.equal('true');
    expect(undo.title).to.equal('Nothing to take back');
    expect(table.host.undo()).to.equal(false);
  });
});

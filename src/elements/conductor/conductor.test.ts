import {expect} from '@open-wc/testing';
import {leave, screen} from '../../testing/screen.fixture.js';
import {TIMES} from './tempo.js';

describe('conductor', () => {
  afterEach(leave);
  it('asks the person first where the person leads, and shows nothing of the past', async () => {
    const table = await screen();
    expect(table.doing).to.equal('asking');
    expect(table.updates).to.deep.equal([]);
    expect(table.conductor.event).to.equal(undefined);
  });

  it('shows events one by one, in order', async () => {
    const table = await screen();
    await table.play();
    await table.until('asking');
    expect(table.updates).to.deep.equal([
      'card played 0',
      'card played 1',
      'card played 2',
      `trick taken ${table.match.view(0).leader}`,
      ...(table.match.view(0).leader === 0 ? [] : ['card played 1', 'card played 2']).slice(
        0,
        table.match.view(0).trick.length,
      ),
    ]);
  });

  it('reports what it shows once, however many steps that takes', async () => {
    const table = await screen();
    await table.play();
    await table.until('showing');
    const {changes} = table;
    await table.settles();
    table.conductor.skip();
    await table.settles();
    await table.until('pausing');
    expect(table.changes - changes, 'a bot thinks').to.equal(1);
    await table.until('showing');
    expect(table.changes - changes, 'its card is played, and shown').to.equal(3);
    await table.settles();
    expect(table.changes - changes).to.equal(3);
  });

  it('stops before the move of a bot while the reader may do something', async () => {
    const table = await screen();
    table.lingers = true;
    await table.play();
    await table.until('stopped');
    expect(table.updates).to.deep.equal(['card played 0']);
    expect(table.conductor.event, 'nothing is shown').to.equal(undefined);
    await table.pass(60_000);
    expect(table.doing).to.equal('stopped');
    table.conductor.go();
    await table.until('showing');
    expect(table.conductor.event?.type, 'the bot has moved').to.equal('card played');
    await table.until('stopped');
    expect(table.updates).to.deep.equal(['card played 0', 'card played 1']);
    table.match.undo(0);
    await table.settles();
    expect(table.doing).to.equal('asking');
  });

  it('reports again when woken, since the table may no longer be covered', async () => {
    const table = await screen();
    const {changes} = table;
    table.conductor.wake();
    await table.settles();
    expect(table.changes).to.equal(changes + 1);
  });

  it('shows the past, not the current state, and keeps the view just before it', async () => {
    const table = await screen();
    await table.play();
    await table.until('pausing');
    await table.until('showing');
    table.conductor.skip();
    await table.settles();
    await table.until('showing'); // the third card: the match has taken the trick by now
    expect(table.match.view(0).trick).to.have.length(0);
    expect(table.conductor.view.trick).to.have.length(3);
    expect(table.conductor.before!.trick).to.have.length(2);
    expect(table.conductor.event).to.include({type: 'card played', seat: 2});
  });

  for (const [what, added] of Object.entries({
    'a method': () => undefined,
    'an object': {source: {}},
    null: null,
  }))
    it(`goes on if a page has added ${what} to every object`, async () => {
      const everything = Object.prototype as {x?: unknown};
      everything.x = added;
      try {
        const table = await screen({going: true});
        await table.play();
        await table.until('stopped');
        table.conductor.stop();
        expect(table.updates.at(-1)).to.equal('game over');
      } finally {
        delete everything.x;
      }
    });

  describe('for the person', () => {
    it('refuses what the rules refuse, and changes nothing', async () => {
      const table = await screen();
      const strange = table.match.state.hands[1]![0]!;
      await table.conductor.play({type: 'play', card: strange});
      expect(table.refused).to.deep.equal([[{type: 'play', card: strange}, 'game/not-your-card']]);
      expect(table.doing).to.equal('asking');
      expect(table.match.length).to.equal(0);
    });

    it('row 8: accepts one request, not two', async () => {
      const table = await screen();
      const [first, second] = table.match.view(0).hands[0]!;
      void table.conductor.play({type: 'play', card: first!});
      void table.conductor.play({type: 'play', card: second!});
      await table.settles();
      expect(table.match.record().moves).to.have.length(1);
      expect(table.refused).to.deep.equal([]);
    });

    it('row 6: ignores requests while it is not asked', async () => {
      const table = await screen();
      await table.play();
      await table.play();
      expect(table.match.record().moves.filter((step) => step.startsWith('0'))).to.have.length(1);
      expect(table.refused).to.deep.equal([]);
    });

    it('continues what they have begun, and stops asking', async () => {
      const table = await screen({going: true});
      await table.play();
      await table.until('stopped');
      const own = table.match.record().moves.filter((step) => step.startsWith('0'));
      expect(own).to.have.length(3);
      expect(table.updates.at(-1)).to.equal('game over');
    });

    it('plays the moves that complete theirs at once, and asks only then', async () => {
      const table = await screen();
      const [first, second, third] = table.match
        .view(0)
        .hands[0]!.map((card) => ({type: 'play' as const, card: card!}));
      void table.conductor.play(first!, [second!, third!]);
      await table.until('stopped');
      const own = table.match.record().moves.filter((step) => step.startsWith('0'));
      expect(own).to.have.length(3);
    });

    it('goes on by itself from the deal on if no press is needed', async () => {
      const table = await screen({going: true});
      await table.until('stopped');
      expect(table.match.record().moves.filter((step) => step.startsWith('0'))).to.have.length(3);
    });

    it('asks again if something came in between', async () => {
      const table = await screen({going: true});
      await table.play();
      table.covered = true;
      await table.pass(60_000);
      table.covered = false;
      table.match.undo(0);
      await table.until('asking');
      await table.pass(60_000);
      expect(table.doing).to.equal('asking');
      expect(table.match.length).to.equal(0);
    });

    it('shows what others do while the person is asked', async () => {
      const table = await screen();
      const [card] = table.match.view(0).hands[0]!;
      table.match.play(0, {type: 'play', card: card!}); // by the page, not by this screen
      await table.settles();
      expect(table.updates).to.deep.equal(['card played 0']);
      await table.until('asking');
      expect(table.updates).to.include('card played 2');
    });
  });

  describe('when a move is taken back', () => {
    it('discards the updates not shown yet', async () => {
      const table = await screen();
      await table.play();
      table.conductor.skip();
      await table.settles();
      table.conductor.skip();
      await table.settles();
      table.match.undo(0);
      await table.settles();
      expect(table.doing).to.equal('asking');
      expect(table.conductor.view).to.deep.equal(table.match.view(0));
      expect(table.conductor.event).to.equal(undefined);
      await table.pass(60_000);
      expect(table.match.length).to.equal(0);
    });

    it('aborts a thinking bot, and does not play its choice', async () => {
      const table = await screen({slow: true});
      await table.play();
      await table.pass(TIMES.normal.holds.step);
      expect(table.doing).to.equal('thinking');
      const card = table.match.state.hands[1]![0]!;
      table.match.undo(0);
      await table.settles();
      expect(table.thinker.aborted).to.equal(1);
      expect(table.doing).to.equal('asking');
      table.thinker.answer(card);
      await table.pass(60_000);
      expect(table.doing).to.equal('asking');
      expect(table.match.length).to.equal(0);
    });

    it('discards a move that a bot has chosen but not played', async () => {
      const table = await screen();
      await table.play();
      await table.until('pausing');
      table.match.undo(0);
      await table.settles();
      await table.pass(60_000);
      expect(table.doing).to.equal('asking');
      expect(table.match.length).to.equal(0);
    });

    it('continues as before', async () => {
      const table = await screen();
      table.speed = 'instant';
      await table.play();
      const {moves} = table.match.record();
      table.match.undo(0);
      await table.settles();
      await table.play();
      expect(table.match.record().moves).to.deep.equal(moves);
    });
  });

  describe('when it is stopped', () => {
    it('ignores the answer to a move under way', async () => {
      const table = await screen();
      const [card] = table.match.view(0).hands[0]!;
      const warned: unknown[] = [];
      const {warn} = console;
      console.warn = (...said: unknown[]) => void warned.push(said);
      const played = table.conductor.play({type: 'play', card: card!});
      table.conductor.stop();
      await played;
      console.warn = warn;
      expect(warned).to.deep.equal([]);
    });

    it('leaves no timer, asks nobody and receives nothing', async () => {
      const table = await screen();
      await table.play();
      const {changes} = table;
      table.conductor.stop();
      await table.pass(60_000);
      expect(table.match.length).to.equal(1);
      const client = table.match.client(1);
      await client.play(client.moves()[0]);
      await table.pass(60_000);
      expect(table.changes).to.equal(changes);
      expect(table.updates).to.deep.equal(['card played 0']);
    });

    it('does not play what a bot chooses later', async () => {
      const table = await screen({slow: true});
      await table.play();
      await table.pass(TIMES.normal.holds.step);
      const card = table.match.state.hands[1]![0]!;
      table.conductor.stop();
      table.thinker.answer(card);
      await table.pass(60_000);
      expect(table.match.length).to.equal(1);
    });
  });
});

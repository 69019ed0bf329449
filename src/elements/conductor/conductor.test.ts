import {expect} from '@open-wc/testing';
import {leave, screen} from '../../testing/screen.fixture.js';
import {TIMES} from './tempo.js';

describe('conductor', () => {
  afterEach(leave);
  it('asks the person first where the person leads, and shows nothing of the past', async () => {
    const one = await screen();
    expect(one.doing).to.equal('asking');
    expect(one.updates).to.deep.equal([]);
    expect(one.conductor.event).to.equal(undefined);
  });

  it('shows what happens one by one, in its order', async () => {
    const one = await screen();
    await one.play();
    await one.until('asking');
    expect(one.updates).to.deep.equal([
      'card played 0',
      'card played 1',
      'card played 2',
      `trick taken ${one.match.view(0).leader}`,
      ...(one.match.view(0).leader === 0 ? [] : ['card played 1', 'card played 2']).slice(
        0,
        one.match.view(0).trick.length,
      ),
    ]);
  });

  it('shows what was, not what already is, and knows what lay there just before', async () => {
    const one = await screen();
    await one.play();
    await one.until('pausing');
    await one.until('showing');
    one.conductor.skip();
    await one.settles();
    await one.until('showing'); // the third card: the match has taken the trick by now
    expect(one.match.view(0).trick).to.have.length(0);
    expect(one.conductor.view.trick).to.have.length(3);
    expect(one.conductor.before!.trick).to.have.length(2);
    expect(one.conductor.event).to.include({type: 'card played', seat: 2});
  });

  describe('for the person', () => {
    it('refuses what the rules refuse, and nothing has changed', async () => {
      const one = await screen();
      const strange = one.match.state.hands[1]![0]!;
      await one.conductor.play({type: 'play', card: strange});
      expect(one.refused).to.deep.equal([[{type: 'play', card: strange}, 'game/not-your-card']]);
      expect(one.doing).to.equal('asking');
      expect(one.match.length).to.equal(0);
    });

    it('row 8: takes one wish, not two', async () => {
      const one = await screen();
      const [first, second] = one.match.view(0).hands[0]!;
      void one.conductor.play({type: 'play', card: first!});
      void one.conductor.play({type: 'play', card: second!});
      await one.settles();
      expect(one.match.record().moves).to.have.length(1);
      expect(one.refused).to.deep.equal([]);
    });

    it('row 6: hears no wish while it is not asked', async () => {
      const one = await screen();
      await one.play();
      await one.play();
      expect(one.match.record().moves.filter((step) => step.startsWith('0'))).to.have.length(1);
      expect(one.refused).to.deep.equal([]);
    });

    it('shows what others do while it is asked', async () => {
      const one = await screen();
      const [card] = one.match.view(0).hands[0]!;
      one.match.play(0, {type: 'play', card: card!}); // by the page, not by this screen
      await one.settles();
      expect(one.updates).to.deep.equal(['card played 0']);
      await one.until('asking');
      expect(one.updates).to.include('card played 2');
    });
  });

  describe('when a move is taken back', () => {
    it('forgets what was still to be shown', async () => {
      const one = await screen();
      await one.play();
      one.conductor.skip();
      await one.settles();
      one.conductor.skip();
      await one.settles();
      one.match.undo(0);
      await one.settles();
      expect(one.doing).to.equal('asking');
      expect(one.conductor.view).to.deep.equal(one.match.view(0));
      expect(one.conductor.event).to.equal(undefined);
      await one.pass(60_000);
      expect(one.match.length).to.equal(0);
    });

    it('tells a thinking bot, and does not play what it finds after all', async () => {
      const one = await screen({slow: true});
      await one.play();
      await one.pass(TIMES.normal.holds.step);
      expect(one.doing).to.equal('thinking');
      const card = one.match.state.hands[1]![0]!;
      one.match.undo(0);
      await one.settles();
      expect(one.thinker.aborted).to.equal(1);
      expect(one.doing).to.equal('asking');
      one.thinker.answer(card);
      await one.pass(60_000);
      expect(one.doing).to.equal('asking');
      expect(one.match.length).to.equal(0);
    });

    it('drops a move that a bot has found but not yet played', async () => {
      const one = await screen();
      await one.play();
      await one.until('pausing');
      one.match.undo(0);
      await one.settles();
      await one.pass(60_000);
      expect(one.doing).to.equal('asking');
      expect(one.match.length).to.equal(0);
    });

    it('is played on as before', async () => {
      const one = await screen();
      one.speed = 'instant';
      await one.play();
      const {moves} = one.match.record();
      one.match.undo(0);
      await one.settles();
      await one.play();
      expect(one.match.record().moves).to.deep.equal(moves);
    });
  });

  describe('when it is stopped', () => {
    it('leaves no timer, asks nobody and hears nothing', async () => {
      const one = await screen();
      await one.play();
      const {changes} = one;
      one.conductor.stop();
      await one.pass(60_000);
      expect(one.match.length).to.equal(1);
      const client = one.match.client(1);
      await client.play(client.moves()[0]);
      await one.pass(60_000);
      expect(one.changes).to.equal(changes);
      expect(one.updates).to.deep.equal(['card played 0']);
    });

    it('does not play what a bot finds later', async () => {
      const one = await screen({slow: true});
      await one.play();
      await one.pass(TIMES.normal.holds.step);
      const card = one.match.state.hands[1]![0]!;
      one.conductor.stop();
      one.thinker.answer(card);
      await one.pass(60_000);
      expect(one.match.length).to.equal(1);
    });
  });
});

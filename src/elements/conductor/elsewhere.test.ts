import {expect} from '@open-wc/testing';
import {SimulatedClock} from 'xstate';
import {createMatch} from '../../match/index.js';
import {duel, type Event, type Move, type View} from '../../testing/duel.fixture.js';
import {Elsewhere} from '../../testing/elsewhere.fixture.js';
import {leave, screen} from '../../testing/screen.fixture.js';
import {Conductor} from './conductor.js';

/** Milliseconds that outlast a message over the line and the display of its events. */
const LONG = 5_000;

describe('conductor of a match that is played elsewhere', () => {
  afterEach(leave);

  it('asks the person only on their turn, and otherwise awaits the others', async () => {
    const table = await screen({elsewhere: true});
    expect(table.doing).to.equal('asking');
    await table.play();
    expect(table.doing).to.equal('playing');
    await table.until('awaiting');
    expect(table.updates).to.deep.equal(['card played 0']);
    await table.pass(LONG);
    expect(table.doing).to.equal('awaiting');
    await table.other(1);
    await table.until('awaiting');
    expect(table.updates).to.deep.equal(['card played 0', 'card played 1']);
    expect(table.conductor.event).to.equal(undefined);
    expect(table.conductor.view).to.deep.equal(table.match.view(0));
  });

  it('asks again when the turn comes back, and ends with the match', async () => {
    const table = await screen({elsewhere: true});
    table.speed = 'instant';
    for (let moves = 0; !table.match.outcome; moves++) {
      const [seat = 0] = table.match.turn;
      if (seat === 0) {
        await table.until('asking');
        await table.play();
        await table.pass(40);
      } else await table.other(seat);
      expect(moves).to.be.below(10);
    }
    await table.until('stopped');
    table.conductor.go();
    await table.until('over');
    expect(table.updates).to.have.length(13); // nine cards, three tricks, the end
  });

  it('shows nothing of an event that takes no time, once it is over', async () => {
    const table = await screen({elsewhere: true});
    table.speed = 'instant';
    await table.play();
    await table.until('awaiting');
    await table.other(1);
    expect(table.doing).to.equal('awaiting');
    expect(table.conductor.event).to.equal(undefined);
    expect(table.conductor.view).to.deep.equal(table.match.view(0));
  });

  it('refuses a move that came too late, and goes on', async () => {
    const table = await screen({elsewhere: true});
    const [own] = table.match.moves(0);
    void table.conductor.play(own!);
    table.match.play(0, table.match.moves(0)[1]); // the clock there was quicker
    await table.until('awaiting');
    expect(table.refused).to.deep.equal([[own, 'game/not-your-turn']]);
    expect(table.updates).to.deep.equal(['card played 0']);
    expect(table.conductor.view).to.deep.equal(table.match.view(0));
  });

  it('starts again when a decision is taken back', async () => {
    const table = await screen({elsewhere: true});
    await table.play();
    await table.until('awaiting');
    table.match.undo(0);
    await table.pass(20);
    expect(table.doing).to.equal('asking');
    expect(table.conductor.view).to.deep.equal(table.match.view(0));
  });

  it('shows nothing further while the table is covered', async () => {
    const table = await screen({elsewhere: true});
    await table.play();
    await table.until('awaiting');
    table.covered = true;
    await table.other(1);
    await table.pass(LONG);
    expect(table.updates).to.deep.equal(['card played 0']);
    table.covered = false;
    table.conductor.wake();
    await table.settles();
    expect(table.updates).to.deep.equal(['card played 0', 'card played 1']);
  });

  it('never asks an onlooker', async () => {
    const table = await screen({elsewhere: true, seat: null});
    expect(table.doing).to.equal('awaiting');
    await table.play();
    await table.pass(LONG);
    expect(table.match.length).to.equal(0);
    while (!table.match.outcome) await table.other(table.match.turn[0]!);
    await table.until('stopped');
    expect(table.updates.at(-1)).to.equal('game over');
  });

  describe('with hidden choices', () => {
    const sit = () => {
      const clock = new SimulatedClock();
      const match = createMatch(duel, {seed: 1});
      const there = new Elsewhere(match as never, {seat: 0, clock: clock as never});
      const refused: string[] = [];
      let changes = 0;
      const conductor = new Conductor<View, Move, Event>({
        client: there.seating.client as never,
        players: new Map(),
        elsewhere: true,
        speed: () => 'normal',
        tempo: () => 'step',
        onUpdate: () => undefined,
        onChange: () => (changes += 1),
        onRefused: (_, why) => refused.push(why),
        clock,
      });
      conductor.start();
      const pass = async (ms: number): Promise<void> => {
        for (let n = 0; n < 40; n++) {
          await Promise.resolve();
          clock.increment(ms / 40);
        }
      };
      const choose = (card: string): void => void conductor.play({type: 'choose', card} as Move);
      return {match, conductor, refused, there, pass, choose, changes: () => changes};
    };

    it('shows the reader’s choice at once, asks once, and lets it be changed', async () => {
      const {match, conductor, refused, there, pass, choose} = sit();
      expect(conductor.doing).to.equal('asking');
      choose('KS');
      await pass(100);
      expect(conductor.doing).to.equal('awaiting');
      expect(conductor.view.choices.made).to.deep.equal(['KS', null]);
      choose('QS');
      await pass(100);
      expect(conductor.doing).to.equal('awaiting');
      expect(conductor.view.choices.made).to.deep.equal(['QS', null]);
      match.play(1, {type: 'choose', card: 'JH'});
      await pass(LONG);
      expect(conductor.doing).to.equal('asking');
      expect(conductor.view.turned).to.deep.equal([['QS', 'JH']]);
      expect(there.sent).to.have.length(2);
      expect(refused).to.deep.equal([]);
      conductor.stop();
    });

    it('accepts a choice made elsewhere for the reader, and stops asking', async () => {
      const {match, conductor, there, pass, changes} = sit();
      match.play(0, {type: 'choose', card: 'JS'}); // the clock there
      const before = changes();
      await pass(100);
      expect(conductor.doing).to.equal('awaiting');
      expect(conductor.view.choices.made).to.deep.equal(['JS', null]);
      expect(changes()).to.be.above(before);
      expect(there.sent).to.deep.equal([]);
      conductor.stop();
    });

    it('refuses a change that came after the others’ choices', async () => {
      const {match, conductor, refused, pass, choose} = sit();
      choose('KS');
      await pass(100);
      choose('QS');
      match.play(1, {type: 'choose', card: 'JH'});
      await pass(LONG);
      expect(refused).to.deep.equal(['online/stale']);
      expect(match.view(0).turned).to.deep.equal([['KS', 'JH']]);
      expect(match.view(0).choices.made).to.deep.equal([null, null]);
      expect(conductor.doing).to.equal('asking');
      conductor.stop();
    });
  });
});

import {expect} from '@open-wc/testing';
import {SimulatedClock} from 'xstate';
import type {Card} from '../../cards/index.js';
import type {Refusal} from '../../game/index.js';
import {createMatch, type Match} from '../../match/index.js';
import {game, type Move, type State, type Told, type View} from '../../testing/sample/index.js';
import type {Tempo} from '../scene.js';
import {Conductor} from './conductor.js';
import {type Speed, SPEEDS, TIMES} from './tempo.js';

/** Three seats play High Card: seat 0 on this screen, bots in the others. */

const TEMPO: Readonly<Record<Told['type'], Tempo>> = {
  dealt: 'none',
  'card played': 'step',
  'trick taken': 'trick',
  'game over': 'stop',
};

/** A bot that thinks until the test says what it plays. */
class Thinker {
  asked = 0;
  aborted = 0;
  #answer: ((move: Move) => void) | undefined;

  choose = (signal: AbortSignal): Promise<Move> => {
    this.asked += 1;
    signal.addEventListener('abort', () => (this.aborted += 1));
    return new Promise((resolve) => (this.#answer = resolve));
  };

  answer(card: Card): void {
    this.#answer?.({type: 'play', card});
  }
}

class Screen {
  readonly clock = new SimulatedClock();
  readonly match: Match<State, Move, View, Told>;
  readonly beats: string[] = [];
  readonly refused: [Move, Refusal][] = [];
  readonly conductor: Conductor<View, Move, Told>;
  changes = 0;
  speed: Speed = 'normal';
  covered = false;
  readonly thinker = new Thinker();

  /** With `slow` the bots answer when the test lets them. */
  constructor({slow = false, state = undefined as unknown} = {}) {
    this.match = createMatch(game, {
      seats: 3,
      options: {cards: 3},
      seed: 1,
      ...(state === undefined ? {} : {state}),
    });
    const player = (seat: number) => {
      const place = this.match.place(seat);
      return {
        place,
        choose: slow ? this.thinker.choose : (): Move => place.moves()[0]!,
      };
    };
    this.conductor = new Conductor<View, Move, Told>({
      place: this.match.place(0),
      players: new Map([1, 2].map((seat) => [seat, player(seat)])),
      speed: () => this.speed,
      tempo: (told) => TEMPO[told.type],
      paused: () => this.covered,
      onBeat: ({told}) => this.beats.push('seat' in told ? `${told.type} ${told.seat}` : told.type),
      onChange: () => (this.changes += 1),
      onRefused: (move, refusal) => this.refused.push([move, refusal]),
      clock: this.clock,
    });
  }

  get doing(): string {
    return this.conductor.doing;
  }

  async start(): Promise<this> {
    this.conductor.start();
    await this.settles();
    return this;
  }

  /** Lets promises and timers of no time do what they do; no time passes. */
  async settles(): Promise<void> {
    for (let n = 0; n < 40; n++) {
      await Promise.resolve();
      this.clock.increment(0);
    }
  }

  async pass(ms: number): Promise<void> {
    this.clock.increment(ms);
    await this.settles();
  }

  /** The reader plays the first card of the hand. */
  async play(): Promise<void> {
    const [card] = this.match.view(0).hands[0]!;
    void this.conductor.play({type: 'play', card: card!});
    await this.settles();
  }

  /** Lets time pass in small steps until something else is done. */
  async until(doing: string): Promise<number> {
    let ms = 0;
    for (; this.doing !== doing && ms < 20_000; ms += 10) await this.pass(10);
    return ms;
  }
}

const screens: Screen[] = [];
const screen = (given?: ConstructorParameters<typeof Screen>[0]): Promise<Screen> => {
  const made = new Screen(given);
  screens.push(made);
  return made.start();
};

describe('conductor', () => {
  afterEach(() => {
    for (const {conductor} of screens.splice(0)) conductor.stop();
  });

  it('asks the person first where the person leads, and shows nothing of the past', async () => {
    const one = await screen();
    expect(one.doing).to.equal('asking');
    expect(one.beats).to.deep.equal([]);
    expect(one.conductor.told).to.equal(undefined);
  });

  it('shows what happens one by one, in its order', async () => {
    const one = await screen();
    await one.play();
    await one.until('asking');
    expect(one.beats).to.deep.equal([
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
    expect(one.conductor.told).to.include({type: 'card played', seat: 2});
  });

  describe('in its tempo', () => {
    for (const speed of SPEEDS.filter((name) => name !== 'instant'))
      it(`holds a card and a trick as long as "${speed}" says`, async () => {
        const {holds, bot, jitter} = TIMES[speed];
        const one = await screen();
        one.speed = speed;
        await one.play();
        for (const seat of [1, 2]) {
          expect(one.doing).to.equal('showing');
          await one.pass(holds.step - 1);
          expect(one.doing).to.equal('showing');
          await one.pass(1);
          expect(one.doing).to.equal('pausing');
          expect(one.beats.at(-1)).to.equal(`card played ${seat - 1}`);
          const thought = await one.until('showing');
          expect(thought).to.be.within(bot - jitter, bot + jitter + 10);
        }
        await one.pass(holds.step);
        expect(one.beats.at(-1)).to.match(/^trick taken/);
        await one.pass(holds.trick - 1);
        expect(one.doing).to.equal('showing');
        await one.pass(1);
        expect(one.doing).to.not.equal('showing');
      });

    it('row 26: a reader who holds no card waits half as long', async () => {
      const {bot, jitter} = TIMES.normal;
      const one = await screen();
      let idle = 0;
      while (one.doing !== 'stopped') {
        if (one.doing === 'asking') await one.play();
        else if (one.doing === 'pausing') {
          const left = one.conductor.view.hands[0]!.length;
          const thought = await one.until('showing');
          const part = left > 0 ? 1 : 0.5;
          expect(thought).to.be.within((bot - jitter) * part - 10, (bot + jitter) * part + 10);
          if (left === 0) idle += 1;
        } else await one.pass(10);
      }
      expect(idle).to.be.greaterThan(0);
    });

    it('row 12: normal speed leaves a full trick for a second and more', () => {
      expect(TIMES.normal.holds.trick).to.be.at.least(1000);
    });

    it('takes no time at all when it is instant', async () => {
      const one = await screen();
      one.speed = 'instant';
      await one.play();
      expect(one.doing).to.equal('asking');
      expect(one.beats.slice(0, 3)).to.deep.equal([
        'card played 0',
        'card played 1',
        'card played 2',
      ]);
    });

    it('row 25: a new speed counts from the next step on', async () => {
      const one = await screen();
      one.speed = 'slow';
      await one.play();
      one.speed = 'fast';
      await one.pass(TIMES.slow.holds.step);
      const thought = await one.until('showing');
      expect(thought).to.be.at.most(TIMES.fast.bot + TIMES.fast.jitter + 10);
    });

    it('does not give a forced card away: bots take their time, each a little another', async () => {
      const one = await screen();
      const thoughts: number[] = [];
      while (one.doing !== 'stopped')
        if (one.doing === 'asking') await one.play();
        else if (one.doing === 'pausing') thoughts.push(await one.until('showing'));
        else await one.pass(10);
      expect(new Set(thoughts).size).to.be.greaterThan(1);
    });
  });

  describe('when the table is tapped', () => {
    it('goes on with the next thing, however slow it is', async () => {
      const one = await screen();
      one.speed = 'slow';
      await one.play();
      expect(one.doing).to.equal('showing');
      one.conductor.skip();
      await one.settles();
      expect(one.doing).to.equal('pausing');
      one.conductor.skip();
      await one.settles();
      expect(one.beats.at(-1)).to.equal('card played 1');
      expect(one.doing).to.equal('showing');
    });

    it('does nothing while a person is asked', async () => {
      const one = await screen();
      one.conductor.skip();
      await one.settles();
      expect(one.doing).to.equal('asking');
      expect(one.match.length).to.equal(0);
    });
  });

  describe('at a stop', () => {
    const atTheEnd = async (): Promise<Screen> => {
      const one = await screen();
      one.speed = 'instant';
      while (one.doing === 'asking') await one.play();
      return one;
    };

    it('waits for the reader, whatever time passes and whatever is tapped', async () => {
      const one = await atTheEnd();
      expect(one.beats.at(-1)).to.equal('game over');
      expect(one.doing).to.equal('stopped');
      one.conductor.skip();
      await one.pass(60_000);
      expect(one.doing).to.equal('stopped');
    });

    it('goes on when the reader does, and is over', async () => {
      const one = await atTheEnd();
      one.conductor.go();
      await one.settles();
      expect(one.doing).to.equal('over');
    });
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
      expect(one.beats).to.deep.equal(['card played 0']);
      await one.until('asking');
      expect(one.beats).to.include('card played 2');
    });
  });

  describe('under a dialog', () => {
    it('shows nothing more and asks nobody, then goes on where it was', async () => {
      const one = await screen();
      await one.play();
      one.covered = true;
      await one.pass(60_000);
      expect(one.beats).to.deep.equal(['card played 0']);
      expect(one.match.length).to.equal(1);
      one.covered = false;
      one.conductor.wake();
      await one.until('asking');
      expect(one.beats.slice(0, 3)).to.deep.equal([
        'card played 0',
        'card played 1',
        'card played 2',
      ]);
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
      expect(one.conductor.told).to.equal(undefined);
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
      const place = one.match.place(1);
      await place.play(place.moves()[0]);
      await one.pass(60_000);
      expect(one.changes).to.equal(changes);
      expect(one.beats).to.deep.equal(['card played 0']);
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

import {SimulatedClock} from 'xstate';
import type {Card} from '../cards/index.js';
import type {Refusal} from '../game/index.js';
import {createMatch, type Match, type MatchClient} from '../match/index.js';
import {game, type Move, type State, type Event, type View} from './sample/index.js';
import type {Tempo} from '../elements/table-module.js';
import {Conductor} from '../elements/conductor/conductor.js';
import {Elsewhere} from './elsewhere.fixture.js';
import type {Speed} from '../elements/conductor/tempo.js';

/** A match of High Card for three: seat 0 at this screen, bots in the other seats. */

const TEMPO: Readonly<Record<Event['type'], Tempo>> = {
  dealt: 'none',
  'card played': 'step',
  'trick taken': 'trick',
  'game over': 'stop',
};

/** A bot that waits until the test gives it a move. */
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

export class Screen {
  readonly clock = new SimulatedClock();
  readonly match: Match<State, Move, View, Event>;
  readonly updates: string[] = [];
  readonly refused: [Move, Refusal][] = [];
  readonly conductor: Conductor<View, Move, Event>;
  changes = 0;
  speed: Speed = 'normal';
  covered = false;
  /** When the steps of a taken trick begin. */
  steps: readonly number[] = [];
  /** The tempo of a taken trick. */
  tempo: Tempo = 'trick';
  /** Whether the reader may do something before a bot moves. */
  lingers = false;
  /** Whether a bot's move is shown together with the next one. */
  gathers: (move: Move) => boolean = () => false;
  readonly thinker = new Thinker();

  /**
   * With `slow`, the bots answer only when the test says so; with `going`, the person's first move
   * stands for all that follow. With `elsewhere` the match is played elsewhere, by the test in all other
   * seats; a screen whose `seat` is `null` looks on there.
   */
  constructor({
    slow = false,
    going = false,
    state = undefined as unknown,
    elsewhere = false,
    seat = 0 as number | null,
  } = {}) {
    this.match = createMatch(game, {
      seats: 3,
      options: {cards: 3},
      seed: 1,
      ...(state === undefined ? {} : {state}),
    });
    const player = (seat: number) => {
      const client = this.match.client(seat);
      return {
        client,
        choose: slow ? this.thinker.choose : (): Move => client.moves()[0]!,
      };
    };
    const line = {seat: seat ?? undefined, clock: this.clock as never};
    const client = elsewhere ? new Elsewhere(this.match as never, line).seating.client : undefined;
    this.conductor = new Conductor<View, Move, Event>({
      client: (client as MatchClient<Move, View, Event> | undefined) ?? this.match.client(0),
      players: new Map(elsewhere ? [] : [1, 2].map((seat) => [seat, player(seat)])),
      elsewhere,
      speed: () => this.speed,
      tempo: ({type}) => (type === 'trick taken' ? this.tempo : TEMPO[type]),
      steps: (event) => (event.type === 'trick taken' ? this.steps : []),
      lingers: () => this.lingers,
      gathers: (move) => this.gathers(move),
      follows: () => (going ? this.match.moves(0)[0] : undefined),
      paused: () => this.covered,
      onUpdate: ({event}, isGathered) =>
        this.updates.push(
          `${event.type}${'seat' in event ? ` ${event.seat}` : ''}${isGathered ? ', gathered' : ''}`,
        ),
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

  /** Waits for pending promises and timers without delay; the clock does not advance. */
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

  /** Another seat plays its first card. */
  async other(seat: number): Promise<void> {
    this.match.play(seat, this.match.moves(seat)[0]);
    await this.pass(20);
  }

  /** Plays the first card of the reader's hand. */
  async play(): Promise<void> {
    const [card] = this.match.view(0).hands[0]!;
    void this.conductor.play({type: 'play', card: card!});
    await this.settles();
  }

  /**
   * Advances the clock in small steps until the conductor does something else; returns the time in
   * ms.
   */
  async until(doing: string): Promise<number> {
    let ms = 0;
    for (; this.doing !== doing && ms < 20_000; ms += 10) await this.pass(10);
    return ms;
  }
}

const screens: Screen[] = [];
export const screen = (given?: ConstructorParameters<typeof Screen>[0]): Promise<Screen> => {
  const made = new Screen(given);
  screens.push(made);
  return made.start();
};

/** Stops every conductor that the test has created. */
export function leave(): void {
  for (const {conductor} of screens.splice(0)) conductor.stop();
}

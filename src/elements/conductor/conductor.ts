import {createActor} from 'xstate';
import type {AnyMove, AnyEvent, AnyView} from '../../game/index.js';
import type {MatchUpdate, MatchClient} from '../../match/index.js';
import {startActor} from '../../match/start-actor.js';
import {chart, type Doing} from './chart.js';
import type {SeatPlayer, ConductorOptions} from './options.js';
import {last, stops, TIMES} from './tempo.js';

/**
 * Leads one screen through a match: shows updates one by one, and asks bots and the person in turn.
 * Its view is the one *shown*, which lags behind the *current* one; a request is checked against
 * the current view.
 */
export class Conductor<
  View extends AnyView = AnyView,
  Move extends AnyMove = AnyMove,
  Event extends AnyEvent = AnyEvent,
> {
  readonly #options: ConductorOptions<View, Move, Event>;
  readonly #actor;
  readonly #leave: () => void;
  #updates: MatchUpdate<View, Event>[] = [];
  #view: View;
  #before: View | undefined;
  #event: Event | undefined;
  #abort = new AbortController();
  #choice: {player: SeatPlayer<Move>; move: Move} | undefined;
  /** True while a bot chooses a move that it may make before the person who is asked. */
  #listens = false;
  #count = 0;
  #busy = false;
  /** The person's moves that complete the one just made. */
  #then: readonly Move[] = [];
  /** Whether play may go on by itself: not after an undo, which leads back to a decision. */
  #goesOn = true;
  /** The step of the event on show; `undefined` once it is shown as a whole. */
  #step: number | undefined;
  /** How long each of its later steps is shown, and last of all its consequence. */
  #later: number[] = [];
  /** The update of that event until its last step, when others may be told of it. */
  #untold: MatchUpdate<View, Event> | undefined;
  /** True once a bot has made a move whose updates are shown with those of its next one. */
  #gathers = false;
  /** How many of the updates still to be shown take no time, since they are shown with a later one. */
  #gathered = 0;
  /** True if the update on show took no time for that reason. */
  #joins = false;
  /** True while an event is shown that waits for the person once its time is over. */
  #stopsNext = false;
  /** True once the reader has gone on from a stop before a bot's move. */
  #went = false;
  /** The values last reported through `onChange`. */
  #reported: readonly unknown[] = [];

  constructor(options: ConductorOptions<View, Move, Event>) {
    this.#options = options;
    this.#view = options.client.view;
    this.#actor = createActor(chart, options.clock ? {clock: options.clock as never} : {});
    this.#leave = options.client.subscribe((updates, change) => {
      if (change === 'undone') {
        this.reset();
        return;
      }
      this.#updates.push(...updates);
      // The person's hidden choice is shown at once, unless an event is being shown.
      if (change === 'silent' && !this.#event && this.#updates.length === 0) this.#showCurrent();
      // Another client may have moved while this screen waits for its person.
      queueMicrotask(() => this.#go());
    });
  }

  /** The view on the screen. */
  get view(): View {
    return this.#view;
  }

  /** The present activity of the screen. */
  get doing(): Doing {
    const {value} = this.#actor.getSnapshot();
    return (typeof value === 'string' ? value : 'asking') as Doing;
  }

  /** The event on the screen; `undefined` when none is being shown. */
  get event(): Event | undefined {
    return this.#event;
  }

  /** The step of that event, from 0; `undefined` once the event is shown as a whole. */
  get step(): number | undefined {
    return this.#step;
  }

  /** The view before that event. */
  get before(): View | undefined {
    return this.#before;
  }

  /**
   * Starts. Earlier events are not shown again, except for a view that announces what will be played.
   */
  start(): void {
    startActor(this.#actor);
    const {opens, speed} = this.#options;
    const hold = opens?.(this.#view) ? TIMES[speed()].holds.intro : 0;
    if (hold > 0) this.#actor.send({type: 'update', hold});
    // The actor takes no event during its own notification, so the next step waits for the end of
    // it.
    this.#actor.subscribe(() => queueMicrotask(() => this.#go()));
    this.#go();
  }

  /** Stops all timers and subscriptions. */
  stop(): void {
    this.#abort.abort();
    this.#leave();
    this.#actor.stop();
  }

  /**
   * Called when the reader taps the table. An event whose consequence is still to come is shown as a
   * whole, for as long as it takes to read; any other is over.
   */
  skip(): void {
    this.#later.splice(0, this.#later.length - 1);
    this.#actor.send({type: 'skip'});
  }

  /** Continues once the table is no longer covered. */
  wake(): void {
    this.#reported = [];
    // The table may call this while it renders, and must not be asked to render again meanwhile.
    queueMicrotask(() => this.#go());
  }

  /** Continues after a stop. */
  go(): void {
    this.#went = true;
    this.#actor.send({type: 'go'});
  }

  /**
   * Plays the person's move, and then the moves that complete it. A refused move changes nothing and is
   * reported through `onRefused`.
   */
  async play(move: Move, then: readonly Move[] = []): Promise<void> {
    const {doing} = this;
    if (doing === 'thinking' || doing === 'pausing' || doing === 'awaiting') {
      await this.#change(move);
      return;
    }
    if (doing !== 'asking') return;
    const refusal = this.#options.client.refuse(move);
    if (refusal) {
      this.#options.onRefused(move, refusal);
      return;
    }
    this.#cancelChoice();
    this.#then = then;
    this.#actor.send({type: 'wish'});
    const answer = await this.#options.client.play(move);
    if (this.#actor.getSnapshot().status !== 'active') return; // the table has left the page meanwhile
    if (answer) {
      this.#actor.send({type: 'refused'});
      this.#options.onRefused(move, answer);
    } else this.#actor.send({type: 'played'});
  }

  /**
   * Changes the person's hidden choice while others take their time; does nothing if it cannot be
   * changed.
   */
  async #change(move: Move): Promise<void> {
    const {client, onChange, onRefused} = this.#options;
    if (client.refuse(move)) return;
    this.#cancelChoice();
    this.#actor.send({type: 'reset'});
    const answer = await client.play(move);
    if (answer) onRefused(move, answer);
    else onChange();
  }

  /**
   * Plays a move for any seat because its time is up; discards what a bot or person was about to
   * do.
   */
  overrule(client: MatchClient<Move>, move: Move): void {
    this.#cancelChoice();
    this.#actor.send({type: 'reset'});
    void this.#playFor(client, move);
  }

  /** Discards the updates not shown yet and shows the current view. */
  reset(): void {
    this.#cancelChoice();
    this.#updates = [];
    this.#untold = undefined;
    this.#gathers = false;
    this.#gathered = 0;
    this.#then = [];
    this.#goesOn = this.#stopsNext = this.#went = false;
    this.#showCurrent();
    this.#actor.send({type: 'reset'});
  }

  /** Takes steps until a timer, a bot or a person must be awaited. */
  #go(): void {
    if (this.#busy || this.#actor.getSnapshot().status !== 'active') return;
    this.#busy = true;
    try {
      while (this.#next());
    } finally {
      this.#busy = false;
    }
    // A bot's choice is not visible, so nothing is drawn for it.
    if (this.doing !== 'pausing') this.#report();
  }

  /** Reports what the screen does and shows, unless nothing has changed since the last report. */
  #report(): void {
    const now = [this.doing, this.#view, this.#event, this.#step];
    if (now.every((one, at) => one === this.#reported[at])) return;
    this.#reported = now;
    this.#options.onChange();
  }

  /** Takes one step; returns false when none is possible. */
  #next(): boolean {
    const {doing} = this;
    if (doing === 'playing' && this.#choice) {
      void this.#playChoice(this.#choice);
      return false;
    }
    if (doing !== 'rest' && doing !== 'asking' && doing !== 'awaiting') return false;
    if (this.#options.paused?.()) {
      // The event that was shown is over.
      if (doing === 'rest') {
        this.#whole();
        this.#event = this.#before = undefined;
      }
      return false;
    }
    if (doing === 'rest' && this.#later.length > 0) {
      this.#showStep();
      return false;
    }
    if (this.#stopsNext) {
      this.#stopsNext = false;
      this.#actor.send({type: 'stop'});
      return false;
    }
    const going = this.#gathers ? this.#nextPlayer() : undefined;
    this.#gathers = false;
    if (going) {
      this.#actor.send({type: 'think'});
      void this.#consider(going);
      return false;
    }
    const update = this.#updates.shift();
    if (update) {
      if (doing === 'asking') this.#cancelChoice(); // a choice made before this update is outdated
      this.#show(update);
      return true;
    }
    if (doing === 'asking') return this.#letBotsMove();
    const {client, players, elsewhere, lingers} = this.#options;
    const asked = isAwaited(client) && !players.has(client.seat!);
    if (doing === 'awaiting' && !asked && !client.outcome) {
      if (this.#event) this.#showCurrent();
      return false;
    }
    const more = asked ? this.#following() : undefined;
    if (more) {
      this.#goOn(more);
      return false;
    }
    this.#showCurrent();
    const next = asked ? undefined : this.#nextPlayer();
    if (client.outcome) this.#actor.send({type: 'finish'});
    else if (next && !this.#went && !players.has(client.seat!) && lingers?.(this.#view)) {
      this.#actor.send({type: 'stop'});
      return false;
    } else if (next) this.#actor.send({type: 'think'});
    else this.#actor.send({type: asked || !elsewhere ? 'ask' : 'await'});
    if (next && !client.outcome) void this.#consider(next);
    return true;
  }

  /** Whether the reader has nothing to decide, or nothing can change any more. */
  get #hurries(): boolean {
    const {client, decided} = this.#options;
    return this.#view.hands?.[client.seat ?? -1]?.length === 0 || (decided?.(this.#view) ?? false);
  }

  /** The person's next move that needs no press. */
  #following(): Move | undefined {
    const {client, players, follows} = this.#options;
    const [next, ...others] = this.#then;
    this.#then = others;
    if (next && client.refuse(next) === undefined) return next;
    const last = this.#goesOn ? (this.#event ?? client.log().at(-1)) : undefined;
    const alone = players.size === client.view.seats - 1;
    return last && follows?.(last, client.view, client.moves(), alone);
  }

  /** Continues what the person has begun, as if they had made each move. */
  #goOn(move: Move): void {
    const {client} = this.#options;
    this.#choice = {
      player: {client: client as SeatPlayer<Move>['client'], choose: () => move},
      move,
    };
    this.#actor.send({type: 'think'});
    this.#actor.send({type: 'chosen', wait: 0});
  }

  /** The first awaited player, in turn order. */
  #nextPlayer(): SeatPlayer<Move> | undefined {
    const {client, players} = this.#options;
    return client.turn
      .flatMap((seat) => players.get(seat) ?? [])
      .find(({client: seat}) => isAwaited(seat));
  }

  /** Shows the current view, without an event. */
  #showCurrent(): void {
    this.#whole();
    this.#view = this.#options.client.view;
    this.#event = this.#before = undefined;
    this.#joins = false;
  }

  /** Discards a bot's pending choice. */
  #cancelChoice(): void {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#choice = undefined;
    this.#listens = false;
  }

  /** Lets bots move while a person is asked, in open phases; returns true when a step was taken. */
  #letBotsMove(): boolean {
    const {client, open, elsewhere} = this.#options;
    if (this.#event) this.#showCurrent();
    const {value} = this.#actor.getSnapshot();
    const choice = this.#choice;
    if (choice && typeof value === 'object' && value['asking'] === 'due') {
      this.#choice = undefined;
      this.#listens = false;
      void this.#playFor(choice.player.client, choice.move);
      this.#actor.send({type: 'played'});
      return true;
    }
    const next = this.#nextPlayer();
    // Another player's move may have ended the phase, so that the person is no longer asked.
    if (!isAwaited(client) && (next || elsewhere || client.outcome)) {
      this.#cancelChoice();
      this.#actor.send({type: 'look up'});
      return true;
    }
    if (!next || this.#listens || !open?.(this.#view)) return false;
    this.#listens = true;
    void this.#consider(next, true);
    return false;
  }

  #show(update: MatchUpdate<View, Event>): void {
    const {tempo, steps, speed} = this.#options;
    this.#whole();
    if (!this.#joins) this.#before = this.#view;
    this.#joins = this.#gathered > 0;
    this.#gathered -= Number(this.#joins);
    this.#view = update.view;
    this.#event = update.event;
    this.#goesOn = true;
    this.#went = false;
    this.#untold = update;
    const kind = tempo(update.event, update.view);
    const {holds} = TIMES[speed()];
    const whole = this.#joins ? 0 : holds[kind];
    const times =
      whole > 0 ? (steps?.(update.event, update.view, this.#before ?? update.view) ?? []) : [];
    if (times.length > 0) {
      this.#later = times.map((time, at) => (times[at + 1] ?? time + holds[last(kind)]) - time);
      this.#step = 0;
      this.#stopsNext = stops(kind);
      this.#actor.send({type: 'update', hold: times[0]!});
      return;
    }
    this.#tell();
    const hold = this.#hurries && kind !== 'feat' ? whole / 2 : whole;
    if (hold > 0) {
      this.#stopsNext = stops(kind);
      // What turns has turned, and is read.
      const read = last(kind) === kind ? 0 : Math.min(hold / 2, holds.trick);
      if (read > 0) this.#later = [read];
      this.#actor.send({type: 'update', hold: hold - read});
    } else if (stops(kind)) this.#actor.send({type: 'stop'});
  }

  /** Shows the next step of the event on show. */
  #showStep(): void {
    this.#step! += 1;
    const hold = this.#later.shift()!;
    if (this.#later.length === 0) this.#whole();
    this.#actor.send({type: 'update', hold});
  }

  /** Shows the event on show as a whole. */
  #whole(): void {
    this.#later = [];
    this.#step = undefined;
    this.#tell();
  }

  /** Tells others of the event on show, unless they know. */
  #tell(): void {
    const update = this.#untold;
    this.#untold = undefined;
    if (update) this.#options.onUpdate(update, this.#joins);
  }

  /**
   * Asks a bot for its move and plays it no faster than a person would; `isOtherAsked`: a person is
   * asked too, so it waits longer still.
   */
  async #consider(player: SeatPlayer<Move>, isOtherAsked = false): Promise<void> {
    const {signal} = this.#abort;
    const {speed, swift, gathers, painted} = this.#options;
    if (this.#count === 0) await painted?.();
    const {bot, jitter} = TIMES[speed()];
    this.#count += 1;
    const time = bot && bot + (((this.#count * 7919) % (2 * jitter + 1)) - jitter);
    const move = await player.choose(signal);
    if (signal.aborted) return;
    this.#choice = {player, move};
    const wait =
      swift?.(move) || gathers?.(move)
        ? 0
        : time + (isOtherAsked ? TIMES[speed()].holds.notice : 0);
    this.#actor.send({type: 'chosen', wait: this.#hurries ? wait / 2 : wait});
  }

  async #playChoice({player, move}: {player: SeatPlayer<Move>; move: Move}): Promise<void> {
    const {signal} = this.#abort;
    this.#choice = undefined;
    await this.#playFor(player.client, move);
    if (signal.aborted) return;
    this.#gathers =
      player.client !== this.#options.client && Boolean(this.#options.gathers?.(move));
    if (this.#gathers) this.#gathered = this.#updates.length;
    this.#actor.send({type: 'played'});
  }

  /** Plays a move that a bot has chosen or a timer has forced. */
  async #playFor(client: MatchClient<Move>, move: Move): Promise<void> {
    const refusal = await client.play(move);
    if (refusal) throw new Error(`The move of a bot or a timer was refused: ${refusal}`);
  }
}

const isAwaited = ({seat, turn}: Pick<MatchClient, 'seat' | 'turn'>): boolean =>
  seat !== undefined && turn.includes(seat);

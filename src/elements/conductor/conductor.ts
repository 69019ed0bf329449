import {createActor} from 'xstate';
import type {AnyMove, AnyEvent, AnyView} from '../../game/index.js';
import type {MatchUpdate, MatchClient} from '../../match/index.js';
import {chart, type Doing} from './chart.js';
import type {Player, ConductorOptions} from './options.js';
import {TIMES} from './tempo.js';

/**
 * Leads one screen through a match: shows updates one by one, asks bots and the person in turn.
 * It holds what is *shown*, which trails what *is*; a wish is checked against what is.
 */
export class Conductor<
  View extends AnyView = AnyView,
  Move extends AnyMove = AnyMove,
  Event extends AnyEvent = AnyEvent,
> {
  readonly #score: ConductorOptions<View, Move, Event>;
  readonly #actor;
  readonly #leave: () => void;
  #updates: MatchUpdate<View, Event>[] = [];
  #view: View;
  #before: View | undefined;
  #told: Event | undefined;
  #abort = new AbortController();
  #choice: {player: Player<Move>; move: Move} | undefined;
  /** True while a bot thinks of something to say beside the person who is asked. */
  #listens = false;
  #count = 0;
  #busy = false;

  constructor(score: ConductorOptions<View, Move, Event>) {
    this.#score = score;
    this.#view = score.client.view;
    this.#actor = createActor(chart, score.clock ? {clock: score.clock as never} : {});
    this.#leave = score.client.subscribe((updates) => {
      if (updates.length === 0) this.reset();
      else {
        this.#updates.push(...updates);
        // Somebody else may have moved while this screen waits for its person.
        queueMicrotask(() => this.#go());
      }
    });
  }

  /** The view that is on the screen. */
  get view(): View {
    return this.#view;
  }

  /** What the screen is doing. */
  get doing(): Doing {
    const {value} = this.#actor.getSnapshot();
    return (typeof value === 'string' ? value : 'asking') as Doing;
  }

  /** The event that is on the screen, while it is. */
  get event(): Event | undefined {
    return this.#told;
  }

  /** The view before that event. */
  get before(): View | undefined {
    return this.#before;
  }

  /** Begins; what happened before is not shown again. */
  start(): void {
    this.#actor.start();
    // Inside a notification the actor takes no further event, so the next step waits for its end.
    this.#actor.subscribe(() => queueMicrotask(() => this.#go()));
    this.#go();
  }

  /** Stops all timers and listening. */
  stop(): void {
    this.#abort.abort();
    this.#leave();
    this.#actor.stop();
  }

  /** A tap on the table: what is being shown makes room for what comes next. */
  skip(): void {
    this.#actor.send({type: 'skip'});
  }

  /** What covered the table has gone. */
  wake(): void {
    // The table may say so while it draws, and must not be asked to draw again meanwhile.
    queueMicrotask(() => this.#go());
  }

  /** Goes on after a stop. */
  go(): void {
    this.#actor.send({type: 'go'});
  }

  /** The person's wish; refused wishes change nothing. */
  async play(move: Move): Promise<void> {
    if (this.doing !== 'asking') return;
    const refusal = this.#score.client.refuse(move);
    if (refusal) {
      this.#score.onRefused(move, refusal);
      return;
    }
    this.#hush();
    this.#actor.send({type: 'wish'});
    const answer = await this.#score.client.play(move);
    if (answer) {
      this.#actor.send({type: 'refused'});
      this.#score.onRefused(move, answer);
    } else this.#actor.send({type: 'played'});
  }

  /** A clock has run out: plays for any seat, whatever anybody was about to do. */
  overrule(client: MatchClient<Move>, move: Move): void {
    this.#hush();
    this.#actor.send({type: 'reset'});
    void this.#lay(client, move);
  }

  /** Forgets what was still to be shown and looks at the match as it is now. */
  reset(): void {
    this.#hush();
    this.#updates = [];
    this.#look();
    this.#actor.send({type: 'reset'});
  }

  /** Does what is next, until a timer, a bot or a person is waited for. */
  #go(): void {
    if (this.#busy || this.#actor.getSnapshot().status !== 'active') return;
    this.#busy = true;
    try {
      while (this.#next());
    } finally {
      this.#busy = false;
    }
    // That a bot has made up its mind is not seen.
    if (this.doing !== 'pausing') this.#score.onChange();
  }

  /** One step; false when there is none. */
  #next(): boolean {
    const {doing} = this;
    if (doing === 'playing' && this.#choice) {
      void this.#playChoice(this.#choice);
      return false;
    }
    if (doing !== 'rest' && doing !== 'asking') return false;
    if (this.#score.paused?.()) return false;
    const update = this.#updates.shift();
    if (update) {
      if (doing === 'asking') this.#hush(); // what was to be said next was thought of before
      this.#show(update);
      return true;
    }
    if (doing === 'asking') return this.#overhear();
    const {client, players} = this.#score;
    this.#look();
    const asked = isAwaited(client) && !players.has(client.seat!);
    const next = asked ? undefined : this.#nextPlayer();
    if (client.outcome) this.#actor.send({type: 'finish'});
    else this.#actor.send(next ? {type: 'think'} : {type: 'ask'});
    if (next && !client.outcome) void this.#consider(next);
    return true;
  }

  /** The first of those who are awaited, in the order of the turn. */
  #nextPlayer(): Player<Move> | undefined {
    const {client, players} = this.#score;
    return client.turn
      .flatMap((seat) => players.get(seat) ?? [])
      .find(({client: seat}) => isAwaited(seat));
  }

  /** Nothing more is to be shown: the screen shows what is. */
  #look(): void {
    this.#view = this.#score.client.view;
    this.#told = this.#before = undefined;
  }

  /** Forgets what a bot was about to do. */
  #hush(): void {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#choice = undefined;
    this.#listens = false;
  }

  /** A person is asked, and others may speak meanwhile; true when there is something to look at anew. */
  #overhear(): boolean {
    const {client, open} = this.#score;
    if (this.#told) this.#look();
    const {value} = this.#actor.getSnapshot();
    const choice = this.#choice;
    if (choice && typeof value === 'object' && value['asking'] === 'due') {
      this.#choice = undefined;
      this.#listens = false;
      void this.#lay(choice.player.client, choice.move);
      this.#actor.send({type: 'played'});
      return true;
    }
    const next = this.#nextPlayer();
    // What others did may have been the end of it: then this person is no longer asked.
    if (!isAwaited(client) && (next || client.outcome)) {
      this.#hush();
      this.#actor.send({type: 'look up'});
      return true;
    }
    if (!next || this.#listens || !open?.(this.#view)) return false;
    this.#listens = true;
    void this.#consider(next, true);
    return false;
  }

  #show(update: MatchUpdate<View, Event>): void {
    const {tempo, onUpdate, speed} = this.#score;
    this.#before = this.#view;
    this.#view = update.view;
    this.#told = update.event;
    onUpdate(update);
    const kind = tempo(update.event, update.view);
    const hold = kind === 'stop' ? 0 : TIMES[speed()].holds[kind];
    if (kind === 'stop') this.#actor.send({type: 'stop'});
    else if (hold > 0) this.#actor.send({type: 'update', hold});
  }

  /** Asks a player, who takes no less time than a person would; `beside` one who is asked, more. */
  async #consider(player: Player<Move>, beside = false): Promise<void> {
    const {signal} = this.#abort;
    const {speed, swift} = this.#score;
    const {bot, jitter} = TIMES[speed()];
    this.#count += 1;
    const time = bot && bot + (((this.#count * 7919) % (2 * jitter + 1)) - jitter);
    const move = await player.choose(signal);
    if (signal.aborted) return;
    this.#choice = {player, move};
    // Who has no cards left has nothing to decide, and waits half as long.
    const idle = this.#view.hands?.[this.#score.client.seat ?? -1]?.length === 0;
    const wait = swift?.(move) ? 0 : time + (beside ? TIMES[speed()].holds.notice : 0);
    this.#actor.send({type: 'chosen', wait: idle ? wait / 2 : wait});
  }

  async #playChoice({player, move}: {player: Player<Move>; move: Move}): Promise<void> {
    const {signal} = this.#abort;
    this.#choice = undefined;
    await this.#lay(player.client, move);
    if (!signal.aborted) this.#actor.send({type: 'played'});
  }

  /** Plays what a bot has chosen, or a clock. */
  async #lay(client: MatchClient<Move>, move: Move): Promise<void> {
    const refusal = await client.play(move);
    if (refusal) throw new Error(`A bot's or a clock's move was refused: ${refusal}`);
  }
}

const isAwaited = ({seat, turn}: Pick<MatchClient, 'seat' | 'turn'>): boolean =>
  seat !== undefined && turn.includes(seat);

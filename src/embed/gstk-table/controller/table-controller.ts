import {levelIn, temperIn} from '../../../bots/levels.js';
import type {ReactiveController} from 'lit';
import type {Doing} from '../../../elements/conductor/chart.js';
import type {Conductor} from '../../../elements/conductor/conductor.js';
import {Prelude} from '../../../elements/conductor/prelude.js';
import type {Clock} from '../../../elements/conductor/options.js';
import {TIMES} from '../../../elements/conductor/tempo.js';
import type {GameEntry} from '../../../elements/game-entry.js';
import {painted} from '../../../elements/internal/painted.js';
import type {AnyScene, RenderContext} from '../../../elements/scene.js';
import type {AnyEvent, AnyView, Seat, Temper} from '../../../game/index.js';
import {type Messages, plainName, shownName} from '../../../i18n/index.js';
import type {Match, MatchSetup, MatchUpdate, Seating} from '../../../match/index.js';
import {localSeating} from '../../../match/local-seating.js';
import {wholeNumber} from '../attributes.js';
import {Coaching} from './coaching.js';
import {TableAnnouncer} from '../speech/table-announcer.js';
import type {Bots} from './bots.js';
import {noFeatures} from '../no-features.js';
import type {Slots} from '../slots.js';
import type {FeatureHost} from './feature-host.js';
import {goesOn} from './goes-on.js';
import type {Parts, Playing} from './loading.js';
import {type Beginning, MatchStarter, type Stage} from './match-starter.js';
import {playerNames, temperOf} from './names.js';
import {Notes} from './notes.js';
import {ReaderMoves} from './reader-moves.js';
import type {Session, TableCompany} from './session.js';
import {Settings} from './settings.js';
import {save} from './store.js';
import type {TableHost} from './table-host.js';

/** What is said of a match that is not simply dealt. */
const NOTICES = {
  resumed: 'ui/resumed',
  discarded: 'ui/save-discarded',
  refused: 'ui/setup-refused',
} as const;

/**
 * Runs a table: seats the reader and bots at a match, and reports events to the reader and the page.
 * `MatchStarter` begins matches, `ReaderMoves` handles the reader's actions, `Notes` holds remarks.
 */
export class TableController implements ReactiveController, FeatureHost {
  session: Session | undefined;
  readonly settings: Settings;
  readonly announcer: TableAnnouncer;
  readonly notes: Notes;
  readonly reader: ReaderMoves;
  readonly coaching: Coaching;
  /** What the features of the table say, once they have been fetched. */
  slots: Slots = noFeatures;
  /** Cards or choices that the reader has prepared but not played; only the game knows their type. */
  #draft: unknown;
  /** The conductor's state at the last look, to notice a change. */
  #doing: Doing | undefined;
  /** Seats whose bots have failed in this session. */
  readonly #failed = new Set<Seat>();
  /** Set by the beginning of a deal, until its hand is drawn. */
  #dealt = false;
  #held = false;
  #covered = false;
  /** The events that this seat has received, oldest first. */
  #log: AnyEvent[] = [];
  readonly #host: TableHost;
  /** Begins the matches of this table, and waits for those that are played elsewhere. */
  readonly starter: MatchStarter;

  constructor(host: TableHost) {
    this.#host = host;
    this.settings = new Settings(host);
    this.announcer = new TableAnnouncer(
      () => host.ownerDocument,
      () => this.messages?.lookup(`game/${host.entry.id}`) ?? host.entry.title,
      () => this.fetchDeferred(),
    );
    this.notes = new Notes(this.announcer, () => host.requestUpdate());
    this.reader = new ReaderMoves(host, this);
    this.coaching = new Coaching(host, this);
    this.starter = new MatchStarter(host, this.settings, {
      leave: () => this.leave(),
      seat: (match, how) => this.#seat(match, how),
      refuses: () => this.session?.company?.refuseDeal() ?? false,
    });
    host.addController(this);
  }

  /** An element that was moved within the page resumes its match. */
  hostConnected(): void {
    this.settings.read();
    if (this.session) this.reseat();
    else this.#host.requestUpdate(); // The element was removed before its game was loaded.
  }

  hostDisconnected(): void {
    this.session?.conductor.stop();
  }

  get stage(): Stage {
    return this.starter.stage;
  }

  /** The game being played or loaded. */
  get entry(): GameEntry | undefined {
    return this.starter.entry;
  }

  get messages(): Messages | undefined {
    return this.starter.messages;
  }

  /** The table part of the game. */
  get table(): Parts['table'] {
    return this.starter.parts.table;
  }

  /** The bots of the current game, once they have been fetched. */
  async fetchBots(): Promise<Bots> {
    return this.#botsOf(await this.starter.playing.load());
  }

  #botsOf({Bots, bot, botOf}: Playing): Bots {
    return new Bots(bot, {
      level: () => this.settings.get('bot-level'),
      botOf,
      pageBots: () => this.#host.bots,
      temperOf: (seat) => this.#temperOf(seat),
      clock: this.#host.clock ?? (globalThis as unknown as Clock),
      onFailed: (seat) => void this.#tellFailed(seat),
    });
  }

  /** The view on the screen; it trails the match while an event is held. An onlooker's under a cover. */
  get view(): AnyView {
    if (!this.session) throw new Error('The table is not ready');
    const {conductor, seating} = this.session;
    const covered = this.awaited === undefined ? undefined : seating.local?.view();
    return covered ?? conductor.view;
  }

  /** The events that this seat has received, oldest first; an onlooker's under a cover. */
  get log(): readonly AnyEvent[] {
    if (this.awaited === undefined) return this.#log;
    return this.session?.seating.local?.log() ?? [];
  }

  /**
   * The person who has to take the screen, while hands are hidden from all and the table is drawn as
   * an onlooker sees it; `undefined` in games whose whole table is covered meanwhile.
   */
  get awaited(): Seat | undefined {
    return this.stage === 'ready' && this.table.hasMiddle ? this.slots.awaited() : undefined;
  }

  /** How long a trick travels to its taker, in milliseconds. */
  get travel(): number {
    return TIMES[this.settings.speed].holds.collect;
  }

  /**
   * True while a dialog or a cover lies over the table, play is held, or the table is read-only; that one
   * shows what is played elsewhere all the same.
   */
  get paused(): boolean {
    return this.#covered || this.#held || (this.#host.readOnly && !this.session?.company);
  }

  /** True while the page or the reader has stopped the match. */
  get held(): boolean {
    return this.#held;
  }

  /** Ends at once what is being shown and what is moving. */
  skip(): void {
    this.#host.finish();
    this.coaching.tip?.close();
    this.session?.conductor.skip();
  }

  /** Pauses or resumes the match. */
  hold(held: boolean): void {
    this.#held = held;
  }

  /**
   * Tells the controller whether a dialog lies over the table: play pauses while the table cannot be
   * seen.
   */
  cover(covered: boolean): void {
    if (covered === this.#covered) return;
    this.#covered = covered;
    if (!covered) this.session?.conductor.wake();
  }

  /** First interaction: enables announcements and says the pending notice. */
  wake(): void {
    if (this.announcer.awake) return;
    this.announcer.awake = true;
    this.announcer.say(this.notes.notice);
    this.fetchDeferred().catch(console.error);
  }

  /** Loads the game, then resumes the kept match or deals. */
  load(): Promise<void> {
    return this.starter.load();
  }

  /** Deals other cards; while the game is loading, restarts the load instead. */
  redeal(): void {
    this.starter.redeal();
  }

  /** Deals a new match; options unknown to the game are dropped with a warning. */
  newGame(setup?: MatchSetup): void {
    this.starter.newGame(setup);
  }

  /** Deals a new match with the same seats and options; elsewhere, asks for one with the same people. */
  rematch(): void {
    const {seats, options, company} = this.session?.seating ?? {};
    if (company) company.vote();
    else this.newGame({seats, options, seed: undefined, state: undefined});
  }

  /** Ends the session; a match that is played elsewhere is left, and one of this page lies as it is. */
  leave(): void {
    const {company, conductor} = this.session ?? {};
    conductor?.stop();
    company?.leave();
    if (company) this.session = undefined;
  }

  /** Changes the locale; the match goes on. */
  changeLocale(): Promise<void> {
    return this.starter.changeLocale();
  }

  /** Seats the reader anew at the same match, in the seat that is theirs now. */
  reseat(): void {
    const {seating, company} = this.session ?? {};
    if (company) this.sit(company.seating, 'again', [], company);
    else if (seating?.local) this.#seat(seating.local, 'again');
  }

  /** Begins a session, and ends the previous one; bots of this page play the `others`. */
  sit(seating: Seating, how: Beginning, others: readonly Seat[], company?: TableCompany): void {
    const {client} = seating;
    const lead = (playing: Playing): Conductor => this.#lead(seating, others, playing);
    const {value} = this.starter.playing;
    const asks = (): boolean => !this.paused && !others.includes(client.seat ?? -1);
    const leader = value
      ? lead(value)
      : new Prelude(client, asks, () => void this.#handOver(leader as Prelude, lead));
    // Not for the first picture of a page, which stands there at once.
    this.#dealt = how === 'dealt' && this.session !== undefined;
    if (company && company === this.session?.company) this.session.conductor.stop();
    else this.leave();
    this.session = {seating, client, conductor: leader, company};
    this.notes.clear();
    this.#failed.clear();
    this.#log = [...client.log()];
    this.#doing = undefined;
    if (how !== 'again') this.#begin(how);
    if (leader instanceof Prelude) void this.#handOver(leader, lead);
    else leader.start();
    if (how !== 'again' && how !== 'resumed') this.#keep();
    if (how !== 'again') void this.coaching.meet().catch(console.error);
  }

  /** Updates the log and the kept match after an undo. */
  lookAgain(): void {
    this.notes.clear();
    this.#log = [...(this.session?.client.log() ?? [])];
    this.#doing = undefined;
    this.#keep();
  }

  /** Whether the hand on the screen has been dealt since this was last asked. */
  hasDealt(): boolean {
    const dealt = this.#dealt;
    this.#dealt = false;
    return dealt;
  }

  /** The scene for the view on the screen. */
  scene(): AnyScene {
    const scene = this.table.scene(this.view, this.renderContext());
    return this.slots.scene(scene);
  }

  /** The context that scenes are drawn with. */
  renderContext(): RenderContext {
    const {messages, session, settings} = this;
    if (!messages || !session) throw new Error('The table is not ready');
    const {conductor, client, company} = session;
    const {awaited} = this;
    const covered = awaited !== undefined;
    const asking = (conductor.doing === 'asking' || company?.isAnswered) === true && !covered;
    return {
      seat: awaited ?? client.seat,
      shared: this.slots.people() !== undefined,
      names: this.names(),
      about: this.#about(),
      here: session.company?.here,
      messages,
      letters: settings.letters,
      deck: settings.get('deck'),
      origin: this.#host.origin,
      asking,
      moves: asking ? client.moves() : [],
      refuse: (move) => client.refuse(move),
      ask: (...moves) => this.reader.play(...moves),
      draft: covered ? undefined : this.#draft,
      sketch: (draft) => {
        this.#draft = draft;
        this.notes.clear();
        this.#host.requestUpdate();
      },
      looked: this.notes.looked,
      event: covered ? undefined : conductor.event,
      before: covered ? undefined : conductor.before,
      go: () => conductor.go(),
      open: (panel, at) => this.#host.openPanel(panel, at),
      middle: this.slots.middle(),
      log: this.log,
    };
  }

  /** The context for sentences; without a single reader at the screen, they address nobody as "you". */
  narrationContext(): RenderContext {
    return this.slots.people() === undefined
      ? this.renderContext()
      : {...this.renderContext(), seat: undefined};
  }

  /** Names by seat: the author's, otherwise "You" and the bots' names. */
  names(): readonly string[] {
    const given = this.#host.seats
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(shownName);
    const {company, seating} = this.session ?? {};
    const count = seating?.seats ?? 0;
    return (
      company?.names(this.messages) ??
      this.slots.names(given) ??
      playerNames(given, count, this.reader.seat, this.messages)
    );
  }

  /** What there is to say of each player: of a bot, that it is one and its level. */
  #about(): readonly string[] {
    const {messages, session, settings} = this;
    if (!messages?.isComplete || !session) return [];
    if (session.company) return session.company.about(messages);
    const said = this.#host.bots
      ? messages.t('ui/bot')
      : messages.lookup(`ui/bot/${levelIn(settings.get('bot-level'), this.entry ?? {})}`);
    const people = this.slots.people();
    return Array.from({length: session.seating.seats}, (_, seat) =>
      (people === undefined ? seat === this.reader.seat : seat < people)
        ? ''
        : this.#withTemper(said, seat),
    );
  }

  /** What is said of a bot, with its temper if it has one. */
  #withTemper(said: string, seat: Seat): string {
    const temper = this.#temperOf(seat);
    return temper === 'even' ? said : this.messages!.t(`ui/temper/${temper}`, {bot: said});
  }

  /** How the bot of a seat chooses between moves of about the same worth; what the page's do, it knows. */
  #temperOf(seat: Seat): Temper {
    const {messages, settings} = this;
    const name = this.names()[seat];
    if (!messages || name === undefined || this.#host.bots) return 'even';
    const temper = temperOf(plainName(name), messages);
    return temperIn(temper, settings.get('bot-level'), this.entry ?? {});
  }

  /** Fetches the deferred messages and the game's narration. */
  async fetchDeferred(): Promise<void> {
    await Promise.all([this.messages?.loadDeferred(), this.messages && this.table.fetchRest?.()]);
  }

  /** Reports that a part could not be fetched; the next request for the part tries again. */
  readonly miss = (error: unknown): void => {
    console.error(error);
    this.notes.say(this.messages?.t('ui/missed') ?? '');
  };

  /** Dispatches a public event of this game; false when it was cancelled. */
  emit(name: string, detail: object, cancelable?: boolean): boolean {
    return this.#host.emit(name, {game: this.#host.entry.id, ...detail}, cancelable);
  }

  /** Seats the reader at a match of this page. */
  #seat(match: Match, how: Beginning): void {
    const {seats} = match.state;
    const {max, most = max} = this.#host.entry.seats;
    const wanted =
      this.slots.seat() ??
      wholeNumber(this.#host, 'seat', this.#host.seat, {min: 0, max: most - 1}) ??
      0;
    const own = wanted < seats ? wanted : 0;
    const people = this.slots.people();
    const others = Array.from({length: seats}, (_, seat) => seat).filter((seat) =>
      people === undefined ? seat !== own : seat >= people,
    );
    this.sit(localSeating(match, own), how, others);
  }

  /**
   * Hands the match over to the conductor, once it has been fetched and the first picture has been
   * painted, and plays what the reader has wished meanwhile.
   */
  async #handOver(prelude: Prelude, lead: (playing: Playing) => Conductor): Promise<void> {
    try {
      const [playing] = await Promise.all([this.starter.playing.load(), painted(this.#host)]);
      if (prelude.stopped || !this.session) return;
      prelude.stop();
      const conductor = lead(playing);
      this.session = {...this.session, conductor};
      const draft = this.#draft;
      conductor.start();
      // What the reader has laid out in the first picture stays.
      if (conductor.doing === 'asking') this.#draft = draft;
      if (prelude.wish) void conductor.play(prelude.wish, prelude.then);
    } catch (error) {
      this.miss(error); // the reader's next wish tries again
    }
  }

  /** The conductor of a match at this screen. */
  #lead(seating: Seating, others: readonly Seat[], playing: Playing): Conductor {
    const {table} = this;
    const {client, local} = seating;
    return new playing.Conductor({
      client,
      players: this.#botsOf(playing).players(local, others),
      elsewhere: !local,
      speed: () => this.settings.speed,
      tempo: (event, view) => table.tempo(event, view),
      swift: (move) => table.swift?.(move) ?? false,
      follows: (event, view, moves, alone) => goesOn(this, event, view, moves, alone),
      opens: (view) => table.opens?.(view) ?? false,
      open: (view) => table.open?.(view) ?? false,
      decided: (view) => Boolean(table.decided?.(view)),
      paused: () => this.paused || this.slots.asks() === true || this.coaching.waits,
      onUpdate: (update) => this.#hear(update),
      onChange: () => this.#changed(),
      onRefused: (move, refusal) => this.reader.refused(move, refusal, this.notes.selected),
      painted: () => painted(this.#host),
      clock: this.#host.clock,
    });
  }

  /** Announces the beginning of a match: its first event, or a notice about what was asked for. */
  #begin(how: Exclude<Beginning, 'again'>): void {
    const [first] = this.#log;
    if (how !== 'resumed' && first) this.#tell(first, this.view, true);
    if (how === 'dealt') return;
    const notice = (): void => {
      this.notes.show(this.messages?.t(NOTICES[how]));
      this.announcer.say(this.notes.notice);
    };
    if (this.messages?.isComplete) notice();
    else this.fetchDeferred().then(notice, console.error);
  }

  #hear({event, view}: MatchUpdate): void {
    this.#log.push(event);
    if (this.entry?.eventKind(event) === 'deal-started') this.#dealt = true;
    const quick = this.settings.speed === 'instant' && this.table.tempo(event, view) === 'step';
    this.#tell(event, view, !quick);
  }

  /** Emits the public event to the page; narrates the event if `aloud`. */
  #tell(event: AnyEvent, view: AnyView, aloud: boolean): void {
    if (aloud) {
      const ctx = this.narrationContext();
      this.announcer.say((narrator) => narrator.event(this, event, view, ctx));
    }
    const sent = this.table.publicEvent(event, view);
    if (sent) this.emit(sent.name, sent.detail);
  }

  /** Says that a bot of the page failed, once for each seat and session. */
  async #tellFailed(seat: Seat): Promise<void> {
    if (this.#failed.has(seat)) return;
    this.#failed.add(seat);
    await this.fetchDeferred().catch(console.error);
    this.notes.show(this.messages?.t('ui/bot-failed', {name: this.names()[seat] ?? ''}));
    this.announcer.say(this.notes.notice);
  }

  #changed(): void {
    const {session} = this;
    if (!session) return;
    const {doing} = session.conductor;
    const isNew = doing !== this.#doing;
    this.#doing = doing;
    if (isNew && doing === 'asking' && session.client.turn.includes(this.reader.seat)) {
      this.#draft = undefined;
      const [view, ctx] = [this.view, this.renderContext()];
      this.announcer.say((narrator) => narrator.asked(this, view, ctx));
      this.emit('gstk-turn-changed', {seat: this.reader.seat});
    }
    if (isNew && (doing === 'asking' || doing === 'stopped' || doing === 'over')) this.#keep();
    // What a summary says may not have been fetched: nobody has touched this table.
    if (isNew && doing === 'stopped' && !this.messages?.isComplete)
      this.fetchDeferred().then(() => this.#host.requestUpdate(), console.error);
    if (isNew && doing === 'over')
      Promise.all([this.fetchDeferred(), this.#host.fetchFeatures()]).then(
        () => this.#host.requestUpdate(),
        console.error,
      );
    this.#host.requestUpdate();
  }

  #keep(): void {
    const {keptAt} = this.#host;
    const match = this.session?.seating.local;
    if (keptAt === undefined || !match) return;
    if (save(keptAt, match.record())) this.emit('gstk-state-saved', {});
  }
}

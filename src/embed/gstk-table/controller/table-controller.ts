import type {ReactiveController} from 'lit';
import {forced} from '../../../elements/internal/forced.js';
import {InvalidDataError} from '../../../game/index.js';
import type {MatchUpdate, Match, MatchSetup} from '../../../match/index.js';
import {beginDeal} from '../../../match/begin.js';
import {startMatch} from '../../../match/match.js';
import type {GameEntry} from '../../../elements/game-entry.js';
import {wholeNumber} from '../attributes.js';
import {loadParts, loadRules, loadMessages} from './loading.js';
import type {TableHost} from './table-host.js';
import {TableSeat} from './seat.js';
import {Session, type SessionParts} from './session.js';
import {forget, load} from './store.js';

/** Milliseconds until a table that lies there fetches what is of no hurry. */
const IDLE = 1500;

/** Runs a table: loads its game, deals or goes on with what was kept, and hears what happens. */
export class TableController extends TableSeat implements ReactiveController {
  stage: 'idle' | 'loading' | 'ready' | 'failed' = 'idle';
  /** The game that is played, or being loaded. */
  entry: GameEntry | undefined;
  /** Nothing goes on: the page, or its reader, has stopped it. */
  held = false;
  #covered = false;
  #loads = 0;

  constructor(host: TableHost) {
    super(host);
    host.addController(this);
  }

  /** An element that was moved goes on where it was. */
  hostConnected(): void {
    this.settings.read();
    if (this.session) this.#seat(this.session.match);
    else this.host.requestUpdate(); // it was taken away before it was loaded
  }

  hostDisconnected(): void {
    this.session?.conductor.stop();
  }

  /** Loads the game, then deals or goes on with what was kept. */
  async load(): Promise<void> {
    const mine = ++this.#loads;
    const {entry} = this.host;
    this.entry = entry;
    this.session?.conductor.stop(); // a match that is left must not be kept as one of this game
    this.#become('loading');
    try {
      const {keptAt} = this.host;
      const kept = keptAt === undefined ? undefined : load(keptAt);
      const laid = this.host.setup().state !== undefined;
      const {needsFeatures: early} = this.host;
      const [parts, messages, past] = await Promise.all([
        loadParts(entry, laid),
        loadMessages(entry, this.settings.locale, early || laid || kept !== undefined),
        kept === undefined ? undefined : import('../../../match/replay.js'),
        early ? this.host.fetchFeatures() : undefined,
        this.host.applyTheme(),
        forced(),
      ]);
      if (mine !== this.#loads) return;
      if (!this.host.isConnected) {
        this.entry = undefined;
        return;
      }
      this.parts = parts;
      this.messages = messages;
      if (keptAt !== undefined && past) this.#resume(keptAt, () => past.replay(parts.game, kept));
      else this.newGame();
      this.#become('ready');
      // A page may be printed, or turn dark, that nobody has touched.
      setTimeout(
        () =>
          void import('../features/idle-setup.js').then(
            ({setUpWhenIdle}) => setUpWhenIdle(this.host),
            () => 0,
          ),
        IDLE,
      );
    } catch (error) {
      if (mine !== this.#loads) return;
      console.error(error);
      this.#become('failed');
    }
  }

  /** Other cards are asked for: deals them, or loads for them what is still being loaded. */
  redeal(): void {
    if (this.stage === 'loading') void this.load();
    else if (this.stage === 'ready') this.newGame();
  }

  /** Changes the language; the match goes on. */
  async changeLocale(): Promise<void> {
    if (this.stage === 'loading') return this.load();
    const {locale} = this.settings;
    if (this.messages && this.messages.locale !== locale)
      this.messages = await loadMessages(this.host.entry, locale, this.messages.isComplete);
    this.host.requestUpdate();
  }

  /**
   * Deals anew; what the game does not know is left out, with a warning. For the first position what
   * reads positions is fetched, and then it is laid.
   */
  newGame(setup: MatchSetup = {}): void {
    const parts = this.parts;
    if (!parts) return;
    const asked = this.host.setup(setup);
    const {game, begin = beginDeal} = parts;
    if (asked.state !== undefined && begin === beginDeal) {
      this.#fetchWhole().then(() => this.newGame(setup), console.error);
      return;
    }
    const tell = (): void => {
      const [first] = this.log;
      if (first) this.tell(first, this.view, true);
    };
    const start = (setup: MatchSetup): void =>
      this.#seat(startMatch(game, begin(game.rules, setup)), tell);
    try {
      start(asked);
    } catch (error) {
      if (!(error instanceof InvalidDataError)) throw error;
      console.warn(`<${this.host.localName}> ${error.message}; dealt without it.`);
      start({seats: this.host.entry.seats.usual});
    }
    this.keep();
  }

  /** The same seats and options, other cards. */
  rematch(): void {
    const {seats, options} = this.session?.match.state ?? {};
    this.newGame({seats, options, seed: undefined, state: undefined});
  }

  /** A dialog lies over the table, or no longer: nothing goes on unseen. */
  cover(covered: boolean): void {
    if (covered === this.#covered) return;
    this.#covered = covered;
    if (!covered) this.session?.conductor.wake();
  }

  /** Sits down elsewhere at the same match. */
  sit(): void {
    if (this.session) this.#seat(this.session.match);
  }

  /** Something covers the table, or nobody plays here: nothing goes on unseen. */
  get paused(): boolean {
    return this.#covered || this.held || this.host.readOnly;
  }

  async #fetchWhole(): Promise<void> {
    const parts = this.parts;
    const rules = await loadRules(this.host.entry);
    if (parts && parts === this.parts) this.parts = {...parts, ...rules};
  }

  #become(stage: TableController['stage']): void {
    this.stage = stage;
    this.host.requestUpdate();
  }

  /** Goes on with what was kept, or deals. */
  #resume(keptAt: string, replay: () => Match): void {
    try {
      this.#seat(replay(), () => this.#notify('ui/resumed'));
    } catch {
      forget(keptAt);
      this.newGame();
      this.#notify('ui/save-discarded');
    }
  }

  #notify(key: string): void {
    this.notice = this.messages?.t(key);
    this.announcer.say(this.notice);
  }

  /** Takes a seat at a match and leaves the one before; `emit` says what is told before it begins. */
  #seat(match: Match, tell?: () => void): void {
    if (!this.parts) return;
    const {table, bot} = this.parts;
    const {max, most = max} = this.host.entry.seats;
    const parts: SessionParts = {
      table,
      bot,
      seat:
        this.features?.seat ??
        wholeNumber(this.host, 'seat', this.host.seat, {min: 0, max: most - 1}) ??
        0,
      people: this.features?.people,
      level: () => this.settings.get('bot-level'),
      speed: () => this.settings.speed,
      paused: () => this.paused,
      onUpdate: (update) => this.#hear(update),
      onChange: () => this.#changed(),
      onRefused: (move, refusal) => this.refuse(move, refusal, this.selected),
      clock: this.host.clock,
    };
    const next = new Session(parts, match);
    this.session?.conductor.stop();
    this.session = next;
    this.clear();
    this.log = [...next.client.log()];
    this.doing = undefined;
    tell?.();
    next.conductor.start();
  }

  #hear({event, view}: MatchUpdate): void {
    this.log.push(event);
    const quick = this.settings.speed === 'instant' && this.table.tempo(event, view) === 'step';
    this.tell(event, view, !quick);
  }

  #changed(): void {
    const {session} = this;
    if (!session) return;
    const {doing} = session.conductor;
    const now = doing !== this.doing;
    this.doing = doing;
    if (now && doing === 'asking' && session.client.turn.includes(this.mine)) {
      this.draft = undefined;
      const [view, ctx] = [this.view, this.renderContext()];
      this.announcer.say((tongue) => tongue.asked(this, view, ctx));
      this.emit('gstk-turn-changed', {seat: this.mine});
    }
    if (now && (doing === 'asking' || doing === 'stopped' || doing === 'over')) this.keep();
    if (now && doing === 'over')
      Promise.all([this.fetchDeferred(), this.host.fetchFeatures()]).then(
        () => this.host.requestUpdate(),
        console.error,
      );
    this.host.requestUpdate();
  }
}

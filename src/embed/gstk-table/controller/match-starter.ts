import type {GameEntry} from '../../../elements/game-entry.js';
import {forced} from '../../../elements/internal/styles/forced.js';
import {InvalidDataError, type StateValue} from '../../../game/index.js';
import {breath} from '../../../game/slices.js';
import type {Lazy} from '../../../elements/internal/lazy.js';
import type {Chart} from '../../../match/chart.js';
import type {Messages} from '../../../i18n/index.js';
import {beginDeal} from '../../../match/begin.js';
import type {Match, MatchSetup} from '../../../match/index.js';
import {startMatch} from '../../../match/start.js';
import {
  loadMessages,
  loadParts,
  loadRules,
  type Parts,
  type Playing,
  playingOf,
} from './loading.js';
import type {Settings} from './settings.js';
import {forget, load} from './store.js';
import type {TableHost} from './table-host.js';

/** Milliseconds before an idle table fetches what is not urgent. */
const IDLE = 1500;

/** The loading state of a table. */
export type Stage = 'idle' | 'loading' | 'ready' | 'failed';

/**
 * How a match comes to the table: `discarded` is a new deal because the kept match could not be read,
 * `refused` one because the page's position or options cannot be played, `again` is the match already
 * on the table.
 */
export type Beginning = 'dealt' | 'resumed' | 'discarded' | 'refused' | 'again';

/** Seats the reader at the matches that the starter begins. */
interface Usher {
  /** Called before the current match is left. */
  leave(): void;
  seat(match: Match, how: Beginning): void;
  /** True, once the page's author has been told, while no cards may be dealt here. */
  refuses(): boolean;
}

/**
 * Loads the game of a table and begins its matches: deals, sets up a position, or resumes a kept match.
 */
export class MatchStarter {
  stage: Stage = 'idle';
  /** The game being played or loaded. */
  entry: GameEntry | undefined;
  messages: Messages | undefined;
  #parts: Parts | undefined;
  #loads = 0;
  /**
   * On the way to a seat at a match that is played elsewhere; no match is begun here before. Its function
   * sits down, and says whether it has.
   */
  arrival: Promise<() => boolean> | undefined;
  /** Stops the reading of a kept match when another load begins. */
  #reading = new AbortController();
  readonly #host: TableHost;
  readonly #settings: Settings;
  readonly #usher: Usher;

  constructor(host: TableHost, settings: Settings, usher: Usher) {
    this.#host = host;
    this.#settings = settings;
    this.#usher = usher;
  }

  /**
   * The loaded parts of the game.
   * @throws {Error} before they have been loaded
   */
  get parts(): Parts {
    if (!this.#parts) throw new Error('The table is not ready');
    return this.#parts;
  }

  /**
   * What the game needs from the first move on.
   * @throws {Error} before the first game is known
   */
  get playing(): Lazy<Playing> {
    if (!this.entry) throw new Error('The table has no game');
    return playingOf(this.entry);
  }

  /** Loads the game, then resumes the kept match or deals. */
  async load(): Promise<void> {
    const mine = ++this.#loads;
    this.#reading.abort();
    const {signal} = (this.#reading = new AbortController());
    const host = this.#host;
    const {entry} = host;
    this.entry = entry;
    this.#usher.leave(); // Otherwise the old match would be kept as a match of the new game.
    this.#become('loading');
    try {
      const {keptAt, needsFeatures} = host;
      const kept = keptAt === undefined ? undefined : load(keptAt);
      const laid = host.setup().state !== undefined;
      const [parts, messages, past] = await Promise.all([
        loadParts(entry, laid),
        loadMessages(entry, this.#settings.locale, needsFeatures || laid || kept !== undefined),
        kept === undefined ? undefined : import('../../../match/replay.js'),
        // Such a match may begin in the middle, or at its end; or others go on.
        kept === undefined && !laid && !this.arrival ? undefined : playingOf(entry).load(),
        needsFeatures ? host.fetchFeatures() : undefined,
        host.applyTheme(),
        forced(),
      ]);
      await breath(); // beginning and drawing are a task of their own
      if (mine !== this.#loads) return;
      if (!host.isConnected) {
        this.entry = undefined;
        return;
      }
      // A long match is read in slices; one that cannot be read is dropped.
      const match =
        past && (await past.replayInSlices(parts.game, kept, {signal}).catch(() => null));
      const join = this.arrival && (await this.arrival);
      if (mine !== this.#loads) return;
      this.#parts = parts;
      this.messages = messages;
      if (!join?.()) {
        if (match) this.#usher.seat(match, 'resumed');
        else if (keptAt !== undefined && past) {
          forget(keptAt);
          this.newGame({}, 'discarded');
        } else this.newGame();
      }
      this.#become('ready');
      // Not left to the first touch: an untouched page may be printed or turn dark, too.
      const setUp = (): void =>
        void import('../frame/idle-setup.js').then(
          ({setUpWhenIdle}) => setUpWhenIdle(host),
          () => 0,
        );
      setTimeout(setUp, IDLE);
    } catch (error) {
      if (mine !== this.#loads) return;
      console.error(error);
      this.#become('failed');
    }
  }

  /** Deals other cards; while the game is loading, restarts the load instead. */
  redeal(): void {
    if (this.stage === 'loading') void this.load();
    else if (this.stage === 'ready') this.newGame();
  }

  /** Changes the locale; the match goes on. */
  async changeLocale(): Promise<void> {
    if (this.stage === 'loading') return this.load();
    const {locale} = this.#settings;
    if (this.messages && this.messages.locale !== locale)
      this.messages = await loadMessages(this.#host.entry, locale, this.messages.isComplete);
    this.#host.requestUpdate();
  }

  /**
   * Deals a new match; options unknown to the game are dropped with a warning. A position waits until
   * the full rules have been fetched.
   */
  newGame(setup: MatchSetup = {}, how: Beginning = 'dealt'): void {
    const parts = this.#parts;
    if (!parts || this.#usher.refuses()) return;
    const asked = this.#host.setup(setup);
    const {game, begin = beginDeal} = parts;
    if (asked.state !== undefined && begin === beginDeal) {
      this.#fetchWhole().then(() => this.newGame(setup, how), console.error);
      return;
    }
    const start = (setup: MatchSetup, how: Beginning): void =>
      this.#usher.seat(startMatch(game, begin(game.rules, setup), this.#chartAt), how);
    try {
      start(asked, how);
    } catch (error) {
      if (!(error instanceof InvalidDataError)) throw error;
      // The attribute for the number of seats is `players`.
      const said = error.path === 'seats' ? `players ${error.fault}` : error.message;
      console.warn(`<${this.#host.localName}> ${said}; dealt without it.`);
      start({seats: this.#host.entry.seats.usual}, 'refused');
    }
  }

  /** The chart of the current game, once it has been fetched. */
  readonly #chartAt = (value?: StateValue): Chart | undefined => this.playing.value?.chartAt(value);

  async #fetchWhole(): Promise<void> {
    const parts = this.#parts;
    const {entry} = this.#host;
    const [rules] = await Promise.all([loadRules(entry), playingOf(entry).load()]);
    if (parts && parts === this.#parts) this.#parts = {...parts, ...rules};
  }

  #become(stage: Stage): void {
    this.stage = stage;
    this.#host.requestUpdate();
  }
}

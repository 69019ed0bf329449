import type {GameEntry} from '../../../elements/game-entry.js';
import {forced} from '../../../elements/internal/forced.js';
import {InvalidDataError} from '../../../game/index.js';
import type {Messages} from '../../../i18n/index.js';
import {beginDeal} from '../../../match/begin.js';
import type {Match, MatchSetup} from '../../../match/index.js';
import {startMatch} from '../../../match/match.js';
import {loadMessages, loadParts, loadRules, type Parts} from './loading.js';
import type {Settings} from './settings.js';
import {forget, load} from './store.js';
import type {TableHost} from './table-host.js';

/** Milliseconds until a table that lies there fetches what is of no hurry. */
const IDLE = 1500;

/** How far a table is. */
export type Stage = 'idle' | 'loading' | 'ready' | 'failed';

/**
 * How a match comes to the table: dealt, resumed, dealt since what was kept could not be read, or the
 * same one again.
 */
export type Beginning = 'dealt' | 'resumed' | 'discarded' | 'again';

/** Who takes a seat at the matches that are begun. */
interface Seating {
  /** The match that is played is about to be left. */
  leave(): void;
  seat(match: Match, how: Beginning): void;
}

/** Loads the game of a table and begins its matches: deals, lays a position, or goes on with what was kept. */
export class MatchStarter {
  stage: Stage = 'idle';
  /** The game that is played, or being loaded. */
  entry: GameEntry | undefined;
  messages: Messages | undefined;
  #parts: Parts | undefined;
  #loads = 0;
  readonly #host: TableHost;
  readonly #settings: Settings;
  readonly #seating: Seating;

  constructor(host: TableHost, settings: Settings, seating: Seating) {
    this.#host = host;
    this.#settings = settings;
    this.#seating = seating;
  }

  /**
   * What was loaded of the game.
   * @throws {Error} while nothing has been
   */
  get parts(): Parts {
    if (!this.#parts) throw new Error('The table is not ready');
    return this.#parts;
  }

  /** Loads the game, then deals or goes on with what was kept. */
  async load(): Promise<void> {
    const mine = ++this.#loads;
    const host = this.#host;
    const {entry} = host;
    this.entry = entry;
    this.#seating.leave(); // a match that is left must not be kept as one of this game
    this.#become('loading');
    try {
      const {keptAt, needsFeatures} = host;
      const kept = keptAt === undefined ? undefined : load(keptAt);
      const laid = host.setup().state !== undefined;
      const [parts, messages, past] = await Promise.all([
        loadParts(entry, laid),
        loadMessages(entry, this.#settings.locale, needsFeatures || laid || kept !== undefined),
        kept === undefined ? undefined : import('../../../match/replay.js'),
        needsFeatures ? host.fetchFeatures() : undefined,
        host.applyTheme(),
        forced(),
      ]);
      if (mine !== this.#loads) return;
      if (!host.isConnected) {
        this.entry = undefined;
        return;
      }
      this.#parts = parts;
      this.messages = messages;
      if (keptAt !== undefined && past) this.#resume(keptAt, () => past.replay(parts.game, kept));
      else this.newGame();
      this.#become('ready');
      // A page may be printed, or turn dark, that nobody has touched.
      const setUp = (): void =>
        void import('../features/idle-setup.js').then(
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

  /** Other cards are asked for: deals them, or loads for them what is still being loaded. */
  redeal(): void {
    if (this.stage === 'loading') void this.load();
    else if (this.stage === 'ready') this.newGame();
  }

  /** Changes the language; the match goes on. */
  async changeLocale(): Promise<void> {
    if (this.stage === 'loading') return this.load();
    const {locale} = this.#settings;
    if (this.messages && this.messages.locale !== locale)
      this.messages = await loadMessages(this.#host.entry, locale, this.messages.isComplete);
    this.#host.requestUpdate();
  }

  /**
   * Deals anew; options that the game does not know are left out, with a warning. The first position is
   * laid once what reads positions has been fetched.
   */
  newGame(setup: MatchSetup = {}, how: Beginning = 'dealt'): void {
    const parts = this.#parts;
    if (!parts) return;
    const asked = this.#host.setup(setup);
    const {game, begin = beginDeal} = parts;
    if (asked.state !== undefined && begin === beginDeal) {
      this.#fetchWhole().then(() => this.newGame(setup, how), console.error);
      return;
    }
    const start = (setup: MatchSetup): void =>
      this.#seating.seat(startMatch(game, begin(game.rules, setup)), how);
    try {
      start(asked);
    } catch (error) {
      if (!(error instanceof InvalidDataError)) throw error;
      console.warn(`<${this.#host.localName}> ${error.message}; dealt without it.`);
      start({seats: this.#host.entry.seats.usual});
    }
  }

  async #fetchWhole(): Promise<void> {
    const parts = this.#parts;
    const rules = await loadRules(this.#host.entry);
    if (parts && parts === this.#parts) this.#parts = {...parts, ...rules};
  }

  #become(stage: Stage): void {
    this.stage = stage;
    this.#host.requestUpdate();
  }

  /** Goes on with what was kept, or deals. */
  #resume(keptAt: string, replay: () => Match): void {
    try {
      this.#seating.seat(replay(), 'resumed');
    } catch {
      forget(keptAt);
      this.newGame({}, 'discarded');
    }
  }
}

import {forced, type Lazy} from '../elements/shared/index.js';
import {InvalidDataError, type StateValue} from '../game/index.js';
import {breath} from '../game/slices.js';
import type {Chart} from '../match/chart.js';
import type {Messages} from '../i18n/index.js';
import {beginDeal} from '../match/begin.js';
import type {MatchSetup} from '../match/index.js';
import {startMatch} from '../match/start.js';
import {
  loadMessages,
  loadParts,
  loadRules,
  type Parts,
  type Playing,
  playingOf,
} from './loading.js';
import type {Settings} from './settings/settings.js';
import {forget, load} from './settings/store.js';
import {shownAt} from './first-picture/dealt.js';
import {layTheme} from './frame/theme.js';
import {entryOf, type Life, type LifeEvent} from './life.js';
import type {Arrival, Beginning, Session} from './session.js';
import type {Sessions} from './sessions.js';
import type {TableAttributes} from './table-attributes.js';

/** Milliseconds before an idle table fetches less urgent parts. */
const IDLE = 1500;

/** The table that a loader serves. */
interface LoaderTable {
  readonly host: TableAttributes;
  readonly settings: Settings;
  readonly life: Life;
  /** Reports an event in the life of the table, and draws it. */
  become(event: LifeEvent): void;
  readonly session: Session | undefined;
  readonly sessions: Sessions;
  /** The seat elsewhere that is being taken; no match begins here before. */
  readonly arrival: Arrival | undefined;
  fetchFeatures(): Promise<void>;
}

/**
 * Loads the game of a table and begins its matches: deals, sets up a position, or resumes a kept match.
 */
export class Loader {
  messages: Messages | undefined;
  #parts: Parts | undefined;
  /** Stops reading a kept match when another load begins. */
  #reading = new AbortController();
  readonly #table: LoaderTable;

  constructor(table: LoaderTable) {
    this.#table = table;
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
    const entry = entryOf(this.#table.life);
    if (!entry) throw new Error('The table has no game');
    return playingOf(entry);
  }

  /** Loads the game, then resumes the kept match or deals. */
  async load(): Promise<void> {
    this.#reading.abort();
    const {signal} = (this.#reading = new AbortController());
    const table = this.#table;
    const {host, settings} = table;
    const {entry} = host;
    table.sessions.leave(); // Otherwise the old match would be kept as a match of the new game.
    table.become({type: 'load', entry});
    const run = table.life.runs;
    const isWanted = (): boolean => table.life.at === 'loading' && table.life.run === run;
    try {
      const {keptAt} = host;
      const needsFeatures = host.needsFeatures || settings.get('handedness') === 'left';
      const kept = keptAt === undefined ? undefined : load(keptAt);
      const laid = host.setup().state !== undefined;
      const [parts, messages, past] = await Promise.all([
        loadParts(entry, laid),
        loadMessages(entry, settings.locale, needsFeatures || laid || kept !== undefined),
        kept === undefined ? undefined : import('../match/replay.js'),
        // Such a match may begin in the middle or at its end, or with other players on turn.
        kept === undefined && !laid && !table.arrival ? undefined : playingOf(entry).load(),
        needsFeatures ? table.fetchFeatures() : undefined,
        layTheme(host),
        forced(),
      ]);
      await breath(); // beginning and drawing are a task of their own
      if (!isWanted()) return;
      // A long match is read in slices; one that cannot be read is dropped.
      const match =
        past && (await past.replayInSlices(parts.game, kept, {signal}).catch(() => null));
      const join = table.arrival && (await table.arrival);
      if (!isWanted()) return;
      this.#parts = parts;
      this.messages = messages;
      if (!join?.()) {
        if (match) table.sessions.seat(match, 'resumed');
        else if (keptAt !== undefined && past) {
          forget(keptAt);
          this.newGame({}, 'discarded');
        } else {
          const shown = host.seed ? undefined : shownAt(host);
          this.newGame(shown ? {seed: shown.seed} : {});
        }
      }
      // Not left to the first touch: an untouched page may be printed or turn dark, too.
      const setUp = (): void =>
        void import('./frame/idle-setup.js').then(
          ({setUpWhenIdle}) => setUpWhenIdle(host),
          () => 0,
        );
      setTimeout(setUp, IDLE);
    } catch (error) {
      if (isWanted()) console.error(error);
      table.become({type: 'failed', run, error});
    }
  }

  /** Deals other cards; while the game is loading, restarts the load instead. */
  redeal(): void {
    const {at} = this.#table.life;
    if (at === 'loading') void this.load();
    else if (at === 'seated') this.newGame();
  }

  /** Changes the locale; the match goes on. */
  async changeLocale(): Promise<void> {
    const {life, settings, host} = this.#table;
    if (life.at === 'loading') return this.load();
    const {locale} = settings;
    if (this.messages && this.messages.locale !== locale)
      this.messages = await loadMessages(host.entry, locale, this.messages.isComplete);
    host.requestUpdate();
  }

  /**
   * Deals a new match; options unknown to the game are dropped with a warning. A position waits until
   * the full rules have been fetched.
   */
  newGame(setup: MatchSetup = {}, how: Beginning = 'dealt'): void {
    const parts = this.#parts;
    const table = this.#table;
    const {host} = table;
    if (!parts || table.session?.company?.refuseDeal()) return;
    const asked = host.setup(setup);
    const {game, begin = beginDeal} = parts;
    if (asked.state !== undefined && begin === beginDeal) {
      this.#fetchWhole().then(() => this.newGame(setup, how), console.error);
      return;
    }
    const start = (setup: MatchSetup, how: Beginning): void =>
      table.sessions.seat(startMatch(game, begin(game.rules, setup), this.#chartAt), how);
    try {
      start(asked, how);
    } catch (error) {
      if (!(error instanceof InvalidDataError)) throw error;
      // The attribute for the number of seats is `players`.
      const said = error.path === 'seats' ? `players ${error.fault}` : error.message;
      console.warn(`<${host.localName}> ${said}; dealt without it.`);
      start({seats: host.entry.seats.usual}, 'refused');
    }
  }

  /** The chart of the current game, once it has been fetched. */
  readonly #chartAt = (value?: StateValue): Chart | undefined => this.playing.value?.chartAt(value);

  async #fetchWhole(): Promise<void> {
    const parts = this.#parts;
    const {entry} = this.#table.host;
    const [rules] = await Promise.all([loadRules(entry), playingOf(entry).load()]);
    if (parts && parts === this.#parts) this.#parts = {...parts, ...rules};
  }
}

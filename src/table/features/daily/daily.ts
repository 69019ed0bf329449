import {warn} from '../../../elements/index.js';
import {
  type DailyDeal,
  dailyDealOf,
  type Day,
  dayOf,
  daysBefore,
  numberOf,
  siteOf,
} from '../../../online/daily-deal.js';
import {countDay, type DayCounts, dayCounts} from '../../../online/day-counts.js';
import type {Match} from '../../../match/index.js';
import type {DailyMessages, MessagesOf} from '../../../i18n/index.js';
import {withoutUndone} from '../../../match/without-undone.js';
import {serverOf} from '../../server-of.js';
import type {TableContext} from '../../table-context.js';
import {dailyMessages} from './daily-messages.js';
import {
  type DayResult,
  type Days,
  forgetDays,
  keepDay,
  keptDays,
  lateDay,
  noteLate,
} from './days.js';
import {scoreIn, standingIn} from './in-words.js';
import type {Costly, Went} from './report.js';

/** The id of the panel. */
export const DAILY = 'daily';

/** A finished deal of the day. */
interface Told {
  readonly match: Match;
  readonly deal: DailyDeal;
  own?: Went;
  strong?: Went;
  /** `null` if no decision was surely worse than another. */
  costly?: Costly | null;
  /** How all readers did, where the page has a server; `null` if it cannot be reached. */
  counts?: DayCounts | null;
}

/** The deal of the day at one table: offered, laid out, and told when it is over. */
export class Daily {
  words: MessagesOf<DailyMessages> | undefined;
  /** Whether its cards are on their way. */
  comes = false;
  /** Counts changes, so that what is drawn of this is drawn again. */
  stamp = 0;
  told: Told | undefined;
  readonly #table: TableContext;
  #end = new AbortController();

  constructor(table: TableContext) {
    this.#table = table;
  }

  /** Today where the reader is. */
  get today(): Day {
    const {clock} = this.#table.host;
    return dayOf(new Date(clock?.now?.() ?? Date.now()));
  }

  get site(): string {
    return siteOf(this.#table.host.daily ?? '');
  }

  get days(): Days {
    return keptDays(this.#table.host.entry.id, this.site);
  }

  /** The deal of the day that lies on the table. */
  get deal(): DailyDeal | undefined {
    const {host, session} = this.#table;
    const deal = dailyDealOf(session?.seating.local?.record().seed);
    return deal?.game === host.entry.id ? deal : undefined;
  }

  /** Whether a deal that ends now counts for no streak; one that was begun before midnight is that day's own. */
  isLate(day: Day): boolean {
    const onTime = day === this.today || day === daysBefore(this.today, 1);
    return !onTime || lateDay(this.#table.host.entry.id, this.site) === day;
  }

  async speak(): Promise<void> {
    const {messages} = this.#table;
    if (!messages || this.words?.locale === messages.locale) return;
    this.words = await dailyMessages(messages.locale);
    this.#changed();
  }

  /** Lays out the cards of a day. */
  async play(day: Day): Promise<void> {
    if (this.comes) return;
    const {commands, host, notes, panels} = this.#table;
    const {entry} = host;
    const {signal} = (this.#end = new AbortController());
    this.comes = true;
    noteLate(entry.id, this.site, day === this.today ? undefined : day);
    this.#changed();
    try {
      const {fittingSeed, lookedOf} = await import('./fit.js');
      const looked = {...(await lookedOf(entry)), signal};
      const {seats, options} = looked;
      const seed = await fittingSeed({game: entry.id, day, site: this.site}, looked, 0);
      if (host.entry !== entry || signal.aborted) return;
      if (panels.shown === DAILY) panels.close();
      commands.newGame({seats, options, seed});
      const standing = this.standing(day);
      if (standing) notes.show(standing);
    } catch (error) {
      if (!signal.aborted) notes.miss(error);
    } finally {
      this.comes = false;
      this.#table.session?.conductor.wake();
      this.#changed();
    }
  }

  /** What the reader has behind them, in a line. */
  standing(today: Day): string {
    return this.words ? standingIn(this.words, this.days, today) : '';
  }

  /** A result in words. */
  scoreOf(result: Pick<DayResult, 'won' | 'score'>): string {
    return scoreIn(this.words!, result);
  }

  /** The result of a deal for somebody, as it is kept. */
  resultOf({result, won, signs}: Went): Omit<DayResult, 'late'> {
    const hasScore = this.told?.match.outcome?.scores !== undefined;
    return {won, signs, ...(hasScore ? {score: result} : {})};
  }

  /** Before each drawing: what is over is told. */
  update(): void {
    const {session} = this.#table;
    this.speak().catch(this.#table.notes.miss);
    const match = session?.seating.local;
    const {deal} = this;
    if (!match || !deal || session.conductor.doing !== 'over' || this.told?.match === match) return;
    this.told = {match, deal};
    this.#tell(this.told).catch(this.#table.notes.miss);
  }

  /** Goes back to the decision that cost most. */
  again(): void {
    const {commands, panels, session} = this.#table;
    const {costly, match} = this.told ?? {};
    if (!costly || !match || match !== session?.seating.local) return;
    panels.close();
    this.told = undefined;
    // Forced moves lie between decisions.
    while (match.length > costly.decision.at && commands.undo());
  }

  /** The text for a chat: the game, its number, the result, the signs. */
  get text(): string {
    const {messages, host} = this.#table;
    const {own, deal} = this.told ?? {};
    if (!own || !deal || !messages) return '';
    const game = messages.lookup(`game/${host.entry.id}`);
    return `${game} ${numberOf(deal.day)}: ${this.scoreOf(this.resultOf(own))} ${own.signs}`.trim();
  }

  forget(): void {
    forgetDays(this.#table.host.entry.id, this.site);
    this.#changed();
  }

  /** The page asks for a deal of the day that cannot be played here. */
  deny(): void {
    warn(
      this.#table.host,
      'daily',
      this.#table.host.daily ?? '',
      'is for one reader and no position',
    );
  }

  stop(): void {
    this.#end.abort();
  }

  async #tell(told: Told): Promise<void> {
    const {host, game, session} = this.#table;
    const {entry} = host;
    const seat = session?.client.seat ?? 0;
    const {signal} = (this.#end = new AbortController());
    const [{costliest, strongWent, wentOf}, {lookedOf}] = await Promise.all([
      import('./report.js'),
      import('./fit.js'),
    ]);
    told.own = await wentOf(told.match, seat, {entry, game});
    const {day} = told.deal;
    const late = this.isLate(day);
    const isFirst = keepDay(entry.id, told.deal.site, day, {
      ...this.resultOf(told.own),
      ...(late ? {late: true} : {}),
    });
    this.#changed();
    void this.#count(told, isFirst && !late && seat === 0);
    const looked = {...(await lookedOf(entry)), signal};
    try {
      const {seed} = told.match.record();
      told.strong = await strongWent(String(seed), looked, seat, {entry, game});
      this.#changed();
      told.costly = (await costliest(told.match, seat, looked, entry)) ?? null;
      this.#changed();
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  /** Has the server of the page count a first result, and asks it for those of all readers. */
  async #count(told: Told, isCounted: boolean): Promise<void> {
    const server = serverOf(this.#table.host);
    if (server === undefined) return;
    const {rules} = told.match.game;
    const {seed, moves} = withoutUndone(rules, told.match.record());
    try {
      told.counts = await (isCounted
        ? countDay(server, String(seed), moves)
        : dayCounts(server, String(seed)));
    } catch {
      told.counts = null; // the panel says so
    }
    this.#changed();
  }

  #changed(): void {
    this.stamp += 1;
    this.#table.host.requestUpdate();
  }
}

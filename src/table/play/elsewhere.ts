import type {ReactiveController} from 'lit';
import {type Clock, SUMMARY, TIMES} from '../../elements/index.js';
import {type Messages, type Player, playerNamed, readerIn, shownName} from '../../i18n/index.js';
import type {Seating} from '../../match/index.js';
import type {Arrival, TableCompany} from '../session.js';
import type {LifeEvent} from '../life.js';
import type {Loader} from '../loader.js';
import type {Sessions} from '../sessions.js';
import type {TableContext} from '../table-context.js';

/** What is fetched where a table shows a match that is played elsewhere. */

/** The table at which a match is shown that is played elsewhere. */
export interface ElsewhereTable extends TableContext {
  /** The seat elsewhere that is on its way. */
  arrival: Arrival | undefined;
  readonly sessions: Sessions;
  /** Says what has happened to the table. */
  become(event: LifeEvent): void;
  readonly loader: Loader;
}

/**
 * A match that is played elsewhere, as a table has it. All pages call somebody by the same name: names
 * belong to seats, not to the reader's neighbours.
 */
export class JoinedCompany implements TableCompany, ReactiveController {
  readonly seating: Seating;
  readonly #table: ElsewhereTable;
  readonly #unsubscribe: (() => void) | undefined;
  readonly #clock: Clock;
  /** The event of the summary that ends by itself, and the timer that ends it. */
  #lies: unknown;
  #timer: unknown;

  constructor(seating: Seating, table: ElsewhereTable) {
    const {host} = table;
    this.seating = seating;
    this.#table = table;
    this.#clock = host.clock ?? (globalThis as unknown as Clock);
    this.#unsubscribe = seating.company?.subscribe(() => host.requestUpdate());
    host.addController(this);
    table.fetchWords().then(() => host.requestUpdate(), console.error);
  }

  /** An element that is only moved keeps its seat. */
  hostDisconnected(): void {
    queueMicrotask(() => {
      if (this.#table.host.isConnected) return;
      this.#table.sessions.leave(); // the table loads its game once more when it comes back
    });
  }

  /** A summary that nobody at this screen can end goes on by itself. */
  hostUpdated(): void {
    const {session, settings} = this.#table;
    const onlooks = this.seating.client.seat === undefined || this.#table.host.readOnly;
    const {conductor} = session ?? {};
    const lies = onlooks && conductor?.doing === 'stopped' ? conductor.event : undefined;
    if (lies === this.#lies) return;
    this.#lies = lies;
    this.#clock.clearTimeout(this.#timer);
    const {notice} = TIMES[settings.speed].holds;
    if (lies) this.#timer = this.#clock.setTimeout(() => conductor?.go(), SUMMARY * notice);
  }

  refuseDeal(): true {
    warn(this.#table.host, 'deals no cards while its match is played elsewhere');
    return true;
  }

  leave(): void {
    this.#table.host.removeController(this);
    this.#clock.clearTimeout(this.#timer);
    this.#unsubscribe?.();
    this.seating.leave();
  }

  get isAnswered(): boolean {
    const {conductor, client} = this.#table.session ?? {};
    return conductor?.doing === 'playing' && client?.turn.includes(client.seat ?? -1) === true;
  }

  get awaitsPeople(): boolean {
    const {client, company} = this.seating;
    const {seat = -1, turn} = client;
    const kinds = company?.kinds ?? [];
    const areAsked = !turn.includes(seat) && turn.some((one) => kinds[one] === 'person');
    return areAsked || kinds.includes('open');
  }

  players(messages: Messages): readonly Player[] {
    const {seats, client} = this.seating;
    return Array.from({length: seats}, (_, seat) =>
      seat === client.seat ? readerIn(messages) : playerNamed(this.#nameOf(seat, messages)),
    );
  }

  get here(): readonly boolean[] {
    const {seats, company} = this.seating;
    return Array.from(
      {length: seats},
      (_, seat) => company?.kinds[seat] !== 'person' || company.here[seat] !== false,
    );
  }

  about(messages: Messages): readonly string[] {
    const {kinds} = this.seating.company ?? {};
    return this.here.map((isHere, seat) => {
      if (kinds?.[seat] === 'bot') return messages.t('ui/bot');
      return isHere ? '' : messages.t('ui/away');
    });
  }

  #nameOf(seat: number, messages: Messages): string {
    const {company} = this.seating;
    const own = shownName(company?.names[seat] ?? '');
    const bot = `bot/${seat}`;
    if (own) return own;
    if (company?.kinds[seat] === 'bot' && messages.has(bot)) return messages.lookup(bot);
    return messages.isComplete ? messages.t('ui/player', {n: seat + 1}) : '';
  }
}

/** Whether a match began with a position that is not the page's own: that of a lesson, say. */
const isVisit = ({host, session}: TableContext): boolean =>
  session?.seating.record()?.start !== undefined && host.setup().state === undefined;

/**
 * Leaves a match that is played elsewhere, or gives up the way there, for a match of this page; a lesson
 * is left, too.
 */
export async function getUp(table: ElsewhereTable): Promise<void> {
  const {arrival, life, session} = table;
  table.become({type: 'arrived', run: life.awaited});
  dismiss(arrival);
  if (session?.company || life.at === 'loading' || isVisit(table)) await table.loader.load();
}

/** A player who comes for a seat that is no longer wanted leaves again. */
const dismiss = (arrival: Arrival | undefined): void => void arrival?.then((join) => join());

/**
 * Seats the reader at a match that is played elsewhere, once it is reached: at once where a match lies
 * here, and else by the function that it resolves to, which says whether it has. A fault is reported to
 * the page's author.
 * @param before the seat that was awaited until now
 * @param run the number of this one
 */
export async function sitDown(
  wanted: Seating | Promise<Seating>,
  table: ElsewhereTable,
  before: Arrival | undefined,
  run: number | undefined,
): Arrival {
  const {host} = table;
  const isWanted = (): boolean => table.life.awaited === run;
  dismiss(before);
  let seating: Seating | undefined;
  try {
    seating = await wanted;
    // Others may move at once, and a first picture alone would not tell of it.
    if (table.life.at !== 'far') await table.fetchBots();
  } catch (error) {
    // The reader may no longer want it.
    if ((error as Error).name !== 'AbortError') console.error(error);
  }
  const join = (): boolean => {
    const wants = isWanted();
    table.become({type: 'arrived', run});
    if (!seating) return false;
    const {id} = seating.game.rules;
    const fits = id === host.entry.id;
    if (wants && !fits) warn(host, `cannot show a match of ${id}`);
    if (wants && fits) show(seating, table);
    else if (table.session?.seating !== seating) seating.leave();
    return wants && fits;
  };
  if (table.life.at === 'seated' || !isWanted()) join();
  return join;
}

/** Shows a match that is played elsewhere, from its deal on or where it is by now. */
function show(seating: Seating, table: ElsewhereTable): void {
  const isNew = seating.client.log().length < 2;
  table.commands.hold(false);
  const company = new JoinedCompany(seating, table);
  table.sessions.sit({seating, how: isNew ? 'dealt' : 'resumed', others: [], company});
}

const warn = ({localName}: Element, what: string): void => console.warn(`<${localName}> ${what}.`);

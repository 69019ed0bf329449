import type {ReactiveController} from 'lit';
import type {Clock} from '../../../elements/conductor/options.js';
import {SUMMARY, TIMES} from '../../../elements/conductor/tempo.js';
import {type Messages, plainName, shownName} from '../../../i18n/index.js';
import type {Seating} from '../../../match/index.js';
import type {TableCompany} from './session.js';
import type {TableController} from './table-controller.js';
import type {TableHost} from './table-host.js';

/** What is fetched where a table shows a match that is played elsewhere. */

/**
 * A match that is played elsewhere, as a table has it. All pages call somebody by the same name: names
 * belong to seats, not to the reader's neighbours.
 */
export class JoinedCompany implements TableCompany, ReactiveController {
  readonly seating: Seating;
  readonly #host: TableHost;
  readonly #table: TableController;
  readonly #unsubscribe: (() => void) | undefined;
  readonly #clock: Clock;
  /** The event of the summary that ends by itself, and the timer that ends it. */
  #lies: unknown;
  #timer: unknown;

  constructor(seating: Seating, host: TableHost, table: TableController) {
    this.seating = seating;
    this.#host = host;
    this.#table = table;
    this.#clock = host.clock ?? (globalThis as unknown as Clock);
    this.#unsubscribe = seating.company?.subscribe(() => host.requestUpdate());
    host.addController(this);
    table.fetchDeferred().then(() => host.requestUpdate(), console.error);
  }

  /** An element that is only moved keeps its seat. */
  hostDisconnected(): void {
    queueMicrotask(() => {
      if (this.#host.isConnected) return;
      // The table loads its game anew when it comes back.
      this.#table.leave();
      this.#table.starter.entry = undefined;
      this.#table.starter.stage = 'idle';
    });
  }

  /** A summary that nobody at this screen can end goes on by itself. */
  hostUpdated(): void {
    const {session, settings} = this.#table;
    const onlooks = this.seating.client.seat === undefined || this.#host.readOnly;
    const {conductor} = session ?? {};
    const lies = onlooks && conductor?.doing === 'stopped' ? conductor.event : undefined;
    if (lies === this.#lies) return;
    this.#lies = lies;
    this.#clock.clearTimeout(this.#timer);
    const {notice} = TIMES[settings.speed].holds;
    if (lies) this.#timer = this.#clock.setTimeout(() => conductor?.go(), SUMMARY * notice);
  }

  refuseDeal(): true {
    warn(this.#host, 'deals no cards while its match is played elsewhere');
    return true;
  }

  leave(): void {
    this.#host.removeController(this);
    this.#clock.clearTimeout(this.#timer);
    this.#unsubscribe?.();
    this.seating.leave();
  }

  get isAnswered(): boolean {
    const {conductor, client} = this.#table.session ?? {};
    return conductor?.doing === 'playing' && client?.turn.includes(client.seat ?? -1) === true;
  }

  names(messages: Messages | undefined): readonly string[] {
    const {seats, client} = this.seating;
    if (!messages) return [];
    return Array.from({length: seats}, (_, seat) =>
      seat === client.seat ? messages.t('you') : this.#nameOf(seat, messages),
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
    const given = company?.names[seat] ?? '';
    // Sentences would take whoever is called so for the reader.
    const isYou = plainName(given).trim().toLowerCase() === messages.t('you').toLowerCase();
    const own = isYou ? undefined : shownName(given);
    const bot = `bot/${seat}`;
    if (own) return own;
    if (company?.kinds[seat] === 'bot' && messages.has(bot)) return messages.lookup(bot);
    return messages.isComplete ? messages.t('ui/player', {n: seat + 1}) : '';
  }
}

/** A seat that is on its way: the function sits down, and says whether it has. */
type Arrival = Promise<() => boolean>;

/** Leaves a match that is played elsewhere, or gives up the way there, for a match of this page. */
export async function getUp({starter, session}: TableController): Promise<void> {
  const {arrival, stage} = starter;
  starter.arrival = undefined;
  dismiss(arrival);
  if (session?.company || stage === 'loading') await starter.load();
}

/** Whoever comes for a seat that is not wanted any more leaves again. */
const dismiss = (arrival: Arrival | undefined): void => void arrival?.then((join) => join());

/**
 * Seats the reader at a match that is played elsewhere, once it is reached: at once where a match lies
 * here, and else by the function that it resolves to, which says whether it has. A fault is reported to
 * the page's author.
 * @param before the seat that was awaited until now
 * @param isWanted false once another seat, or none, is wanted
 */
export async function sitDown(
  wanted: Seating | Promise<Seating>,
  host: TableHost,
  table: TableController,
  before: Arrival | undefined,
  isWanted: () => boolean,
): Arrival {
  const {starter} = table;
  dismiss(before);
  let seating: Seating | undefined;
  try {
    seating = await wanted;
    // Others may move at once, and a first picture alone would not tell of it.
    if (table.entry) await starter.playing.load();
  } catch (error) {
    // The reader may no longer want it.
    if ((error as Error).name !== 'AbortError') console.error(error);
  }
  const join = (): boolean => {
    const wants = isWanted();
    if (wants) starter.arrival = undefined;
    if (!seating) return false;
    const {id} = seating.game.rules;
    const fits = id === table.entry?.id;
    if (wants && !fits) warn(host, `cannot show a match of ${id}`);
    if (wants && fits) sitAt(seating, host, table);
    else if (table.session?.seating !== seating) seating.leave();
    return wants && fits;
  };
  if (starter.stage === 'ready' || !isWanted()) join();
  return join;
}

/** Shows a match that is played elsewhere, from its deal on or where it is by now. */
function sitAt(seating: Seating, host: TableHost, table: TableController): void {
  const isNew = seating.client.log().length < 2;
  table.hold(false);
  table.sit(seating, isNew ? 'dealt' : 'resumed', [], new JoinedCompany(seating, host, table));
}

const warn = ({localName}: Element, what: string): void => console.warn(`<${localName}> ${what}.`);

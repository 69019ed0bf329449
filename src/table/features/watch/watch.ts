import {isStill} from '../../play/is-still.js';
import type {TableContext} from '../../table-context.js';
import {
  type AnyScene,
  type Clock,
  type Control,
  playerOf,
  SUMMARY,
  TIMES,
} from '../../../elements/index.js';
import type {GivenNames} from '../../slots.js';
import {type Player, playerNamed} from '../../../i18n/index.js';

/**
 * Bots playing among themselves (`autoplay`): the reader watches over one bot's shoulder and can pause
 * them. They play only while the table is visible; with reduced motion they wait for the reader to
 * start them.
 */
export class Watch {
  readonly #table: TableContext;
  readonly #clock: Clock;
  /** Whether the reader has paused the bots; with reduced motion they start paused. */
  #paused = matchMedia('(prefers-reduced-motion: reduce)').matches;
  /** Whether part of the table is in the viewport. */
  #near = false;
  /** The document that the table is in; it may move to another one. */
  #page = document;
  /** The timer that ends the current summary. */
  #lies: unknown;
  #timer: unknown;
  readonly #sight = new IntersectionObserver((seen) => {
    this.#near = seen.at(-1)?.isIntersecting ?? false;
    this.#judge();
  });

  constructor(table: TableContext) {
    this.#table = table;
    const {host} = table;
    this.#clock = host.clock ?? (globalThis as unknown as Clock);
    if (host.isConnected) this.start();
  }

  /** Observes from now on whether the table is visible. */
  start(): void {
    this.#sight.observe(this.#table.host);
    this.#page = this.#table.host.ownerDocument;
    this.#page.addEventListener('visibilitychange', this.#judge);
  }

  stop(): void {
    this.#sight.disconnect();
    this.#page.removeEventListener('visibilitychange', this.#judge);
    this.#clock.clearTimeout(this.#timer);
    this.#lies = undefined;
  }

  /** After drawing: a summary ends by itself, and the hand is labelled with its owner's name. */
  update(): void {
    const {session, messages} = this.#table;
    if (!session || !messages) return;
    const {conductor, client} = session;
    const hand = this.#table.host.renderRoot.querySelector('gstk-hand');
    const player = playerOf(client.seat ?? 0, this.#table.model);
    if (hand) hand.label = messages.t('ui/hand-of', player);
    if (!this.#paused && conductor.doing === 'showing') this.#table.notes.show(undefined);
    const lies =
      conductor.doing === 'stopped' && !isStill(this.#table) ? conductor.event : undefined;
    if (lies === this.#lies) return;
    this.#lies = lies;
    this.#clock.clearTimeout(this.#timer);
    const {notice} = TIMES[this.#table.settings.speed].holds;
    if (lies) this.#timer = this.#clock.setTimeout(() => conductor.go(), SUMMARY * notice);
  }

  /** The players by seat: bots, and no reader. */
  players(given: GivenNames): readonly Player[] {
    const {session, messages} = this.#table;
    if (!session) return [];
    const {client, seating} = session;
    const {seats} = seating;
    return Array.from({length: seats}, (_, seat) => {
      const from = (seat - (client.seat ?? 0) + seats) % seats;
      const bot = messages?.lookup(`bot/${(from + seats - 1) % seats}`);
      return playerNamed(given[from] ?? bot ?? '');
    });
  }

  /**
   * Replaces all other buttons by "Pause" and the way on from a summary; the usual buttons return at
   * the end.
   */
  controls({controls}: AnyScene): readonly Control[] | undefined {
    const {session, messages} = this.#table;
    const doing = session?.conductor.doing;
    if (!messages || doing === 'over') return undefined;
    const go = doing === 'stopped' && !this.#paused;
    const on = go ? controls.map((one) => ({...one, primary: false})) : [];
    const label = messages.t(this.#paused ? 'ui/go-on' : 'ui/pause');
    return [{id: 'pause', label, primary: this.#paused, run: () => this.#toggle()}, ...on];
  }

  #toggle(): void {
    const {messages, announcer} = this.#table;
    this.#paused = !this.#paused;
    this.#table.notes.show(this.#paused ? messages?.t('ui/paused') : undefined);
    if (this.#paused) announcer.say(this.#table.notes.notice);
    this.#judge();
  }

  readonly #judge = (): void => {
    const held = this.#paused || !this.#near || this.#page.hidden;
    this.#table.commands.hold(held);
    this.#table.host.requestUpdate();
  };
}

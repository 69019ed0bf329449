import {isStill} from '../../play/is-still.js';
import type {TableContext} from '../../table-context.js';
import {css, html, nothing, type TemplateResult} from 'lit';
import {type Clock, type Doing, icon, PAUSE, RUN, type Timed} from '../../../elements/index.js';
import {adoptSheet, vars} from '../../../elements/shared/index.js';
import {Countdown} from './countdown.js';

/** The id of the button that pauses; one timer of a table has it. */
const PAUSES = 'pause-clock';

/** Seconds before the end at which the reader is warned, once. */
const WARN = 5;

/**
 * States in which the time runs (`true`) or stands still; the missing `rest` and `playing` pass at
 * once.
 */
const COUNTED: Readonly<Partial<Record<Doing, boolean>>> = {
  asking: true,
  thinking: true,
  pausing: true,
  showing: false,
  stopped: false,
  over: false,
};

const styles = css`
  .prompt:has(> .timer) {
    flex-wrap: wrap;
  }
  .timer {
    flex: 0 0 100%;
    display: flex;
    align-items: center;
    gap: var(--gstk-s3);
    min-block-size: 44px;
  }
  .timer .rest {
    flex: 1;
    block-size: 4px;
    border-radius: 2px;
    background: var(--gstk-line);
    overflow: clip;
  }
  .timer .rest::before {
    content: '';
    display: block;
    block-size: 100%;
    inline-size: calc(var(--left) * 100%);
    background: var(--gstk-ink-2);
  }
  .timer.low .rest::before {
    background: var(--gstk-table-ink);
  }
  .timer.low [role='timer'] {
    font-weight: 700;
  }
  @media (forced-colors: active) {
    .timer .rest {
      border: 1px solid CanvasText;
    }
    .timer .rest::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

/**
 * A visible timer for the current decision or phase: the page's limit, or a time set by the rules. It
 * warns once; at its end it plays the rules' fallback move for the seats it applies to.
 */
export class Timer {
  readonly #table: TableContext;
  readonly #source: () => Timed | undefined;
  readonly #pausable: boolean;
  readonly #countdown: Countdown;
  #timed: Timed | undefined;
  #paused = false;
  #warned = false;

  /** `source` returns what is timed now; `pausable`: the reader may pause the timer. */
  constructor(table: TableContext, source: () => Timed | undefined, pausable: boolean) {
    this.#table = table;
    this.#source = source;
    this.#pausable = pausable;
    this.#countdown = new Countdown(
      () => table.host.clock ?? (globalThis as unknown as Clock),
      () => this.#tick(),
    );
  }

  /**
   * Restarts with each new id, and pauses while the table is covered or something is shown for reading.
   */
  update(): void {
    const {session, slots} = this.#table;
    const counted = session && COUNTED[session.conductor.doing];
    if (counted === undefined) return;
    const timed = this.#source();
    if (timed?.id !== this.#timed?.id) {
      this.#countdown.set(timed?.seconds ?? 0);
      this.#paused = this.#warned = false;
    }
    this.#timed = timed;
    const waits = isStill(this.#table) || slots.asks() === true;
    this.#countdown.run(counted && !timed?.still && !this.#paused && !waits);
    this.#warn();
  }

  stop(): void {
    this.#countdown.run(false);
  }

  /** The id of the button that pauses the timer, where it is shown; it belongs to the actions. */
  get button(): string | undefined {
    return this.#pausable && this.#timed?.seconds ? PAUSES : undefined;
  }

  /** The remaining time as a sentence; `undefined` where no time runs. */
  sentence(): string | undefined {
    if (!this.#timed) return undefined;
    return this.#table.messages?.t('ui/time-left', {time: this.#text});
  }

  draw(): TemplateResult | typeof nothing {
    const {messages} = this.#table;
    const {seconds} = this.#timed ?? {};
    if (!messages || !seconds) return nothing;
    adoptSheet(this.#table.host, styles);
    const {left} = this.#countdown;
    return html`<div
      class="timer ${left <= WARN ? 'low' : ''}"
      part="timer"
      ${vars({'--left': String(left / seconds)})}
    >
      <span class="rest"></span>
      <span role="timer" aria-label=${messages.t('ui/time')}>${this.#text}</span>
      ${
        this.#pausable
          ? html`<button
              type="button"
              class="button quiet icon"
              part="button"
              id=${PAUSES}
              aria-label=${messages.t('ui/pause-clock')}
              title=${messages.t('ui/pause-clock')}
              aria-pressed=${this.#paused ? 'true' : 'false'}
              @click=${() => this.#pause()}
            >
              ${icon(this.#paused ? RUN : PAUSE)}
            </button>`
          : nothing
      }
    </div>`;
  }

  /** The remaining time in minutes and seconds, `4:05`. */
  get #text(): string {
    const {left} = this.#countdown;
    return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  }

  #pause(): void {
    this.#paused = !this.#paused;
    this.#table.host.requestUpdate();
  }

  #tick(): void {
    this.#table.host.requestUpdate();
    if (this.#countdown.left === 0) this.#end();
    else this.#warn();
  }

  #warn(): void {
    const {left} = this.#countdown;
    if (this.#warned || left === 0 || left > WARN) return;
    this.#warned = true;
    const {announcer, messages} = this.#table;
    announcer.say(() => messages?.t('ui/seconds-left', {n: left}));
  }

  /** Plays the fallback move for each timed seat: accept, pass, the least harmful card. */
  #end(): void {
    const {session, messages, announcer} = this.#table;
    const match = session?.seating.local;
    if (!match || !this.#timed) return;
    const {client, conductor} = session;
    announcer.say(() => messages?.t('ui/time-up'));
    for (const seat of this.#timed.seats) {
      const other = match.client(seat);
      const move = match.game.rules.fallback(match.state, seat);
      if (seat === client.seat && conductor.doing === 'asking') this.#table.commands.play(move);
      else if (other.refuse(move) === undefined) conductor.overrule(other, move);
    }
    this.#table.notes.show(messages?.t('ui/time-up'));
  }
}

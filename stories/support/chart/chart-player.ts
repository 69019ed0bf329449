import {html, LitElement, type PropertyValues, type TemplateResult} from 'lit';
import {property, state} from 'lit/decorators.js';
import {buttons} from '../../../src/elements/shared/styles/button.styles.js';
import {tokens} from '../../../src/elements/shared/styles/tokens.styles.js';
import type {Game} from '../../../src/game/index.js';
import {drawChart} from './chart.js';
import {styles} from './chart-player.styles.js';
import {type Moment, playOut, type RunSetup} from './run.js';

/** Milliseconds for which each moment is shown while the match runs. */
const TEMPO = 600;

/** A random match that the reader steps through event by event while the chart shows the phase. */
export class ChartPlayer extends LitElement {
  static override styles = [tokens, buttons, styles];

  #moments: readonly Moment[] = [];
  #timer: ReturnType<typeof setInterval> | undefined;

  @state() private running = false;

  @property({attribute: false}) game!: Game;
  @property({attribute: false}) setup: RunSetup = {};
  /** Phases, in the names of a match; each gets a button that leads to its next occurrence. */
  @property({attribute: false}) phases: readonly string[] = [];
  /** The index of the moment shown, from 0. */
  @property({type: Number}) at = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('game') || changed.has('setup')) {
      this.#moments = playOut(this.game, this.setup);
      this.#stop();
    }
    this.at = Math.max(0, Math.min(this.at, this.#moments.length - 1));
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.running = false;
  }

  #run(): void {
    if (this.running) {
      this.#stop();
      return;
    }
    if (this.at === this.#moments.length - 1) this.at = 0;
    this.running = true;
    this.#timer = setInterval(() => {
      if (this.at < this.#moments.length - 1) this.at++;
      else this.#stop();
    }, TEMPO);
  }

  #step(by: number): void {
    this.#stop();
    this.at += by;
  }

  /** The next moment of a phase, or the first one; -1 when the phase never occurs. */
  #next(phase: string): number {
    const is = (moment: Moment): boolean => moment.phase === phase;
    const next = this.#moments.findIndex((moment, at) => at > this.at && is(moment));
    return next < 0 ? this.#moments.findIndex(is) : next;
  }

  override render(): TemplateResult {
    const {at, game, running} = this;
    const moments = this.#moments;
    const {event, move, value, phase} = moments[at]!;
    const before = moments[at - 1];
    const came = before && event !== undefined ? {from: before.value, by: event} : undefined;
    const phases = this.phases.length ? this.phases : [...new Set(moments.map((m) => m.phase))];
    return html`<div class="bar">
        <div class="steps">
          <button class="button" @click=${this.#run}>${running ? 'Stop' : 'Run'}</button>
          <button
            class="button"
            aria-label="One back"
            ?disabled=${at === 0}
            @click=${() => this.#step(-1)}
          >
            ‹
          </button>
          <label>
            <input
              type="range"
              aria-label="Moment of the match"
              min="0"
              max=${moments.length - 1}
              .value=${String(at)}
              @input=${({target}: Event) =>
                this.#step((target as HTMLInputElement).valueAsNumber - this.at)}
            />
          </label>
          <button
            class="button"
            aria-label="One on"
            ?disabled=${at === moments.length - 1}
            @click=${() => this.#step(1)}
          >
            ›
          </button>
        </div>
        <p class="now">
          ${at} of ${moments.length - 1}: <b>${event ?? 'before the start'}</b>${
            move === undefined ? '' : html` after ${move}`
          },
          now in <b>${phase}</b>
        </p>
        <div class="phases" role="group" aria-label="Phases">
          ${phases.map(
            (name) =>
              html`<button
                class="button"
                aria-pressed=${name === phase}
                ?disabled=${this.#next(name) < 0}
                @click=${() => this.#step(this.#next(name) - this.at)}
              >
                ${name}
              </button>`,
          )}
        </div>
      </div>
      ${drawChart(game.machine, {lit: value, came})}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'chart-player': ChartPlayer;
  }
}

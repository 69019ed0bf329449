import {html, nothing, type PropertyValues, render, type TemplateResult} from 'lit';
import {property, state} from 'lit/decorators.js';
import type {Messages} from '../../i18n/index.js';
import {GstkElement} from '../shared/gstk-element.js';
import {announce} from '../shared/announcer.js';
import {base} from '../shared/styles/base.styles.js';
import {mendTexts} from '../shared/translated.js';
import {buttons} from '../shared/styles/button.styles.js';
import {emptyMessages} from '../internal/empty-messages.js';
import {stepsStyles} from './gstk-steps.styles.js';

/** One picture of the sequence. */
export interface Step {
  /** The title of the step: `Trick 3 of 13`. */
  readonly title: string;
  /** The announcement for screen readers when the step is shown. */
  readonly says: string;
  /** The picture. It is rendered in the light DOM, so that the styles around this element apply. */
  draw(): unknown;
}

/** A step with a button of its own. */
export interface Mark {
  readonly at: number;
  readonly label: string;
}

/**
 * Pictures shown one at a time, starting with the last one or at `start`. The reader moves by buttons,
 * arrow keys, Home and End.
 *
 * ```
 * div.steps[role=group]   button (back) · strong, title · button (next)
 * slot                    the picture
 * button.mark             leads to a marked step
 * ```
 *
 * @summary Pictures one by one.
 * @slot - The picture, which the element inserts itself.
 * @csspart button - A button.
 */
export class GstkSteps extends GstkElement {
  static override styles = [base, buttons, stepsStyles];

  /** The index of the step shown; `null` for the last one, until the reader moves to another. */
  @state() private gone: number | null = null;

  @property({attribute: false}) steps: readonly Step[] = [];
  @property({attribute: false}) mark: Mark | null = null;
  /** The step to go to; a new object goes there again. */
  @property({attribute: false}) start: {readonly at: number} | null = null;
  @property({attribute: false}) messages: Messages = emptyMessages;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('start')) this.gone = this.start?.at ?? this.gone;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('keydown', this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('keydown', this.#onKey);
  }

  override updated(): void {
    render(this.steps[this.#at]?.draw() ?? nothing, this);
    mendTexts(this);
  }

  get #at(): number {
    return this.gone ?? this.steps.length - 1;
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const way = this.matches(':dir(rtl)') ? -1 : 1;
    const goals: Readonly<Record<string, number>> = {
      ArrowLeft: this.#at - way,
      ArrowRight: this.#at + way,
      Home: 0,
      End: this.steps.length - 1,
    };
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.#go(goal);
  };

  #go(at: number): void {
    const step = this.steps[at];
    if (!step || at === this.#at) return;
    this.gone = at;
    announce(`${step.title}. ${step.says}`, this);
  }

  #button(label: string, to: number): TemplateResult {
    return html`<button
      type="button"
      class="button"
      part="button"
      aria-disabled=${this.steps[to] ? 'false' : 'true'}
      tabindex=${this.steps[to] ? nothing : -1}
      @click=${() => this.#go(to)}
    >
      ${label}
    </button>`;
  }

  override render(): TemplateResult {
    const {steps, mark, messages} = this;
    const at = this.#at;
    const title = steps[at]?.title ?? '';
    return html`<div class="steps" role="group" aria-label=${title}>
        ${this.#button(messages.t('ui/back'), at - 1)}
        <strong>${title}</strong>
        ${this.#button(messages.t('ui/next'), at + 1)}
      </div>
      <slot></slot>
      ${mark ? html`<div class="mark">${this.#button(mark.label, mark.at)}</div>` : nothing}`;
  }
}

import {html, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {live} from 'lit/directives/live.js';
import {wish} from '../events.js';
import {GstkElement} from '../shared/gstk-element.js';
import {base} from '../shared/styles/base.styles.js';
import {settingStyles} from '../internal/styles/setting.styles.js';
import {segmentsStyles} from './gstk-segments.styles.js';

export type {WishEvents} from '../events.js';

/** One of the values to choose from. */
export interface Segment {
  readonly value: string;
  /** The name of the value in the reader's language. */
  readonly label: string;
}

/**
 * A choice among a few visible values. It requests a value and shows the one that its owner sets.
 *
 * ```
 * div.setting[role=radiogroup]   span#name · div.seg   label *   input[type=radio]
 * ```
 *
 * @summary A setting with a few values.
 * @fires gstk-choose - `{name, value}`: a value was chosen.
 * @csspart segments - The row of values.
 */
export class GstkSegments extends GstkElement {
  static override styles = [base, settingStyles, segmentsStyles];

  /** The name of the setting in the event. */
  @property() name = '';
  /** The name of the setting in the reader's language. */
  @property() label = '';
  @property() value = '';
  @property({attribute: false}) options: readonly Segment[] = [];

  #choose(value: string): void {
    wish(this, 'gstk-choose', {name: this.name, value});
  }

  override render(): TemplateResult {
    return html`<div class="setting" role="radiogroup" aria-labelledby="name">
      <span id="name">${this.label}</span>
      <div class="seg" part="segments">
        ${this.options.map(
          ({value, label}) =>
            html`<label
              ><input
                type="radio"
                name="value"
                value=${value}
                .checked=${live(value === this.value)}
                @change=${() => this.#choose(value)}
              />${label}</label
            >`,
        )}
      </div>
    </div>`;
  }
}

import {html, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {live} from 'lit/directives/live.js';
import type {Messages} from '../../i18n/index.js';
import {wish} from '../events.js';
import {GstkElement} from '../shared/gstk-element.js';
import {base} from '../shared/styles/base.styles.js';
import {settingStyles} from '../internal/styles/setting.styles.js';
import {emptyMessages} from '../internal/empty-messages.js';
import {switchStyles} from './gstk-switch.styles.js';

export type {WishEvents} from '../events.js';

/**
 * A switch that also names its state in words. It requests a state and shows the one that its owner sets.
 *
 * ```
 * label   input[role=switch] · name · span.state · i (the picture)
 * ```
 *
 * @summary A setting that is on or off.
 * @fires gstk-choose - `{name, value}`: `on` or `off` was chosen.
 * @csspart switch - The line.
 */
export class GstkSwitch extends GstkElement {
  static override styles = [base, settingStyles, switchStyles];

  /** The name of the setting in the event. */
  @property() name = '';
  /** The name of the setting in the reader's language. */
  @property() label = '';
  @property({type: Boolean}) on = false;
  @property({attribute: false}) messages: Messages = emptyMessages;

  #toggle(event: Event): void {
    const value = (event.target as HTMLInputElement).checked ? 'on' : 'off';
    wish(this, 'gstk-choose', {name: this.name, value});
  }

  override render(): TemplateResult {
    const {label, on, messages} = this;
    return html`<label part="switch"
      ><input
        type="checkbox"
        role="switch"
        aria-label=${label}
        aria-checked=${on ? 'true' : 'false'}
        .checked=${live(on)}
        @change=${this.#toggle} />${label}<span class="state" aria-hidden="true"
        >${messages.t(on ? 'ui/on' : 'ui/off')}</span
      ><i></i
    ></label>`;
  }
}

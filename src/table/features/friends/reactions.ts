import type {TableContext} from '../../table-context.js';
import {html, nothing, type TemplateResult} from 'lit';
import type {GstkSeat} from '../../../elements/gstk-seat/gstk-seat.component.js';
import {GREETINGS} from '../../../match/index.js';
import {button} from '../../frame/button.js';
import type {Friends} from './friends.js';

/**
 * Six greetings, one tap each, which the reader's own seat opens and closes; what somebody says stands
 * at their arms for a while.
 */
export class Reactions {
  readonly #table: TableContext;
  readonly #friends: Friends;
  #isOpen = false;

  constructor(table: TableContext, friends: Friends) {
    this.#table = table;
    this.#friends = friends;
    table.host.addEventListener('click', this.#press);
  }

  stop(): void {
    this.#table.host.removeEventListener('click', this.#press);
  }

  /** @param said whether the last greeting is still to be seen */
  draw(said: boolean): TemplateResult | typeof nothing {
    const {remote, stage, messages} = this.#friends;
    if (stage !== 'seated' || !remote) return nothing;
    const {greeting} = remote;
    const words = (n: number): string => messages.lookup(`friends/greet/${n}`);
    const row = html`<div
      class="reactions"
      role="group"
      aria-label=${messages.t('friends/greetings')}
    >
      ${Array.from({length: GREETINGS}, (_, n) =>
        button(`say-${n}`, words(n), () => remote.greet(n)),
      )}
    </div>`;
    return html`${this.#isOpen && remote.client.seat !== undefined ? row : nothing}
    ${
      said && greeting
        ? html`<span class="bubble" popover="manual" aria-hidden="true" data-from=${greeting.from}
            >${words(greeting.n)}</span
          >`
        : nothing
    }`;
  }

  /** After drawing: puts what is said at the arms of the seat that says it. */
  drawn(): void {
    const {renderRoot} = this.#table.host;
    const bubble = renderRoot.querySelector<HTMLElement>('.bubble');
    if (!bubble?.isConnected || !('showPopover' in bubble)) return;
    const seat = renderRoot.querySelector<GstkSeat>(
      `gstk-seat[data-seat="${bubble.dataset['from']}"]`,
    );
    const box = seat?.boxOf('shield');
    if (!box) return;
    if (!bubble.matches(':popover-open')) bubble.showPopover();
    const left = Math.min(box.left, document.documentElement.clientWidth - bubble.offsetWidth - 4);
    bubble.style.left = `${Math.max(4, left)}px`;
    bubble.style.top = `${Math.max(4, box.top - bubble.offsetHeight - 2)}px`;
  }

  readonly #press = (event: Event): void => {
    const {remote, stage} = this.#friends;
    const isOwn = event
      .composedPath()
      .some((one) => one instanceof Element && one.matches('gstk-seat[own]'));
    if (!isOwn || event.defaultPrevented || stage !== 'seated' || !remote) return;
    this.#isOpen = !this.#isOpen;
    this.#table.host.requestUpdate();
  };
}

import type {TableContext} from '../../table-context.js';
import {html, type TemplateResult} from 'lit';
import {button} from '../../frame/button.js';

/**
 * Asks, once nothing in a deal can change any more, whether it should end: in the middle of the board,
 * between two tricks, while play waits. The reader may have chosen that such deals end by themselves.
 */
export class ClaimQuestion {
  readonly #table: TableContext;
  readonly #end: () => void;
  /** The beginning in the log of the deal for which the reader has answered. */
  #answered: number | undefined;
  #said: number | undefined;

  /** @param end plays the rest of the deal out at once */
  constructor(table: TableContext, end: () => void) {
    this.#table = table;
    this.#end = end;
  }

  /** True while the answer is awaited, and nobody may move. */
  get asks(): boolean {
    const {session, settings, life, slots} = this.#table;
    if (life.at !== 'seated' || !session || settings.rush || slots.people() === 0) return false;
    if (session.client.seat === undefined || this.#answered === this.#deal) return false;
    const {doing, view} = session.conductor;
    return (doing === 'rest' || doing === 'asking') && this.#table.game.decided?.(view) === 'pause';
  }

  /** True when the reader has chosen to play on in this deal. */
  get declined(): boolean {
    return this.#answered === this.#deal;
  }

  /** Announces the question, or ends the deal if the reader wants no question. */
  update(): void {
    if (!this.asks || this.#said === this.#deal) return;
    this.#said = this.#deal;
    const {settings, announcer, messages} = this.#table;
    if (settings.get('decided') === 'end') this.#accept();
    else announcer.say(() => messages?.t('ui/decided-offer'));
  }

  /** The question, for the middle of the board. */
  middle(): TemplateResult | undefined {
    const {messages} = this.#table;
    if (!this.asks || !messages?.isComplete) return undefined;
    return html`<h3 tabindex="-1">${messages.t('ui/decided')}</h3>
      <p class="s q">${messages.t('ui/decided-why')}</p>
      <div class="actions" role="group" aria-label=${messages.t('ui/decided')}>
        ${button('finish', messages.t('ui/end-deal'), () => this.#accept(), 'button-primary')}
        ${button('play-on', messages.t('ui/play-on'), () => this.#playOn())}
      </div>`;
  }

  /** The beginning of the deal in the log; -1 if the match begins in the middle of it. */
  get #deal(): number {
    const {host, model} = this.#table;
    return model.log.findLastIndex((event) => host.entry.eventKind(event) === 'deal-started');
  }

  #accept(): void {
    this.#answered = this.#deal;
    this.#end();
  }

  #playOn(): void {
    this.#answered = this.#deal;
    this.#table.session?.conductor.wake();
  }
}

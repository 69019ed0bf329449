import type {TableContext} from '../../table-context.js';
import {adoptSheet} from '../../../elements/shared/index.js';
import type {Tip} from '../../../elements/index.js';
import {createMessages, type Locale, type MessagesOf} from '../../../i18n/index.js';
import {keepSeenTips, seenTips} from '../../settings/seen-tips.js';
import type {CoachMark} from '../../slots.js';
import {coachStyles} from './coach.styles.js';

/** Marks what the mark speaks of; see `coach.styles.ts`. */
const RINGED = 'data-ringed';

/**
 * Tells a reader who plays for the first time what the table shows: at most three marks, each at the
 * first moment that its part is used, over the prompt or above it. Nobody else moves while one is
 * shown.
 */
export class Coach {
  readonly #table: TableContext;
  readonly #tips: readonly Tip[];
  readonly #messages: MessagesOf<unknown>;
  #told: readonly string[] = seenTips();
  #shown: Tip | undefined;

  private constructor(table: TableContext, tips: readonly Tip[], messages: MessagesOf<unknown>) {
    this.#table = table;
    this.#tips = tips;
    this.#messages = messages;
    adoptSheet(table.host, coachStyles);
  }

  /** Fetches the coach marks of the game at a table. */
  static async of(table: TableContext, locale: string): Promise<Coach> {
    const {entry} = table.host;
    const [tips = [], ...own] = await Promise.all([
      table.game.tips?.(),
      entry.messages(locale as Locale),
      entry.deferredMessages?.(locale as Locale) ?? {},
    ]);
    return new Coach(table, tips, createMessages(locale, ...own));
  }

  get locale(): string {
    return this.#messages.locale;
  }

  /** What the game is about, until it has been ended. */
  get aim(): string {
    const {options} = this.#table.model.view;
    return this.#isOver ? '' : this.#messages.lookup(`aim/${this.#table.host.entry.id}`, options);
  }

  /** True while a mark is shown or about to be, and nobody else may move. */
  get waits(): boolean {
    return this.#due !== undefined;
  }

  /** The mark that is shown. */
  get tip(): CoachMark | undefined {
    const shown = this.#shown;
    if (!shown || !this.#isTime(shown)) return undefined;
    const [say, why] = shown.say(this.#table.model.view, this.#messages);
    return {at: shown.at, say, why, close: () => this.#close([shown])};
  }

  /** Looks for what there is to tell of the picture that has just been drawn. */
  look(): void {
    const before = this.#shown;
    // What has been shown and is over, since the reader went on, has been told.
    if (before && !this.#isTime(before)) this.#tell([this.#key(before)]);
    if (this.#isOver && this.#table.slots.people() !== 0)
      this.#tell([this.#table.host.entry.id, ...this.#tips.map(this.#key)]);
    this.#shown = this.#due;
    this.#ring();
    const {tip} = this;
    if (this.#shown === before) return;
    void this.#table.host.updateComplete.then(() => this.#table.host.requestUpdate());
    if (tip) this.#table.announcer.say([tip.say, tip.why].filter(Boolean).join('. '));
  }

  /** Closes all marks for good. */
  end(): void {
    this.#close(this.#tips);
  }

  /** Takes the mark off the screen, as if it had never been shown. */
  leave(): void {
    this.#shown = undefined;
    this.#ring();
  }

  #close(tips: readonly Tip[]): void {
    this.#tell(tips.map(this.#key));
    this.leave();
    this.#table.session?.conductor.wake();
    this.#table.host.requestUpdate();
  }

  /** Games of one family share the marks that have the same id. */
  readonly #key = ({id}: Tip): string => `${this.#table.host.entry.family}/${id}`;

  get #isOver(): boolean {
    return this.#table.session?.conductor.doing === 'over';
  }

  /** The mark to show now: the one that is shown, or the first whose part is on the screen. */
  get #due(): Tip | undefined {
    // It would hide what is said of the company; it comes when nothing is said any more.
    if (this.#table.slots.lines().some(({speaks}) => speaks)) return undefined;
    const isTime = (tip: Tip): boolean => this.#isTime(tip) && this.#isDrawn(tip);
    return this.#shown && isTime(this.#shown) ? this.#shown : this.#tips.find(isTime);
  }

  #isTime(tip: Tip): boolean {
    const {session, life, slots, model} = this.#table;
    if (life.at !== 'seated' || !session || slots.people() !== undefined) return false;
    const {doing} = session.conductor;
    if ((doing !== 'rest' && doing !== 'asking') || slots.middle()) return false;
    return !this.#told.includes(this.#key(tip)) && tip.when(model.view, model.context);
  }

  #isDrawn({part}: Tip): boolean {
    // What a layout hides has no box.
    const drawn = part && this.#table.host.renderRoot.querySelector(`.table ${part}`);
    return part === undefined || Boolean(drawn && drawn.getClientRects().length > 0);
  }

  /** Puts the ring around what the mark speaks of, wherever that is drawn now. */
  #ring(): void {
    const {renderRoot} = this.#table.host;
    const part = this.#shown?.part;
    const whole = renderRoot.querySelector('.board')?.clientWidth ?? 0;
    for (const old of renderRoot.querySelectorAll(`[${RINGED}]`)) old.removeAttribute(RINGED);
    if (part)
      for (const one of renderRoot.querySelectorAll(`.table ${part}`))
        one.setAttribute(RINGED, one.clientWidth < whole ? '' : 'inside');
  }

  #tell(keys: readonly string[]): void {
    if (keys.every((key) => this.#told.includes(key))) return;
    this.#told = [...new Set([...this.#told, ...keys])];
    keepSeenTips(keys);
  }
}

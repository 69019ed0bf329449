import type {TableContext} from '../../table-context.js';
import {adoptSheet} from '../../../elements/shared/index.js';
import type {Tip} from '../../../elements/index.js';
import {createMessages, type Locale, type MessagesOf} from '../../../i18n/index.js';
import {isOnTurn} from '../../play/is-on-turn.js';
import {keepSeenTips, seenTips} from '../../settings/seen-tips.js';
import {coachMark, pointAtHand, ring} from '../../frame/coach-mark.js';
import type {CoachMark} from '../../slots.js';
import {coachMarkStyles} from '../../frame/coach-mark.styles.js';

/**
 * Explains the table to a reader who plays for the first time: at most three marks, each when its part
 * is first used, over the prompt or above it. Play waits while one is shown.
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
    adoptSheet(table.host, coachMarkStyles);
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

  /** The aim of the game, until the reader has finished one. */
  get aim(): string {
    const {options} = this.#table.model.view;
    return this.#isOver ? '' : this.#messages.lookup(`aim/${this.#table.host.entry.id}`, options);
  }

  /**
   * True while a mark is shown or about to be, so that the others wait. A reader who is on turn may play,
   * which closes the mark.
   */
  get waits(): boolean {
    return this.#due !== undefined && !isOnTurn(this.#table);
  }

  /** The current mark. */
  get tip(): CoachMark | undefined {
    const {messages} = this.#table;
    const shown = this.#shown;
    if (!messages || !shown || !this.#isTime(shown)) return undefined;
    const [say, why] = shown.say(this.#table.model.view, this.#messages);
    const close = (): void => this.#close([shown]);
    const words = {at: shown.at, say, why};
    const gotIt = ['got-it', messages.t('ui/got-it'), close] as const;
    const content = coachMark({...words, buttons: [gotIt]}, messages);
    return {content, isInPrompt: shown.at === 'words', from: this, close};
  }

  /** Looks for something to explain in the picture that has just been drawn. */
  look(): void {
    const before = this.#shown;
    // A mark that the reader has passed counts as told.
    if (before && !this.#isTime(before)) this.#tell([this.#key(before)]);
    if (this.#isOver && this.#table.slots.people() !== 0)
      this.#tell([this.#table.host.entry.id, ...this.#tips.map(this.#key)]);
    this.#shown = this.#due;
    // Rings of others are theirs.
    if (before || this.#shown) this.#ring();
    if (this.#shown?.at === 'hand') this.#point();
    const shown = this.#shown;
    if (shown === before) return;
    void this.#table.host.updateComplete.then(() => this.#table.host.requestUpdate());
    if (!shown || !this.tip) return;
    const words = shown.say(this.#table.model.view, this.#messages);
    this.#table.announcer.say(words.filter(Boolean).join('. '));
  }

  /** Closes all marks for good. */
  end(): void {
    this.#close(this.#tips);
  }

  /** Removes the mark from the screen, as if it had never been shown. */
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

  /** Games of a family share marks with the same id. */
  readonly #key = ({id}: Tip): string => `${this.#table.host.entry.family}/${id}`;

  get #isOver(): boolean {
    return this.#table.session?.conductor.doing === 'over';
  }

  /** The mark to show now: the current one, or the first whose part is on the screen. */
  get #due(): Tip | undefined {
    // It would hide the line about the players, so it waits until that is gone.
    const {slots} = this.#table;
    if (slots.lines().some(({speaks}) => speaks)) return undefined;
    const tip = slots.tip();
    if (tip !== undefined && tip?.from !== this) return undefined;
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
    // Parts that a layout hides have no box.
    const drawn = part && this.#table.host.renderRoot.querySelector(`.table ${part}`);
    return part === undefined || Boolean(drawn && drawn.getClientRects().length > 0);
  }

  /** Puts the ring around the subject of the mark, wherever it is drawn now. */
  #ring(): void {
    const {renderRoot} = this.#table.host;
    const part = this.#shown?.part;
    ring(renderRoot, part ? [...renderRoot.querySelectorAll(`.table ${part}`)] : []);
  }

  /** Points at a card of the hand once it has been drawn. */
  #point(): void {
    const {renderRoot} = this.#table.host;
    void renderRoot.querySelector('gstk-hand')?.updateComplete.then(() => pointAtHand(renderRoot));
  }

  #tell(keys: readonly string[]): void {
    if (keys.every((key) => this.#told.includes(key))) return;
    this.#told = [...new Set([...this.#told, ...keys])];
    keepSeenTips(keys);
  }
}

import type {LearnMessages, MessagesOf} from '../../../i18n/index.js';
import {coachMark} from '../../frame/coach-mark.js';
import {isOnTurn} from '../../play/is-on-turn.js';
import {keepSeenTips, seenTips} from '../../settings/seen-tips.js';
import type {CoachMark} from '../../slots.js';
import type {TableAttributes} from '../../table-attributes.js';
import type {TableContext} from '../../table-context.js';

/** What the list of seen tips calls the lesson of a game. */
const keyOf = ({entry}: TableAttributes): string => `learn/${entry.id}`;

/** Offers the lesson of a game to a reader who is new to it, once: over the prompt, before a first card. */
export class Offer {
  readonly #table: TableContext;
  readonly #words: MessagesOf<LearnMessages>;
  readonly #accept: () => void;
  #isOpen = true;
  #isSaid = false;

  constructor(table: TableContext, words: MessagesOf<LearnMessages>, accept: () => void) {
    this.#table = table;
    this.#words = words;
    this.#accept = accept;
  }

  /** Whether the lesson of a table's game has not been offered in this browser. */
  static isDue(host: TableAttributes): boolean {
    return !seenTips().includes(keyOf(host));
  }

  /** Whether the others wait for an answer. */
  get asks(): boolean {
    return this.#isTime && !isOnTurn(this.#table);
  }

  get tip(): CoachMark | undefined {
    if (!this.#isTime) return undefined;
    const {t} = this.#words;
    const buttons = [
      ['learn', t('learn/play'), () => this.#take(), 'button-primary'],
      ['no-lesson', t('learn/no'), () => this.close(), 'quiet'],
    ] as const;
    const say = t('learn/offer');
    const content = coachMark({at: 'board', say, buttons}, this.#words);
    return {content, from: this, close: () => this.close()};
  }

  /** Announces the offer, once it is drawn; a reader who has begun to play has answered. */
  look(): void {
    if (this.#hasBegun) this.close();
    if (this.#isSaid || !this.#isTime) return;
    this.#isSaid = true;
    this.#table.announcer.say(this.#words.t('learn/offer'));
  }

  /** The reader plays without a lesson. */
  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    keepSeenTips([keyOf(this.#table.host)]);
    this.#table.session?.conductor.wake();
    this.#table.host.requestUpdate();
  }

  /** It stays until the lesson lies on the table. */
  #take(): void {
    keepSeenTips([keyOf(this.#table.host)]);
    this.#accept();
  }

  /** Whether the reader has laid out a choice, or made one. */
  get #hasBegun(): boolean {
    const {session} = this.#table;
    return session !== undefined && (session.draft !== undefined || session.mayUndo);
  }

  get #isTime(): boolean {
    const {life, slots, session} = this.#table;
    if (!this.#isOpen || life.at !== 'seated' || !session?.seating.local) return false;
    if (slots.people() !== undefined || this.#hasBegun) return false;
    const {doing} = session.conductor;
    return doing !== 'over' && doing !== 'stopped' && !slots.middle();
  }
}

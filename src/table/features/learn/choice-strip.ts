import type {
  ChoiceLesson,
  ChoiceLessons,
  ChoiceStep,
  GameEntry,
  Pointers,
} from '../../../elements/index.js';
import {adoptSheet} from '../../../elements/shared/index.js';
import type {AnyCatalogue, LearnMessages, MessagesOf} from '../../../i18n/index.js';
import {coachMark} from '../../frame/coach-mark.js';
import {coachMarkStyles} from '../../frame/coach-mark.styles.js';
import {keepSeenTips, seenTips} from '../../settings/seen-tips.js';
import type {CoachMark} from '../../slots.js';
import {learnMessages} from '../../speech/learn-messages.js';
import type {TableContext} from '../../table-context.js';
import {Pointing} from './pointing.js';

/** The lessons of a game's choices, in a language. */
interface Known extends ChoiceLessons {
  readonly entry: GameEntry;
  readonly words: MessagesOf<LearnMessages>;
}

/** A lesson, and which of its steps is on the screen. */
interface Shown {
  readonly lesson: ChoiceLesson;
  readonly at: number;
}

/**
 * Says what a choice means and costs when a reader who is new to the game first has it: one mark after the
 * other, which point at parts of the table. It goes when the reader begins to choose.
 */
export class ChoiceStrip {
  readonly #table: TableContext;
  readonly #pointing: Pointing;
  #known: Known | undefined;
  /** The game whose lessons are on their way, or have none. */
  #asked: GameEntry | undefined;
  #shown: Shown | undefined;

  constructor(table: TableContext) {
    this.#table = table;
    this.#pointing = new Pointing(table);
  }

  /**
   * After drawing: looks for a choice to explain.
   * @param isFree whether nothing else teaches the game now
   */
  look(isFree: boolean): void {
    const before = this.#shown;
    if (before && this.#hasBegun(before.lesson)) {
      this.#tell(before.lesson);
      this.#redraw();
    }
    if (!isFree || !this.#isTime) {
      this.clear();
      return;
    }
    if (!this.#isKnown) {
      this.#fetch().catch(console.error);
      return;
    }
    this.#shown ??= this.#next(this.#due, -1);
    const step = this.#step;
    if (!step) return;
    const isNew = this.#shown !== before;
    this.#pointing.show(this.#pointers(step), isNew);
    if (!isNew) return;
    this.#redraw();
    this.#table.announcer.say(this.#say(step).filter(Boolean).join('. '));
  }

  /** The mark that is shown. */
  get tip(): CoachMark | undefined {
    const step = this.#step;
    const {messages} = this.#table;
    if (!step || !messages || !this.#isTime) return undefined;
    const {lesson, at} = this.#shown!;
    const [say, why] = this.#say(step);
    const isFirst = this.#next(lesson, -1)?.at === at;
    const isLast = !this.#next(lesson, at);
    const onward = [
      isLast ? 'got-it' : 'next',
      messages.t(isLast ? 'ui/got-it' : 'ui/next'),
      () => this.#go(),
      'button-primary',
    ] as const;
    const skip = ['skip', this.#known!.words.t('learn/skip'), () => this.close(), 'quiet'] as const;
    // A narrow mark of two buttons has room for one line alone.
    const buttons = isFirst && !isLast ? [skip, onward] : [onward];
    const content = coachMark({at: step.at, say, why, buttons}, messages);
    return {content, from: this, close: () => this.close()};
  }

  /** Closes the lesson for good. */
  close(): void {
    if (this.#shown) this.#tell(this.#shown.lesson);
    this.#table.host.requestUpdate();
  }

  /** Takes the mark away, as if it had never been shown. */
  clear(): void {
    if (this.#shown) this.#pointing.clear();
    this.#shown = undefined;
  }

  /** Draws again, after the drawing that is under way. */
  #redraw(): void {
    const {host} = this.#table;
    void host.updateComplete.then(() => host.requestUpdate());
  }

  #go(): void {
    const {lesson, at} = this.#shown!;
    const next = this.#next(lesson, at);
    if (!next) {
      this.close();
      return;
    }
    this.#pointing.clear();
    this.#shown = next;
    this.#table.announcer.say(this.#say(next.lesson.steps[next.at]!).filter(Boolean).join('. '));
    this.#table.host.requestUpdate();
  }

  /** The first step of a lesson after one of them that is true and has its part on the screen. */
  #next(lesson: ChoiceLesson | undefined, after: number): Shown | undefined {
    const {model, host} = this.#table;
    const at = lesson?.steps.findIndex(
      ({part, when}, index) =>
        index > after &&
        when?.(model.view) !== false &&
        host.renderRoot.querySelector(`.table ${part}`),
    );
    return lesson && at !== undefined && at >= 0 ? {lesson, at} : undefined;
  }

  get #step(): ChoiceStep | undefined {
    return this.#shown?.lesson.steps[this.#shown.at];
  }

  /** The lesson of the choice that the reader has, unless it was shown before. */
  get #due(): ChoiceLesson | undefined {
    const seen = seenTips();
    return this.#known?.lessons.find(
      (lesson) => !seen.includes(this.#key(lesson)) && !this.#hasBegun(lesson),
    );
  }

  /** Whether the reader has begun to choose, or has another choice. */
  #hasBegun(lesson: ChoiceLesson): boolean {
    const {model, session} = this.#table;
    return !session || !lesson.when(model.view, session.draft);
  }

  /** Whether a reader who is new to the game is asked for something other than a card. */
  get #isTime(): boolean {
    const {life, session, slots, model} = this.#table;
    if (life.at !== 'seated' || !session?.isFirst || slots.people() !== undefined) return false;
    if (session.conductor.doing !== 'asking' || slots.middle()) return false;
    const {moves} = model.context;
    return moves.length > 0 && !moves.every((move) => 'card' in move);
  }

  get #isKnown(): boolean {
    const {host, messages} = this.#table;
    return this.#known?.entry === host.entry && this.#known.words.locale === messages?.locale;
  }

  async #fetch(): Promise<void> {
    const {host, messages} = this.#table;
    const {entry} = host;
    if (!messages || this.#asked === entry) return;
    this.#asked = entry;
    const lessons = await (await entry.guide?.())?.choices?.();
    if (!lessons) return;
    adoptSheet(host, coachMarkStyles);
    this.#known = {...lessons, entry, words: await learnMessages(messages.locale, lessons)};
    this.#asked = undefined;
    host.requestUpdate();
  }

  #tell(lesson: ChoiceLesson): void {
    keepSeenTips([this.#key(lesson)]);
    this.clear();
  }

  readonly #key = ({id}: ChoiceLesson): string => `${this.#table.host.entry.family}/${id}`;

  #say(step: ChoiceStep): readonly [say: string, why?: string] {
    return step.say(this.#table.model.view, this.#catalogue);
  }

  #pointers(step: ChoiceStep): Pointers {
    const points = step.points?.(this.#table.model.view, this.#catalogue) ?? {};
    return {rings: [step.part], ...points};
  }

  get #catalogue(): MessagesOf<AnyCatalogue> {
    return this.#known!.words as unknown as MessagesOf<AnyCatalogue>;
  }
}

import type {AnyView} from '../game/index.js';
import type {AnyCatalogue, Locale, MessageCatalogue, MessagesOf} from '../i18n/index.js';
import type {Pointers} from './first-deal.js';
import type {Tip} from './table-module.js';

/** What is said and shown of a choice at once. */
export interface ChoiceStep<View = AnyView, Own = AnyCatalogue> {
  /** The place of the words, as of a coach mark. */
  readonly at: Tip['at'];
  /** A selector of the part that the step speaks of: without it on the screen the step is left out. */
  readonly part: string;
  /** Whether the step is true of a view; by default it is true of all. */
  when?(view: View): boolean;
  /** Its sentence, and what explains it. */
  say(view: View, messages: MessagesOf<Own>): readonly [say: string, why?: string];
  /** What it points at; by default its part has a ring. */
  points?(view: View, messages: MessagesOf<Own>): Pointers;
}

/** What a choice means and costs, shown once, with the parts of the table, when the reader first has it. */
export interface ChoiceLesson<View = AnyView, Own = AnyCatalogue> {
  /** Games of one family that share it give it the same id. */
  readonly id: string;
  /** True while the reader has this choice and has not begun to make it. */
  when(view: View, draft: unknown): boolean;
  readonly steps: readonly ChoiceStep<View, Own>[];
}

/** The lessons of all choices of a game, with their sentences. */
export interface ChoiceLessons {
  readonly lessons: readonly ChoiceLesson[];
  messages(locale: Locale): Promise<MessageCatalogue>;
}

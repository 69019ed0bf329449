import {hasPlays, notesOf} from './item-notes.js';
import {lessonFault} from './lesson-fault.js';
import type {LessonSetup} from './lesson-setup.js';

/**
 * The content of `<game-example>`: an `<ol>` of plays with comments, with nested lists for variations,
 * and in a quiz a `<ul>` of answers. It is read here and stays on the page unchanged, since a framework
 * or a morph may own its elements.
 */

/** The modes of a lesson. */
export const MODES = ['view', 'play', 'quiz', 'hide-next'] as const;
export type Mode = (typeof MODES)[number];

/**
 * The questions of a quiz: which card to play, every legal card, who takes the trick, what the
 * trick costs.
 */
export const ASKS = ['card', 'legal', 'winner', 'cost'] as const;
export type Ask = (typeof ASKS)[number];

/** An item of the list: its plays, and the variations to them. */
export interface LessonStep {
  /** Its element; a page may replace it. */
  item: Element;
  /** The plays as written, `W:4S N:JS`; '' when the item is only a comment. */
  readonly plays: string;
  /** `! ? !? ?? !! ?!`, or ''. */
  readonly mark: string;
  readonly variations: readonly LessonLine[];
}

/** Consecutive steps. */
export type LessonLine = readonly LessonStep[];

/** An answer of a quiz. */
export interface Answer {
  /** Its element; a page may replace it. */
  item: Element;
  /** The play that is answered, as written; `*` for every answer that is not listed. */
  readonly play: string;
  readonly correct: boolean;
  /** The author's name of it. */
  readonly label?: string | undefined;
}

const MARKS = ['!', '?', '!!', '??', '!?', '?!'];

/** Reports the fault of a list item. */
type WarnOfItem = (item: Element, ...fault: ReturnType<typeof lessonFault>) => void;

const children = (of: Element, tags: string): readonly Element[] =>
  [...of.children].filter((child) => child.matches(tags));

/** Whether an element is, or contains, a list of plays. */
export const holdsPlays = (element: Element): boolean => listsIn([element], 'ol, ul').length > 0;

/** The outermost lists with plays; wrappers and folded `<details>` round them do not count. */
const listsIn = (text: readonly Element[], tags: string): readonly Element[] =>
  text.flatMap((one) =>
    [one, ...one.querySelectorAll(tags)].filter((list) => {
      const outer = list === one ? null : list.parentElement!.closest('ol, ul');
      const isOutermost = !outer || !one.contains(outer);
      return isOutermost && list.matches(tags) && hasPlays(list);
    }),
  );

/**
 * Reads the steps of an example from its first list with plays.
 * @param text the elements of the author's text
 * @param warn reports a faulty item, which is then read without its fault
 */
export function readLine(text: readonly Element[], warn: WarnOfItem): LessonLine {
  const [list] = listsIn(text, 'ol');
  return list ? lineOf(list, warn) : [];
}

function lineOf(of: Element, warn: WarnOfItem): LessonLine {
  return children(of, 'li').map((item): LessonStep => {
    const {mark, plays} = notesOf(item, of);
    if (mark !== '' && !MARKS.includes(mark))
      warn(item, ...lessonFault('mark', {mark, marks: MARKS}));
    const lists = [...item.querySelectorAll('ol, ul')].filter(
      (list) => list.parentElement?.closest('li') === item && hasPlays(list),
    );
    return {
      item,
      plays,
      mark: MARKS.includes(mark) ? mark : '',
      // An ordered list is one line of several steps; each item of an unordered list is a line.
      variations: lists.flatMap((list) => {
        const inside = lineOf(list, warn);
        return list.localName === 'ol' ? [inside] : inside.map((step) => [step]);
      }),
    };
  });
}

/** Reads the answers of a quiz. */
export function readAnswers(text: readonly Element[]): readonly Answer[] {
  const [list] = listsIn(text, 'ul, ol');
  return (list ? children(list, 'li') : []).map((item) => {
    const {correct, label, plays} = notesOf(item, list!);
    return {item, play: plays, correct, label};
  });
}

/** An example, as its author wrote it. */
export interface Lesson {
  readonly setup: LessonSetup;
  readonly mode: Mode;
  readonly ask: Ask;
  readonly line: LessonLine;
  readonly answers: readonly Answer[];
  /** True if the line comes from a record, not from the author's list. */
  readonly recorded: boolean;
}

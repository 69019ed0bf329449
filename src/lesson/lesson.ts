import type {LessonSetup} from './lesson-setup.js';

/**
 * What an author writes inside `<game-example>`: an `<ol>` of plays with comments, lists inside an item
 * for variations, in a quiz a `<ul>` of answers. It stays on the page as it is; here it is only read.
 */

/** What a lesson may be. */
export const MODES = ['view', 'play', 'quiz', 'hide-next'] as const;
export type Mode = (typeof MODES)[number];

/** What a quiz may ask: for a card, for every legal card, who takes the trick, what it costs. */
export const ASKS = ['card', 'legal', 'winner', 'cost'] as const;
export type Ask = (typeof ASKS)[number];

/** An item of the list: what is played there, and what may be played instead. */
export interface Step {
  readonly item: Element;
  /** As written, `W:4S N:JS`; '' for a comment alone. */
  readonly plays: string;
  /** `! ? !? ?? !! ?!`, or ''. */
  readonly mark: string;
  readonly variations: readonly Line[];
}

/** Steps one after another. */
export type Line = readonly Step[];

/** An answer of a quiz. */
export interface Answer {
  readonly item: Element;
  /** What it is an answer to, as written; `*` for whatever is not named. */
  readonly play: string;
  readonly correct: boolean;
}

const MARKS = ['!', '?', '!!', '??', '!?', '?!'];

const children = (of: Element, tags: string): readonly Element[] =>
  [...of.children].filter((child) => child.matches(tags));

/** The steps of the first list that has any, below an example. */
export function readLine(example: Element, warn: (item: Element, fault: string) => void): Line {
  const list = children(example, 'ol').find((one) => one.querySelector('[data-play]'));
  return list ? lineOf(children(list, 'li'), warn) : [];
}

function lineOf(items: readonly Element[], warn: (item: Element, fault: string) => void): Line {
  return items.map((item): Step => {
    const mark = item.getAttribute('data-mark')?.trim() ?? '';
    if (mark !== '' && !MARKS.includes(mark))
      warn(item, `data-mark="${mark}" is none of ${MARKS.join(' ')}`);
    const lists = [...item.querySelectorAll('ol, ul')].filter(
      (list) => list.parentElement?.closest('li') === item && list.querySelector('[data-play]'),
    );
    return {
      item,
      plays: item.getAttribute('data-play')?.trim() ?? '',
      mark: MARKS.includes(mark) ? mark : '',
      // An ordered list is one line of several steps; each item of an unordered one is a line.
      variations: lists.flatMap((list) => {
        const inside = lineOf(children(list, 'li'), warn);
        return list.localName === 'ol' ? [inside] : inside.map((step) => [step]);
      }),
    };
  });
}

/** The answers of a quiz. */
export function readAnswers(example: Element): readonly Answer[] {
  const list = children(example, 'ul, ol').find((one) => one.querySelector('[data-play]'));
  return (list ? children(list, 'li') : []).map((item) => ({
    item,
    play: item.getAttribute('data-play')?.trim() ?? '',
    correct: item.hasAttribute('data-correct'),
  }));
}

/** What a lesson is made of. */
export interface Lesson {
  readonly setup: LessonSetup;
  readonly mode: Mode;
  readonly ask: Ask;
  readonly line: Line;
  readonly answers: readonly Answer[];
}

import {
  cardFaceStyles,
  deferredDrawingStyles,
  diagramStyles,
  drawDiagram,
  escape,
  like,
  type Piece,
  piece,
  toHtml,
} from '../../elements/index.js';
import '../catalogue.js';
import {barOf} from '../game-example/bar/bar-model.js';
import {drawBar} from '../game-example/bar/bar.js';
import {barStyles} from '../game-example/bar/bar.styles.js';
import {askingStyles} from '../game-example/bar/asking.styles.js';
import type {Get} from '../../lesson/author-position.js';
import type {LessonNode} from '../../lesson/lesson-player.js';
import type {PlayedLesson} from '../../lesson/played-lesson.js';
import {frameOf} from '../game-example/frame.js';
import {exampleStyles} from '../game-example/game-example.styles.js';
import {playedIn} from '../../lesson/narration.js';
import {ATTRIBUTES, strangeAttributes} from '../../lesson/fault-help.js';
import {isGlobalAttribute} from '../../lesson/global-attributes.js';
import {faultWordsIn} from '../../lesson/faults/fault-in.js';
import {lessonFault} from '../../lesson/lesson-fault.js';
import {boardText} from './board-text.js';
import {complain, pictureOf, type Warned} from './picture-of.js';
import {servedStyles} from './server-rendered.styles.js';
import {solutionIn} from './solution-in.js';

/** Renders examples on a server: a page of diagrams needs no script until one is touched. */

/** Options for rendering an example. */
export interface RenderOptions {
  /** The address of a style sheet with the text of `exampleCss`, for pages with a strict policy. */
  readonly stylesheet?: string;
  /** The nonce of the `<style>` in each example, if a policy requires one. */
  readonly nonce?: string;
  /** The locale of the messages; English by default. */
  readonly locale?: string;
  /** The page has no script: the example gets no buttons and no room for them. */
  readonly still?: boolean;
  /** Receives errors in the attributes; by default they are thrown. */
  readonly warn?: Warned;
}

/** The states of an element, as attributes for the time before its definition. */
const STATES = {
  quiz: "[mode='quiz']",
  asks: '[ask]',
  legal: "[ask='legal']",
  long: "[game^='god'][mode='quiz']",
} as const;

/** The styles of an example, to be served as the file for `stylesheet`. */
export const exampleCss: string = [
  ...[cardFaceStyles, diagramStyles, deferredDrawingStyles, barStyles, askingStyles, exampleStyles],
  servedStyles,
]
  .map(({cssText}) => cssText)
  .join('\n')
  .replace(
    /:state\((quiz|asks|legal|long)\)/g,
    (_, state: string) => STATES[state as keyof typeof STATES],
  );

/**
 * A `<game-example>` with its diagram as declarative shadow DOM. It is readable and complete without
 * script; when `gstk/embed/game-example` is loaded, it can be stepped through, answered and played.
 *
 * @param attributes of the tag, `{game: 'king', contract: 'no-girls', hands: '…'}`; other than those of
 *   an example only global ones, such as `id` or `data-…`, and no event handlers
 * @param content markup inside it: prose, a list of plays; it is not changed, nor made safe
 * @returns markup; without a diagram if the attributes are wrong and `warn` is given
 * @throws {RangeError} naming the attribute (of a play, `data-play`), if it is wrong and `warn` is not
 *   given
 */
export async function renderExample(
  attributes: Readonly<Record<string, string>>,
  content: string,
  {locale = 'en', nonce, still = false, stylesheet, warn = complain}: RenderOptions = {},
): Promise<string> {
  const given = Object.entries(attributes)
    .filter(([name]) => isWritable(name))
    .map(([name, value]) => ` ${name}="${escape(value)}"`);
  const wrap = (before: string, after = ''): string =>
    `<game-example${given.join('')}>${before}${content}${after}</game-example>`;
  await refuseNames(Object.keys(attributes), locale, warn);
  const one = await pictureOf(attributes, content, locale, warn);
  if (!one) return wrap('');
  const {answers, board, get, options, played} = one;
  const solution = answers && solutionIn({...one, answers});
  const style =
    stylesheet === undefined
      ? piece('style', {nonce})
      : piece('link', {rel: 'stylesheet', href: stylesheet});
  // The content of a style element must not be escaped.
  const sheet = toHtml(style)
    .replace('></style>', `>${exampleCss}</style>`)
    .replace('></link>', '>');
  const parts = [
    ...frameOf(get('mode'), drawDiagram(board, options), still ? NO_BAR : barFor(get, played)),
    ...(solution ? [solution] : []),
  ];
  const text = textOf(boardText(board, options), answers ? [] : movesIn(played));
  const drawn = `<template shadowrootmode="open">${sheet}${parts.map(toHtml).join('')}</template>`;
  return wrap(
    drawn + toHtml(text),
    solution && toHtml(like(solution, 'div', {...OF_TEXT, class: undefined})),
  );
}

/** Values are escaped; a name cannot be, so one off the lists never stands in markup. */
const isWritable = (name: string): boolean => ATTRIBUTES.includes(name) || isGlobalAttribute(name);

/** Warns of the names that are not written into the tag, except those that `pictureOf` explains. */
async function refuseNames(names: readonly string[], locale: string, warn: Warned): Promise<void> {
  const explained = strangeAttributes(names);
  const words = await faultWordsIn(locale);
  for (const name of names)
    if (!isWritable(name) && !explained.has(name))
      warn(name, words(...lessonFault('no-attribute')));
}

/** The attributes of what only readers without the drawing see. */
const OF_TEXT = {slot: 'text', translate: 'no'};

/**
 * The board and the moves as text, in a slot that no drawing has: feeds, newsletters and other readers
 * that ignore the drawing show it, and a page that draws does not.
 */
const textOf = (board: readonly string[], moves: readonly string[]): Piece =>
  piece(
    'div',
    OF_TEXT,
    ...board.map((line) => piece('p', {}, line)),
    moves.length > 0 ? piece('ol', {}, ...moves.map((line) => piece('li', {}, line))) : undefined,
  );

/** The moves of the steps in words. */
const movesIn = (played: PlayedLesson): readonly string[] =>
  played.nodes
    .slice(1)
    .map((node) => playedIn(played, node))
    .filter(Boolean);

const NO_BAR = piece('div', {class: 'bar', hidden: true});

/**
 * The buttons of an example that can wait for the first touch. A question, a game to play or hidden
 * steps cannot wait: their script draws them and measures their room.
 */
function barFor(get: Get, played: PlayedLesson): Piece {
  const [node] = played.nodes as [LessonNode];
  const of = node.line.length - 1;
  const mode = get('mode') ?? 'view';
  if (mode !== 'view' || get('step') !== null) {
    const stepped = of > 0 && mode !== 'play' && mode !== 'quiz';
    return piece('div', {class: `bar${stepped ? ' stepped' : ''}`, part: 'actions'});
  }
  const model = barOf({
    ...{played, playing: false, opened: false, question: [], rule: undefined},
    host: {noPlay: get('no-play') !== null},
    lesson: {mode},
    cursor: {node, aside: false},
    at: {step: 0, of},
  });
  return like(drawBar(model, played.messages), 'div', {class: 'bar served', inert: true});
}

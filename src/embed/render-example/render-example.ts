import {cardFaceStyles} from '../../elements/card-face/card-face.styles.js';
import {diagramStyles} from '../../elements/diagram/diagram.styles.js';
import {lyingStyles} from '../../elements/diagram/lying.styles.js';
import {drawDiagram} from '../../elements/diagram/draw.js';
import {escape, piece, toHtml} from '../../elements/diagram/piece.js';
import {matchLocale} from '../../words/index.js';
import {drawingFor} from '../game-example/drawing.js';
import {asked, type Stop} from '../game-example/course.js';
import {startEngine} from '../game-example/engine.js';
import {frameOf} from '../game-example/frame.js';
import {loadLesson} from '../game-example/parts.js';
import {exampleStyles} from '../game-example/game-example.styles.js';
import {entryIn, settingOf} from '../game-example/setting.js';
import {questionOf} from '../game-example/shown.js';

/** Draws examples on a server: a page of diagrams that costs no script until one is touched. */

/** How an example is written out. */
export interface RenderOptions {
  /** Address of a style sheet with the text of `exampleCss`, for a page with a strict policy. */
  readonly stylesheet?: string;
  /** Of a `<style>` in each example, where a policy asks for one. */
  readonly nonce?: string;
  /** The language of the words; English by default. */
  readonly locale?: string;
  /** Told what is wrong with the attributes; by default it is thrown. */
  readonly warn?: (attribute: string, message: string) => void;
}

/** The styles of an example, to be served as a file for `stylesheet`. */
export const exampleCss: string = [cardFaceStyles, diagramStyles, lyingStyles, exampleStyles]
  .map(({cssText}) => cssText)
  .join('\n');

/**
 * A `<game-example>` with its diagram as declarative shadow DOM. It is readable and complete without
 * script; when `gstk/embed/game-example` is loaded, it can be stepped through, answered and played.
 *
 * @param attributes of the tag, `{game: 'king', contract: 'no-girls', hands: '…'}`
 * @param content markup inside it: prose, a list of plays; it is not changed, nor made safe
 * @returns markup; without a diagram where the attributes are wrong and `warn` is given
 * @throws {RangeError} naming the attribute, where it is wrong and nobody is told by `warn`
 */
export async function renderExample(
  attributes: Readonly<Record<string, string>>,
  content: string,
  {locale = 'en', nonce, stylesheet, warn = complain}: RenderOptions = {},
): Promise<string> {
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
  const wrap = (inside: string): string =>
    `<game-example${given.join('')}>${inside}${content}</game-example>`;
  const {get, last} = questionOf((name) => attributes[name] ?? null);
  const entry = entryIn(get, warn);
  if (!entry) return wrap('');
  const letters = matchLocale([locale]);
  const setting = settingOf(get, entry, warn);
  const engine = startEngine(await loadLesson(entry, letters), setting, [], warn);
  if (!engine) return wrap('');
  const [{place}] = engine.stops as [Stop];
  const shown = last ? asked(place, engine.course.play(place.state, last)) : place;
  const board = drawDiagram(engine.diagram(shown), drawingFor(letters, engine, shown));
  const style =
    stylesheet === undefined
      ? piece('style', {nonce})
      : piece('link', {rel: 'stylesheet', href: stylesheet});
  // The text of a style element is no markup.
  const sheet = toHtml(style)
    .replace('></style>', `>${exampleCss}</style>`)
    .replace('></link>', '>');
  const parts = frameOf(get('mode'), board);
  return wrap(`<template shadowrootmode="open">${sheet}${parts.map(toHtml).join('')}</template>`);
}

function complain(attribute: string, message: string): never {
  throw new RangeError(`<game-example ${attribute}>: ${message}`);
}

import {arrange, type Arrangement, type DrawOptions, toHtml} from '../../elements/index.js';
import {matchLocale} from '../../i18n/index.js';
import {type Get, questionOf, type Warn} from '../../lesson/author-position.js';
import {faultSaid, strangeAttributes} from '../../lesson/fault-help.js';
import {lessonFault} from '../../lesson/lesson-fault.js';
import {asked, type Snapshot} from '../../lesson/lesson-player.js';
import {faultWordsIn} from '../../lesson/faults/fault-in.js';
import {type LessonSetup, lessonSetup} from '../../lesson/lesson-setup.js';
import type {Answer, LessonLine} from '../../lesson/lesson.js';
import {type PlayedLesson, playLesson} from '../../lesson/played-lesson.js';
import {drawingFor} from '../game-example/drawing.js';
import {entryIn} from '../game-example/loading/entry-in.js';
import {loadLesson} from '../game-example/loading/parts.js';
import {readRecordLesson} from '../game-example/loading/read-record-lesson.js';
import {answersIn, playsIn} from './plays-in.js';

/** Receives an error: the attribute (of a play, `data-play`), and the reason. */
export type Warned = (attribute: string, message: string) => void;

/** The initial picture of a `<game-example>`. */
export interface ExamplePicture {
  /** The attributes, including those that a record gives. */
  readonly get: Get;
  /** The answers that the author of a quiz comments on; `undefined` without a question. */
  readonly answers: readonly Answer[] | undefined;
  readonly played: PlayedLesson;
  readonly setup: LessonSetup;
  readonly shown: Snapshot;
  readonly board: Arrangement;
  readonly options: DrawOptions;
}

/**
 * Reads a `<game-example>` as its element does, without a document.
 *
 * @param attributes of the tag
 * @param content the markup inside it
 * @returns `undefined` if the position is wrong: `warned` has received the reason, in the language of
 *   `locale`
 */
export async function pictureOf(
  attributes: Readonly<Record<string, string>>,
  content: string,
  locale: string,
  warned: Warned,
): Promise<ExamplePicture | undefined> {
  let words = await faultWordsIn(locale);
  const warn: Warn = (attribute, message, keyed) => warned(attribute, words(message, keyed));
  const {record} = attributes;
  const wrong: Parameters<Warn>[] = [];
  const recorded =
    record === undefined
      ? undefined
      : await readRecordLesson(record, locale, (...fault) => wrong.push(fault));
  for (const fault of wrong) {
    words = await faultWordsIn(locale, fault[2]?.faults);
    warn(...fault);
  }
  if (record !== undefined && !recorded) return undefined;
  const {get, last} = questionOf((name) => recorded?.attributes[name] ?? attributes[name] ?? null);
  for (const [name, meant] of strangeAttributes(Object.keys(attributes)))
    warn(name, ...lessonFault('not-read', {meant}));
  const entry = entryIn(get, warn);
  if (!entry) return undefined;
  const letters = matchLocale([locale]);
  const setup = lessonSetup(get, entry, warn, last, recorded);
  const asks = get('mode') === 'quiz';
  const list = recorded?.list.map(toHtml).join('') ?? content;
  const line = asks ? lineOf([last]) : lineOf(playsIn(list));
  const parts = await loadLesson(entry, letters);
  const {rules} = recorded ?? parts;
  words = await faultWordsIn(locale, rules.faults);
  const played = playLesson({...parts, rules}, setup, line, warn);
  if (!played) return undefined;
  for (const node of played.nodes)
    if (node.snapshot.fault) warn('data-play', faultSaid(played, node, setup.seat));
  const wanted = Math.max(0, Math.trunc(Number(get('step'))) || 0);
  const {snapshot} = played.nodes[asks ? 0 : Math.min(wanted, line.length)]!;
  const shown = asks && last ? asked(snapshot, played.nodes[1]!.snapshot) : snapshot;
  const options = drawingFor(letters, played, shown);
  const answers = asks
    ? answersIn(content).map(({plays, ...more}) => ({...more, play: plays, item: NO_ITEM}))
    : undefined;
  return {get, answers, played, setup, shown, board: arrange(played.diagram(shown)), options};
}

/** Stands in for the list item of a step, which a server does not have and never reads. */
const NO_ITEM = {} as Element;

const lineOf = (steps: readonly string[]): LessonLine =>
  steps.map((plays) => ({item: NO_ITEM, plays, mark: '', variations: []}));

/** Stops a build at the first error. */
export function complain(attribute: string, message: string): never {
  throw new RangeError(`<game-example ${attribute}>: ${message}`);
}

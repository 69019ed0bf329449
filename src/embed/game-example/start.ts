import {oneOf, setting} from '../../elements/index.js';
import {isObject} from '../../game/plain-data.js';
import {playLesson} from '../../lesson/played-lesson.js';
import {unmark} from './author-list.js';
import {authorText} from './author-text.js';
import {ASKS, MODES} from '../../lesson/lesson.js';
import {type Host} from './host.js';
import type {Lesson} from '../../lesson/lesson.js';
import {localeOf} from './loading/lesson-messages.js';
import {loadLesson} from './loading/parts.js';
import {positionText} from './loading/position-text.js';
import {lessonSetup} from '../../lesson/lesson-setup.js';
import {entryIn} from './loading/entry-in.js';
import {strangeAttributes} from '../../lesson/fault-help.js';
import {lessonFault} from '../../lesson/lesson-fault.js';
import {type Get, questionOf, type Warn} from '../../lesson/author-position.js';
import {readText} from './read-text.js';
import {registeredInTime} from '../../elements/registry.js';
import {listRecord, recordText, removeRecord} from './record-text.js';
import {inTurn} from './loading/turns.js';
import {Viewer} from './viewer.js';

/** Reads the lesson from the author's text: its mode, its plays and its answers. */
function readLesson(
  host: Host,
  last: string,
  text: readonly Element[],
): Omit<Lesson, 'setup' | 'recorded'> {
  const mode = oneOf(host, 'mode', host.mode, MODES);
  const ask = oneOf(host, 'ask', host.ask, ASKS);
  const {answers, line} = readText({mode}, text, (item, fault, keyed) => {
    const said = item.textContent.trim().slice(0, 40);
    host.report('data-mark', said, fault, said, keyed);
  });
  const asked = [{item: host, plays: last, mark: '', variations: []}];
  return {mode, ask, line: mode === 'quiz' ? asked : line, answers};
}

/**
 * Fetches and starts a lesson. Parsing is queued per example, and an example that the reader has
 * pressed goes first.
 * @param live false once the example is no longer needed
 * @param begin receives the viewer, or `undefined` if the attributes make no lesson
 */
export async function startViewer(
  host: Host,
  live: () => boolean,
  begin: (viewer: Viewer | undefined) => void,
): Promise<void> {
  // Without a lesson all of the author's text is read.
  const fail = (): void => {
    unmark(host);
    removeRecord(host.shadowRoot);
    begin(undefined);
  };
  const warn: Warn = (where, message, keyed) => {
    const line = setting(host, where) ?? '';
    host.report(where, line, message, line, keyed);
  };
  if (!live()) return;
  host.shadowRoot.querySelector('.faults')?.remove();
  for (const [name, meant] of strangeAttributes(host.getAttributeNames()))
    warn(name, ...lessonFault('not-read', {meant}));
  const locale = localeOf(host);
  const text = recordText(host, authorText(host));
  const reader = text === undefined ? undefined : await import('./loading/read-record-lesson.js');
  const record = isObject(host.record) ? host.record : text!;
  const recorded = await reader?.readRecordLesson(record, locale, warn);
  if (!live()) return;
  if (reader && !recorded) {
    fail();
    return;
  }
  /** The position that the page gives as data, once the rules can write it. */
  let position: string | undefined;
  const attribute: Get = (name) =>
    recorded?.attributes[name] ??
    (name === 'position' ? position : undefined) ??
    setting(host, name);
  const {get, last} = questionOf(attribute);
  await registeredInTime(get('game') ?? '');
  if (!live()) return;
  const entry = entryIn(get, warn);
  if (!entry) {
    fail();
    return;
  }
  host.gameId = entry.id;
  const [parts, asking] = await Promise.all([
    loadLesson(entry, locale),
    host.mode === 'quiz' ? import('./questioner.js') : undefined,
  ]);
  await inTurn(host, () => {
    if (!live()) return;
    const written = recorded ? [listRecord(host, recorded.list)] : authorText(host);
    if (!recorded) removeRecord(host.shadowRoot);
    position = recorded ? undefined : positionText(host.position, parts.rules, get, warn);
    if (position === '') {
      fail();
      return;
    }
    const {addressed} = host;
    const setup = {...lessonSetup(get, entry, warn, last, recorded), addressed};
    const lesson = {...readLesson(host, last, written), setup, recorded: recorded !== undefined};
    const {rules} = recorded ?? parts;
    const played = playLesson({...parts, rules}, setup, lesson.line, warn);
    if (played) begin(new Viewer(host, played, lesson, asking?.Questioner));
    else fail();
  });
}

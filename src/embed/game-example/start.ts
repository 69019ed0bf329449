import {nearestLang, oneOf} from '../../elements/index.js';
import {playLesson} from '../../lesson/played-lesson.js';
import {adoptFollowing} from './adopt-following.js';
import {ASKS, MODES} from '../../lesson/lesson.js';
import {type Host} from './host.js';
import {type Lesson, readAnswers, readLine} from '../../lesson/lesson.js';
import {loadLesson} from './loading/parts.js';
import {lessonSetup} from '../../lesson/lesson-setup.js';
import {entryIn} from './loading/entry-in.js';
import {strangeAttributes} from '../../lesson/fault-help.js';
import {lessonFault} from '../../lesson/lesson-fault.js';
import {type Get, questionOf, type Warn} from '../../lesson/author-position.js';
import {listRecord, recordText} from './record-text.js';
import {inTurn} from './loading/turns.js';
import {Viewer} from './viewer.js';

/** Reads the lesson from the author's markup: its mode, its plays and its answers. */
function readLesson(host: Host, last: string): Omit<Lesson, 'setup'> {
  const mode = oneOf(host, 'mode', host.mode, MODES);
  const ask = oneOf(host, 'ask', host.ask, ASKS);
  if (mode === 'quiz') {
    const line = [{item: host, plays: last, mark: '', variations: []}];
    return {mode, ask, line, answers: readAnswers(host)};
  }
  const line = readLine(host, (item, fault, keyed) => {
    const text = item.textContent.trim().slice(0, 40);
    host.report('data-mark', text, fault, text, keyed);
  });
  return {mode, ask, line, answers: []};
}

/**
 * Fetches and starts a lesson. Parsing is queued per example, and an example that the reader has
 * pressed goes first.
 * @param live false once the example is no longer needed
 * @param begin receives the viewer, or `undefined` where the attributes make no lesson
 */
export async function startViewer(
  host: Host,
  live: () => boolean,
  begin: (viewer: Viewer | undefined) => void,
): Promise<void> {
  const warn: Warn = (where, message, keyed) => {
    const line = host.getAttribute(where) ?? '';
    host.report(where, line, message, line, keyed);
  };
  if (!live()) return;
  host.shadowRoot.querySelector('.faults')?.remove();
  adoptFollowing(host);
  for (const [name, meant] of strangeAttributes(host.getAttributeNames()))
    warn(name, ...lessonFault('not-read', {meant}));
  const locale = host.getAttribute('locale') ?? (host.lang || nearestLang(host));
  const text = recordText(host);
  const reader = text === undefined ? undefined : await import('./loading/read-record-lesson.js');
  const recorded = await reader?.readRecordLesson(text!, locale, warn);
  if (!live()) return;
  if (reader && !recorded) {
    begin(undefined);
    return;
  }
  const attribute: Get = (name) => recorded?.attributes[name] ?? host.getAttribute(name);
  const {get, last} = questionOf(attribute);
  const entry = entryIn(get, warn);
  if (!entry) {
    begin(undefined);
    return;
  }
  host.gameId = entry.id;
  const [parts, asking] = await Promise.all([
    loadLesson(entry, locale),
    host.mode === 'quiz' ? import('./questioner.js') : undefined,
  ]);
  await inTurn(host, () => {
    if (!live()) return;
    if (recorded) listRecord(host, recorded.list);
    const {addressed} = host;
    const setup = {...lessonSetup(get, entry, warn, last, recorded), addressed};
    const lesson = {...readLesson(host, last), setup};
    const {rules} = recorded ?? parts;
    const played = playLesson({...parts, rules}, setup, lesson.line, warn);
    begin(played && new Viewer(host, played, lesson, asking?.Questioner));
  });
}

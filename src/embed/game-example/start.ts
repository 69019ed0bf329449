import {nearestLang, oneOf} from '../attributes.js';
import {playLesson} from '../../lesson/played-lesson.js';
import {adoptFollowing} from './adopt-following.js';
import {ASKS, MODES} from '../../lesson/lesson.js';
import {type Host} from './host.js';
import {type Lesson, readAnswers, readLine} from '../../lesson/lesson.js';
import {loadLesson} from './parts.js';
import {lessonSetup} from '../../lesson/lesson-setup.js';
import {entryIn} from './entry-in.js';
import {questionOf} from '../../lesson/author-position.js';
import {inTurn} from './turns.js';
import {Viewer} from './viewer.js';

/** What the author has written of a lesson: how it is shown, what is played in it, what is answered. */
function readLesson(host: Host, last: string): Omit<Lesson, 'setup'> {
  const mode = oneOf(host, 'mode', host.mode, MODES);
  const ask = oneOf(host, 'ask', host.ask, ASKS);
  if (mode === 'quiz') {
    const line = [{item: host, plays: last, mark: '', variations: []}];
    return {mode, ask, line, answers: readAnswers(host)};
  }
  const line = readLine(host, (item, fault) => {
    host.report('data-mark', item.textContent.trim().slice(0, 40), fault);
  });
  return {mode, ask, line, answers: []};
}

/**
 * Fetches what a lesson needs. All that is read of it is read in its turn: an example that somebody has
 * pressed does not wait for the others.
 * @param live false when it is not wanted any more
 * @param begin shows what was made, `undefined` where attributes make no lesson
 */
export async function startViewer(
  host: Host,
  live: () => boolean,
  begin: (viewer: Viewer | undefined) => void,
): Promise<void> {
  const warn = (where: string, message: string): void => {
    host.report(where, host.getAttribute(where) ?? '', message);
  };
  if (!live()) return;
  adoptFollowing(host);
  const {get, last} = questionOf((name) => host.getAttribute(name));
  const entry = entryIn(get, warn);
  if (!entry) {
    begin(undefined);
    return;
  }
  host.gameId = entry.id;
  const locale = host.getAttribute('locale') ?? (host.lang || nearestLang(host));
  const [parts, asking] = await Promise.all([
    loadLesson(entry, locale),
    host.mode === 'quiz' ? import('./questioner.js') : undefined,
  ]);
  await inTurn(host, () => {
    if (!live()) return;
    const setup = lessonSetup(get, entry, warn);
    const lesson = {...readLesson(host, last), setup};
    const played = playLesson(parts, setup, lesson.line, warn);
    begin(played && new Viewer(host, played, lesson, asking?.Questioner));
  });
}

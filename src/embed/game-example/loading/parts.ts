import type {GameEntry} from '../../../elements/index.js';
import type {LessonParts} from '../../../lesson/played-lesson.js';
import {exampleMessagesOf} from './lesson-messages.js';

/** Fetches the parts of a lesson, before the lesson's own code is loaded. */

const loaded = new Map<string, Promise<LessonParts>>();

/** Fetches what all lessons of a game share, once; after a failure the next call tries again. */
export function loadLesson(entry: GameEntry, locale: string): Promise<LessonParts> {
  const key = `${entry.id} ${locale}`;
  const before = loaded.get(key);
  if (before) return before;
  const now = fetchLesson(entry, locale);
  loaded.set(key, now);
  now.catch(() => loaded.delete(key));
  return now;
}

/**
 * Fetches messages, rules and drawings in parallel, small parts first: browsers limit parallel requests
 * to six.
 */
async function fetchLesson(entry: GameEntry, locale: string): Promise<LessonParts> {
  const [messages, rules, maker] = await Promise.all([
    exampleMessagesOf(entry, locale),
    entry.rules(),
    entry.diagram?.(),
  ]);
  return {rules, messages, maker};
}

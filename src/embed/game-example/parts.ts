import type {GameEntry} from '../../elements/game-entry.js';
import type {LessonParts} from '../../lesson/played-lesson.js';
import {exampleMessagesOf} from './lesson-messages.js';

/** What a lesson is fetched by, before its own code is there. */

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

/** Sentences, rules and drawings side by side: what is small first, a browser asks for six at once. */
async function fetchLesson(entry: GameEntry, locale: string): Promise<LessonParts> {
  const [messages, rules, maker] = await Promise.all([
    exampleMessagesOf(entry, locale),
    entry.rules(),
    entry.diagram?.(),
  ]);
  return {rules, messages, maker};
}

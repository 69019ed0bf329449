import {nearestLang, setting} from '../elements/index.js';
import {matchLocale} from '../i18n/index.js';
import {loadMessages, loadParts} from '../table/loading.js';
import {DEFAULT, type GameEntry, entryOf, entryOfTag} from './catalogue.js';
import {loadLessonAhead} from './game-example/loading/prefetch.js';

/** The game of a table, by what the page has set; `undefined` for other tags. */
function entryFor(table: Element): GameEntry | undefined {
  if (table.localName === 'gstk-table') return entryOf(setting(table, 'game') ?? DEFAULT);
  const [variant, version] = [setting(table, 'variant'), setting(table, 'version')];
  return entryOfTag(table.localName, variant, version) ?? entryOfTag(table.localName, null);
}

/** Prefetches the parts that an element will request once its tag is defined; errors are ignored. */
export function loadAhead(element: Element): void {
  if (element.localName === 'game-example') loadLessonAhead(element);
  const entry = entryFor(element);
  if (!entry) return;
  const wanted = [setting(element, 'locale'), nearestLang(element), ...navigator.languages];
  for (const part of [loadParts(entry), loadMessages(entry, matchLocale(wanted))])
    part.catch(() => undefined);
}

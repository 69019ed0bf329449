import {nearestLang, setting} from '../../../elements/index.js';
import {knownAs} from '../../known-games.js';
import {loadLesson} from './parts.js';

/**
 * Prefetches what the example needs, before it is drawn. Failures are ignored here: the example
 * requests everything again and reports errors.
 */
export function loadLessonAhead(example: Element): void {
  const [game = '', variant = ''] = ['game', 'variant'].map((name) => setting(example, name) ?? '');
  const entry = knownAs(game, variant);
  if (!entry) return;
  const locale = setting(example, 'locale') ?? nearestLang(example);
  const asking = setting(example, 'mode') === 'quiz' ? [import('../questioner.js')] : [];
  for (const part of [import('../start.js'), loadLesson(entry, locale), ...asking])
    part.catch(() => undefined);
}

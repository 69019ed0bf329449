import type {Get, Warn} from '../../../lesson/author-position.js';
import {lessonFault} from '../../../lesson/lesson-fault.js';
import {nearestOf} from '../../../lesson/nearest-word.js';
import type {GameEntry} from '../../../elements/index.js';
import {knownAs, knownGames} from '../../known-games.js';
import {strangeVariant} from '../../variant-of.js';

/** The game that the attributes name; `undefined`, with a warning, if they name none. */
export function entryIn(get: Get, warn: Warn): GameEntry | undefined {
  const [game, variant] = [get('game') ?? '', get('variant') ?? ''];
  const entry = knownAs(game, variant);
  if (!entry) {
    const named = [game, variant].join(' ').trim();
    const known = knownGames().flatMap(({id, family, tag}) => [id, family, tag.variant ?? id]);
    const meant = nearestOf(game, known) ?? nearestOf(variant, known);
    if (meant === undefined) warn('game', ...lessonFault('game', {game: named}));
    else warn('game', ...lessonFault('game-like', {game: named, meant}));
  }
  const known = entry && strangeVariant(entry, variant);
  if (known) warn('variant', ...lessonFault('variant', {known}));
  return entry;
}

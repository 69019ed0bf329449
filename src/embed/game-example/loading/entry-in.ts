import type {Get, Warn} from '../../../lesson/author-position.js';
import {lessonFault} from '../../../lesson/lesson-fault.js';
import {nearestOf} from '../../../lesson/nearest-word.js';
import {catalogue, entryNamed, type GameEntry} from '../../catalogue.js';
import {strangeVariant} from '../../variant-of.js';

/** The game that the attributes name; `undefined`, with a warning, if they name none. */
export function entryIn(get: Get, warn: Warn): GameEntry | undefined {
  const [game, variant] = [get('game') ?? '', get('variant') ?? ''];
  const entry = entryNamed(game, variant);
  if (!entry) {
    const named = [game, variant].join(' ').trim();
    const known = catalogue.flatMap(({id, family, tag}) => [id, family, tag.variant ?? id]);
    const meant = nearestOf(game, known) ?? nearestOf(variant, known);
    if (meant === undefined) warn('game', ...lessonFault('game', {game: named}));
    else warn('game', ...lessonFault('game-like', {game: named, meant}));
  }
  const known = entry && strangeVariant(entry, variant);
  if (known) warn('variant', ...lessonFault('variant', {known}));
  return entry;
}

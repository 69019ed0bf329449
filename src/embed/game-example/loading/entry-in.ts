import type {Get, Warn} from '../../../lesson/author-position.js';
import {entryNamed, type GameEntry} from '../../catalogue.js';

/** The game that the attributes name; `undefined`, with a warning, where they name none. */
export function entryIn(get: Get, warn: Warn): GameEntry | undefined {
  const [game, variant] = [get('game') ?? '', get('variant') ?? ''];
  const entry = entryNamed(game, variant);
  if (!entry) warn('game', `"${[game, variant].join(' ').trim()}" is not a game of the catalogue`);
  return entry;
}

import type {GameEntry} from '../../elements/index.js';
import type {Options} from '../../game/index.js';

/** The length that options give a match; a game without lengths has one. */
export function lengthOf(
  options: Options,
  lengths: GameEntry['lengths'],
): 'full' | 'short' | 'deal' | undefined {
  if (!lengths) return 'full';
  const isLike = (wanted: Options): boolean =>
    Object.entries(wanted).every(([name, value]) => options[name] === value);
  if (isLike(lengths.deal)) return 'deal';
  return isLike(lengths.short) ? 'short' : 'full';
}

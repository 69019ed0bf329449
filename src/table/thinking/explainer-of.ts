import type {GameEntry} from '../../elements/game-entry.js';
import type {Explainer} from '../../game/index.js';

/** What tells why moves were worse than others, where a game has it. */
export async function explainerOf(entry: GameEntry): Promise<Explainer | undefined> {
  const guide = await entry.guide?.();
  return guide?.explainers?.(entry.id);
}

import type {Words} from '../../words/index.js';
import type {Character} from './deck.js';

/** What a card does, in one sentence made of its row. */
export function abilityText({ability, second, condition}: Character, words: Words): string {
  if (ability !== 'turn' || !condition) return words.t(`kingdom/ability/${ability}`);
  const {shows, without} = condition;
  return words.t('kingdom/ability/turn', {shows, without, value: second});
}

import type {Messages} from '../../../i18n/index.js';
import type {Character} from '../rules/deck.js';
import type {KingdomMessages} from '../messages/en.js';

/** A card's ability in one sentence, made from its row. */
export function abilityText(
  {ability, second, condition}: Character,
  messages: Messages<KingdomMessages>,
): string {
  if (ability !== 'turn' || !condition) return messages.lookup(`kingdom/ability/${ability}`);
  const {shows, without} = condition;
  return messages.t('kingdom/ability/turn', {shows, without, value: second!});
}

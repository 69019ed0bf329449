import type {GameEntry} from '../elements/index.js';
import {highCard} from '../testing/sample/entry.js';

/** The sample game as somebody else's, whose id names its author. */
export function gameFromOutside(id: string): GameEntry {
  const rules = async () => ({...(await highCard.rules()), id});
  const named = `game/${id}`;
  return {
    ...highCard,
    id,
    family: id,
    rules,
    play: rules,
    load: async () => ({...(await highCard.load()), rules: await rules()}),
    messages: async (locale) => ({...(await highCard.messages(locale)), [named]: 'Acme High Card'}),
  } as GameEntry;
}

import type {CharacterRow} from '../../../elements/game-entry.js';
import type {Messages} from '../../../i18n/index.js';
import {COURT, type CourtCard, DECK} from '../rules/deck.js';

/** What is printed on the cards of King and Crown, of which each game uses a part. */
const PRINTED = {
  value: (id: CourtCard): string => String(DECK[id].value),
  thwarts: (id: CourtCard): string => DECK[id].thwarts.join(', '),
  'thwarted by': (id: CourtCard): string =>
    COURT.filter((other) => DECK[other].thwarts.includes(id)).join(', '),
  side: (id: CourtCard): string => DECK[id].team,
};

/**
 * The five cards, for the reference of one of their games.
 * @param used what counts in that game
 * @param does what a card does there
 */
export const charactersOf =
  (used: readonly (keyof typeof PRINTED)[], does?: Readonly<Record<CourtCard, string>>) =>
  (messages: Messages): readonly CharacterRow[] =>
    COURT.map((id) => ({
      id,
      name: messages.lookup('crown/card', {card: id}),
      ...Object.fromEntries(used.map((column) => [column, PRINTED[column](id)])),
      ...(does && {'what it does': does[id]}),
    }));

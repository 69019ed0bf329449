import {artFace, type TableCard, type Piece} from '../../../elements/index.js';
import type {Messages} from '../../../i18n/index.js';
import {COURT, type CourtCard} from '../rules/deck.js';
import {colourOf, FIGURES, indexOf} from './figures.js';
import type {CrownMessages} from '../messages/en.js';

/** The five cards in a diagram. */

const nameOf = (card: CourtCard, messages: Messages<CrownMessages>): string =>
  messages.t('crown/card', {card});

/** The faces and names of the cards. */
export const deck = {
  cards: COURT,
  face: (card: CourtCard): Piece =>
    artFace([...FIGURES[card], ['x', indexOf(card)]], colourOf(card)),
  name: nameOf,
};

/** A card with its title below; `null` is a place without a card yet. */
export const titled = (
  card: CourtCard | null | undefined,
  messages: Messages<CrownMessages>,
  more: Omit<TableCard, 'card' | 'label'> = {},
): TableCard => {
  if (card === undefined) return {label: ' '};
  return {card, label: card === null ? ' ' : nameOf(card, messages), ...more};
};

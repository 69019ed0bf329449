import type {Catalogue} from '../../words/index.js';
import type {Spot} from './types.js';

/** Why a bot would move so, in English. */
export const hints: Catalogue = {
  'gsk/why/form': 'Flanks that are likely to win, and cards that are no loss.',
  'gsk/why/hide': 'The King is safest in the centre.',
  'gsk/why/forced': 'Three cards are left, so the King must go too.',
  'gsk/why/rout': ({spot}: {spot?: Spot}) =>
    `The ${spot ?? 'centre'} card is likely to be the King.`,
  'gsk/why/pass': 'A rout would cost more than it promises.',
  'gsk/why/truth': 'The true value is high enough, and no challenge can hurt.',
  'gsk/why/bluff': 'A lie that is hard to see through.',
  'gsk/why/challenge': 'That value is hardly true.',
  'gsk/why/accept': 'The value may well be true.',
};

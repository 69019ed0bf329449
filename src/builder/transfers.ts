/** What a page transfers until its reader can play. */
export interface Transfer {
  readonly requests: number;
  /** Of the answers' bodies, compressed with Brotli. */
  readonly bytes: number;
}

/**
 * By script and game, as `npm run figures` measures it: `king.js king-omnibus`. Without what a page
 * fetches once its reader plays, opens a panel, or has left it untouched for a second.
 */
export const TRANSFERS: Readonly<Record<string, Transfer>> = {
  'gstk-table.js god-save-the-king': {requests: 2, bytes: 109200},
  'king.js king-simple': {requests: 3, bytes: 98741},
  'king.js king-threesome': {requests: 3, bytes: 98741},
  'king.js king-custom': {requests: 8, bytes: 113887},
  'king.js king-minsk': {requests: 8, bytes: 113887},
  'king.js king-domino': {requests: 8, bytes: 113887},
  'king.js king-jokers': {requests: 8, bytes: 113887},
  'king.js king-trade': {requests: 8, bytes: 113887},
  'king.js king-omnibus': {requests: 3, bytes: 98741},
  'king.js king-atomic': {requests: 12, bytes: 118963},
  'king.js king-short': {requests: 3, bytes: 98741},
  'king.js king-long': {requests: 8, bytes: 113887},
  'king.js king-preference': {requests: 8, bytes: 113887},
  'king.js kings-and-peasants': {requests: 8, bytes: 117666},
  'king.js court-ladder': {requests: 11, bytes: 125216},
  'crush.js crush-the-crown': {requests: 2, bytes: 80862},
  'crown.js find-the-king': {requests: 2, bytes: 76446},
  'crown.js defend-the-king': {requests: 5, bytes: 63502},
  'crown.js support-the-king': {requests: 7, bytes: 82664},
  'crown.js tourney-for-the-king': {requests: 8, bytes: 86913},
  'crown.js king-at-court': {requests: 7, bytes: 94943},
  'kingdom.js death-over-the-kingdom': {requests: 2, bytes: 87155},
  'autoload.js king-omnibus': {requests: 10, bytes: 108775},
  'gstk.js king-omnibus': {requests: 1, bytes: 436524},
  'king.js king-omnibus court-ladder': {requests: 8, bytes: 26475},
  'autoload.js king-omnibus court-ladder': {requests: 10, bytes: 26812},
  'autoload.js example': {requests: 14, bytes: 78413},
  'examples.js example': {requests: 14, bytes: 92438},
  'autoload.js chart': {requests: 4, bytes: 22505},
  'autoload.js card': {requests: 3, bytes: 25184},
};

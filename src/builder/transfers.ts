/** The transfer of a page until its reader can play. */
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
  'gstk-table.js god-save-the-king': {requests: 2, bytes: 109362},
  'king.js king-simple': {requests: 2, bytes: 98810},
  'king.js king-threesome': {requests: 2, bytes: 98810},
  'king.js king-custom': {requests: 7, bytes: 113957},
  'king.js king-minsk': {requests: 7, bytes: 113957},
  'king.js king-domino': {requests: 7, bytes: 113957},
  'king.js king-jokers': {requests: 7, bytes: 113957},
  'king.js king-trade': {requests: 7, bytes: 113957},
  'king.js king-omnibus': {requests: 2, bytes: 98810},
  'king.js king-atomic': {requests: 11, bytes: 119021},
  'king.js king-short': {requests: 2, bytes: 98810},
  'king.js king-long': {requests: 7, bytes: 113957},
  'king.js king-preference': {requests: 7, bytes: 113957},
  'king.js kings-and-peasants': {requests: 7, bytes: 117735},
  'king.js court-ladder': {requests: 10, bytes: 125296},
  'crush.js crush-the-crown': {requests: 2, bytes: 81064},
  'crown.js find-the-king': {requests: 2, bytes: 76677},
  'crown.js defend-the-king': {requests: 7, bytes: 84446},
  'crown.js support-the-king': {requests: 7, bytes: 82890},
  'crown.js tourney-for-the-king': {requests: 8, bytes: 87141},
  'crown.js king-at-court': {requests: 7, bytes: 95172},
  'kingdom.js death-over-the-kingdom': {requests: 2, bytes: 87531},
  'autoload.js king-omnibus': {requests: 9, bytes: 108673},
  'gstk.js king-omnibus': {requests: 1, bytes: 436850},
  'king.js king-omnibus court-ladder': {requests: 8, bytes: 26486},
  'autoload.js king-omnibus court-ladder': {requests: 10, bytes: 26851},
  'autoload.js example': {requests: 14, bytes: 78376},
  'examples.js example': {requests: 14, bytes: 92352},
  'autoload.js chart': {requests: 4, bytes: 22469},
  'autoload.js card': {requests: 3, bytes: 25148},
};

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
  'gstk-table.js god-save-the-king': {requests: 2, bytes: 112476},
  'king.js king-simple': {requests: 2, bytes: 98247},
  'king.js king-threesome': {requests: 2, bytes: 98247},
  'king.js king-custom': {requests: 7, bytes: 113218},
  'king.js king-minsk': {requests: 7, bytes: 113218},
  'king.js king-domino': {requests: 7, bytes: 113218},
  'king.js king-jokers': {requests: 7, bytes: 113218},
  'king.js king-trade': {requests: 7, bytes: 113218},
  'king.js king-omnibus': {requests: 2, bytes: 98247},
  'king.js king-atomic': {requests: 11, bytes: 118274},
  'king.js king-short': {requests: 2, bytes: 98247},
  'king.js king-long': {requests: 7, bytes: 113218},
  'king.js king-preference': {requests: 7, bytes: 113218},
  'king.js kings-and-peasants': {requests: 7, bytes: 116960},
  'king.js court-ladder': {requests: 10, bytes: 123401},
  'crush.js crush-the-crown': {requests: 2, bytes: 84054},
  'crown.js find-the-king': {requests: 2, bytes: 78714},
  'crown.js defend-the-king': {requests: 7, bytes: 86261},
  'crown.js support-the-king': {requests: 7, bytes: 84723},
  'crown.js tourney-for-the-king': {requests: 8, bytes: 88974},
  'crown.js king-at-court': {requests: 7, bytes: 96994},
  'kingdom.js death-over-the-kingdom': {requests: 2, bytes: 91755},
  'autoload.js king-omnibus': {requests: 9, bytes: 105653},
  'gstk.js king-omnibus': {requests: 1, bytes: 429742},
  'king.js king-omnibus court-ladder': {requests: 8, bytes: 25567},
  'autoload.js king-omnibus court-ladder': {requests: 10, bytes: 25985},
  'autoload.js example': {requests: 14, bytes: 74700},
  'examples.js example': {requests: 14, bytes: 87745},
  'autoload.js chart': {requests: 4, bytes: 20764},
  'autoload.js card': {requests: 3, bytes: 24601},
};

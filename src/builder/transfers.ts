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
  'gstk-table.js god-save-the-king': {requests: 2, bytes: 108133},
  'king.js king-simple': {requests: 2, bytes: 97193},
  'king.js king-threesome': {requests: 2, bytes: 97193},
  'king.js king-custom': {requests: 7, bytes: 112344},
  'king.js king-minsk': {requests: 7, bytes: 112344},
  'king.js king-domino': {requests: 7, bytes: 112344},
  'king.js king-jokers': {requests: 7, bytes: 112344},
  'king.js king-trade': {requests: 7, bytes: 112344},
  'king.js king-omnibus': {requests: 2, bytes: 97193},
  'king.js king-atomic': {requests: 11, bytes: 117408},
  'king.js king-short': {requests: 2, bytes: 97193},
  'king.js king-long': {requests: 7, bytes: 112344},
  'king.js king-preference': {requests: 7, bytes: 112344},
  'king.js kings-and-peasants': {requests: 7, bytes: 116129},
  'king.js court-ladder': {requests: 10, bytes: 123473},
  'crush.js crush-the-crown': {requests: 2, bytes: 82513},
  'crown.js find-the-king': {requests: 2, bytes: 78289},
  'crown.js defend-the-king': {requests: 7, bytes: 86046},
  'crown.js support-the-king': {requests: 7, bytes: 84491},
  'crown.js tourney-for-the-king': {requests: 8, bytes: 88735},
  'crown.js king-at-court': {requests: 7, bytes: 96805},
  'kingdom.js death-over-the-kingdom': {requests: 2, bytes: 89014},
  'autoload.js king-omnibus': {requests: 9, bytes: 107259},
  'gstk.js king-omnibus': {requests: 1, bytes: 435185},
  'king.js king-omnibus court-ladder': {requests: 8, bytes: 26280},
  'autoload.js king-omnibus court-ladder': {requests: 10, bytes: 26691},
  'autoload.js example': {requests: 14, bytes: 77629},
  'examples.js example': {requests: 14, bytes: 91025},
  'autoload.js chart': {requests: 4, bytes: 21932},
  'autoload.js card': {requests: 3, bytes: 24616},
};

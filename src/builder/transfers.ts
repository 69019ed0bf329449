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
  'gstk-table.js god-save-the-king': {requests: 2, bytes: 111133},
  'king.js king-simple': {requests: 2, bytes: 96682},
  'king.js king-threesome': {requests: 2, bytes: 96682},
  'king.js king-custom': {requests: 7, bytes: 111703},
  'king.js king-minsk': {requests: 7, bytes: 111703},
  'king.js king-domino': {requests: 7, bytes: 111703},
  'king.js king-jokers': {requests: 7, bytes: 111703},
  'king.js king-trade': {requests: 7, bytes: 111703},
  'king.js king-omnibus': {requests: 2, bytes: 96682},
  'king.js king-atomic': {requests: 11, bytes: 116798},
  'king.js king-short': {requests: 2, bytes: 96682},
  'king.js king-long': {requests: 7, bytes: 111703},
  'king.js king-preference': {requests: 7, bytes: 111703},
  'king.js kings-and-peasants': {requests: 7, bytes: 113447},
  'king.js court-ladder': {requests: 10, bytes: 119501},
  'crush.js crush-the-crown': {requests: 2, bytes: 82040},
  'crown.js find-the-king': {requests: 2, bytes: 76909},
  'crown.js defend-the-king': {requests: 8, bytes: 92581},
  'crown.js support-the-king': {requests: 8, bytes: 91097},
  'crown.js tourney-for-the-king': {requests: 9, bytes: 95267},
  'crown.js king-at-court': {requests: 6, bytes: 94820},
  'kingdom.js death-over-the-kingdom': {requests: 2, bytes: 89620},
  'autoload.js king-omnibus': {requests: 9, bytes: 104325},
  'gstk.js king-omnibus': {requests: 1, bytes: 418114},
  'autoload.js example': {requests: 13, bytes: 71992},
  'examples.js example': {requests: 13, bytes: 85540},
  'autoload.js chart': {requests: 5, bytes: 21473},
  'autoload.js card': {requests: 3, bytes: 25201},
};

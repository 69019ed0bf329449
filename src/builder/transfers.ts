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
  'gstk-table.js god-save-the-king': {requests: 2, bytes: 111276},
  'king.js king-simple': {requests: 2, bytes: 101244},
  'king.js king-threesome': {requests: 2, bytes: 101244},
  'king.js king-custom': {requests: 7, bytes: 116441},
  'king.js king-minsk': {requests: 7, bytes: 116441},
  'king.js king-domino': {requests: 7, bytes: 116441},
  'king.js king-jokers': {requests: 7, bytes: 116441},
  'king.js king-trade': {requests: 7, bytes: 116441},
  'king.js king-omnibus': {requests: 2, bytes: 101244},
  'king.js king-atomic': {requests: 11, bytes: 121651},
  'king.js king-short': {requests: 2, bytes: 101244},
  'king.js king-long': {requests: 7, bytes: 116441},
  'king.js king-preference': {requests: 7, bytes: 116441},
  'king.js kings-and-peasants': {requests: 8, bytes: 118240},
  'king.js court-ladder': {requests: 12, bytes: 124595},
  'crush.js crush-the-crown': {requests: 2, bytes: 92427},
  'crown.js find-the-king': {requests: 2, bytes: 86043},
  'crown.js defend-the-king': {requests: 8, bytes: 101999},
  'crown.js support-the-king': {requests: 8, bytes: 100538},
  'crown.js tourney-for-the-king': {requests: 9, bytes: 104742},
  'crown.js king-at-court': {requests: 6, bytes: 104051},
  'kingdom.js death-over-the-kingdom': {requests: 2, bytes: 100348},
  'autoload.js king-omnibus': {requests: 9, bytes: 104614},
  'gstk.js king-omnibus': {requests: 1, bytes: 418010},
  'autoload.js example': {requests: 13, bytes: 72408},
  'examples.js example': {requests: 13, bytes: 85920},
  'autoload.js chart': {requests: 5, bytes: 21642},
  'autoload.js card': {requests: 3, bytes: 25268},
};

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
  'gstk-table.js god-save-the-king': {requests: 2, bytes: 111253},
  'king.js king-simple': {requests: 2, bytes: 96684},
  'king.js king-threesome': {requests: 2, bytes: 96684},
  'king.js king-custom': {requests: 7, bytes: 111718},
  'king.js king-minsk': {requests: 7, bytes: 111718},
  'king.js king-domino': {requests: 7, bytes: 111718},
  'king.js king-jokers': {requests: 7, bytes: 111718},
  'king.js king-trade': {requests: 7, bytes: 111718},
  'king.js king-omnibus': {requests: 2, bytes: 96684},
  'king.js king-atomic': {requests: 11, bytes: 116799},
  'king.js king-short': {requests: 2, bytes: 96684},
  'king.js king-long': {requests: 7, bytes: 111718},
  'king.js king-preference': {requests: 7, bytes: 111718},
  'king.js kings-and-peasants': {requests: 7, bytes: 113431},
  'king.js court-ladder': {requests: 10, bytes: 119485},
  'crush.js crush-the-crown': {requests: 2, bytes: 82082},
  'crown.js find-the-king': {requests: 2, bytes: 76921},
  'crown.js defend-the-king': {requests: 7, bytes: 84321},
  'crown.js support-the-king': {requests: 7, bytes: 82849},
  'crown.js tourney-for-the-king': {requests: 8, bytes: 87040},
  'crown.js king-at-court': {requests: 6, bytes: 94848},
  'kingdom.js death-over-the-kingdom': {requests: 2, bytes: 89477},
  'autoload.js king-omnibus': {requests: 9, bytes: 104453},
  'gstk.js king-omnibus': {requests: 1, bytes: 422878},
  'autoload.js example': {requests: 13, bytes: 72695},
  'examples.js example': {requests: 13, bytes: 86242},
  'autoload.js chart': {requests: 5, bytes: 21457},
  'autoload.js card': {requests: 3, bytes: 25263},
};

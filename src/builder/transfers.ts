/** The transfer of a page until its reader can play. */
export interface Transfer {
  readonly requests: number;
  /** How many of them wait for one another. */
  readonly sequence: number;
  /** Of the answers' bodies, compressed with Brotli. */
  readonly bytes: number;
  /** The first picture: the requests in sequence and the bytes that it waits for, and its elements. */
  readonly picture?: {
    readonly sequence: number;
    readonly bytes: number;
    readonly elements: number;
  };
}

/**
 * By script and game, as `npm run figures` measures it: `king.js king-omnibus`. Without what a page
 * fetches once its reader plays, opens a panel, or has left it untouched for a second.
 */
export const TRANSFERS: Readonly<Record<string, Transfer>> = {
  'gstk-table.js god-save-the-king': {
    requests: 3,
    sequence: 3,
    bytes: 110425,
    picture: {sequence: 2, bytes: 83196, elements: 304},
  },
  'king.js king-simple': {requests: 3, sequence: 3, bytes: 107439},
  'king.js king-threesome': {requests: 3, sequence: 3, bytes: 107439},
  'king.js king-custom': {requests: 12, sequence: 5, bytes: 138555},
  'king.js king-minsk': {requests: 12, sequence: 5, bytes: 138555},
  'king.js king-domino': {requests: 12, sequence: 5, bytes: 138555},
  'king.js king-jokers': {requests: 12, sequence: 5, bytes: 138555},
  'king.js king-trade': {requests: 12, sequence: 5, bytes: 138555},
  'king.js king-omnibus': {
    requests: 3,
    sequence: 3,
    bytes: 107439,
    picture: {sequence: 2, bytes: 72371, elements: 298},
  },
  'king.js king-atomic': {requests: 12, sequence: 5, bytes: 138555},
  'king.js king-short': {requests: 3, sequence: 3, bytes: 107439},
  'king.js king-long': {requests: 12, sequence: 5, bytes: 138555},
  'king.js king-preference': {requests: 12, sequence: 5, bytes: 138555},
  'king.js kings-and-peasants': {requests: 7, sequence: 4, bytes: 131067},
  'king.js court-ladder': {requests: 10, sequence: 4, bytes: 139322},
  'crush.js crush-the-crown': {
    requests: 3,
    sequence: 3,
    bytes: 91017,
    picture: {sequence: 2, bytes: 69964, elements: 294},
  },
  'crown.js find-the-king': {
    requests: 3,
    sequence: 3,
    bytes: 85948,
    picture: {sequence: 2, bytes: 65651, elements: 195},
  },
  'crown.js defend-the-king': {requests: 7, sequence: 4, bytes: 96536},
  'crown.js support-the-king': {requests: 7, sequence: 4, bytes: 94789},
  'crown.js tourney-for-the-king': {requests: 8, sequence: 4, bytes: 99176},
  'crown.js king-at-court': {requests: 8, sequence: 4, bytes: 109707},
  'kingdom.js death-over-the-kingdom': {
    requests: 3,
    sequence: 3,
    bytes: 103588,
    picture: {sequence: 2, bytes: 81998, elements: 178},
  },
  'autoload.js king-omnibus': {
    requests: 9,
    sequence: 3,
    bytes: 115822,
    picture: {sequence: 2, bytes: 84680, elements: 298},
  },
  'gstk.js king-omnibus': {requests: 1, sequence: 1, bytes: 518465},
  'king.js king-omnibus court-ladder': {requests: 7, sequence: 4, bytes: 31883},
  'autoload.js king-omnibus court-ladder': {requests: 10, sequence: 3, bytes: 27993},
  'autoload.js example': {requests: 14, sequence: 2, bytes: 82986},
  'examples.js example': {requests: 14, sequence: 2, bytes: 97495},
  'examples.js twenty': {
    requests: 14,
    sequence: 2,
    bytes: 97495,
    picture: {sequence: 2, bytes: 97495, elements: 2170},
  },
  'autoload.js chart': {requests: 4, sequence: 4, bytes: 25282},
  'autoload.js card': {requests: 3, sequence: 2, bytes: 27799},
};

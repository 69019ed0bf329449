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
    requests: 4,
    sequence: 3,
    bytes: 146883,
    picture: {sequence: 2, bytes: 83693, elements: 304},
  },
  'king.js king-simple': {requests: 3, sequence: 3, bytes: 107903},
  'king.js king-threesome': {requests: 3, sequence: 3, bytes: 107903},
  'king.js king-custom': {requests: 11, sequence: 4, bytes: 139330},
  'king.js king-minsk': {requests: 11, sequence: 4, bytes: 139330},
  'king.js king-domino': {requests: 11, sequence: 4, bytes: 139330},
  'king.js king-jokers': {requests: 11, sequence: 4, bytes: 139330},
  'king.js king-trade': {requests: 11, sequence: 4, bytes: 139330},
  'king.js king-omnibus': {
    requests: 3,
    sequence: 3,
    bytes: 107903,
    picture: {sequence: 2, bytes: 72477, elements: 299},
  },
  'king.js king-atomic': {requests: 11, sequence: 4, bytes: 139330},
  'king.js king-short': {requests: 3, sequence: 3, bytes: 107903},
  'king.js king-long': {requests: 11, sequence: 4, bytes: 139330},
  'king.js king-preference': {requests: 11, sequence: 4, bytes: 139330},
  'king.js kings-and-peasants': {requests: 8, sequence: 4, bytes: 132257},
  'king.js court-ladder': {requests: 11, sequence: 4, bytes: 140681},
  'crush.js crush-the-crown': {
    requests: 3,
    sequence: 3,
    bytes: 91691,
    picture: {sequence: 2, bytes: 70468, elements: 294},
  },
  'crown.js find-the-king': {
    requests: 3,
    sequence: 3,
    bytes: 86534,
    picture: {sequence: 2, bytes: 66121, elements: 195},
  },
  'crown.js defend-the-king': {requests: 8, sequence: 4, bytes: 96578},
  'crown.js support-the-king': {requests: 8, sequence: 4, bytes: 94793},
  'crown.js tourney-for-the-king': {requests: 9, sequence: 4, bytes: 99289},
  'crown.js king-at-court': {requests: 8, sequence: 4, bytes: 107154},
  'kingdom.js death-over-the-kingdom': {
    requests: 3,
    sequence: 3,
    bytes: 104567,
    picture: {sequence: 2, bytes: 82847, elements: 178},
  },
  'autoload.js king-omnibus': {
    requests: 13,
    sequence: 3,
    bytes: 122118,
    picture: {sequence: 3, bytes: 90521, elements: 299},
  },
  'gstk.js king-omnibus': {requests: 1, sequence: 1, bytes: 561556},
  'king.js king-omnibus court-ladder': {requests: 8, sequence: 4, bytes: 32778},
  'autoload.js king-omnibus court-ladder': {requests: 11, sequence: 3, bytes: 29273},
  'autoload.js example': {requests: 14, sequence: 3, bytes: 85269},
  'examples.js example': {requests: 14, sequence: 2, bytes: 100205},
  'examples.js twenty': {
    requests: 14,
    sequence: 2,
    bytes: 100205,
    picture: {sequence: 2, bytes: 100205, elements: 2170},
  },
  'autoload.js chart': {requests: 5, sequence: 4, bytes: 27209},
  'autoload.js card': {requests: 4, sequence: 2, bytes: 23078},
};

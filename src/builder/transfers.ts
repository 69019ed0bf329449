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
    requests: 2,
    sequence: 2,
    bytes: 100548,
    picture: {sequence: 1, bytes: 74629, elements: 304},
  },
  'king.js king-simple': {requests: 2, sequence: 2, bytes: 98412},
  'king.js king-threesome': {requests: 2, sequence: 2, bytes: 98412},
  'king.js king-custom': {requests: 8, sequence: 2, bytes: 116067},
  'king.js king-minsk': {requests: 8, sequence: 2, bytes: 116067},
  'king.js king-domino': {requests: 8, sequence: 2, bytes: 116067},
  'king.js king-jokers': {requests: 8, sequence: 2, bytes: 116067},
  'king.js king-trade': {requests: 8, sequence: 2, bytes: 116067},
  'king.js king-omnibus': {
    requests: 2,
    sequence: 2,
    bytes: 98412,
    picture: {sequence: 1, bytes: 64200, elements: 293},
  },
  'king.js king-atomic': {requests: 12, sequence: 3, bytes: 121123},
  'king.js king-short': {requests: 2, sequence: 2, bytes: 98412},
  'king.js king-long': {requests: 8, sequence: 2, bytes: 116067},
  'king.js king-preference': {requests: 8, sequence: 2, bytes: 116067},
  'king.js kings-and-peasants': {requests: 6, sequence: 3, bytes: 119562},
  'king.js court-ladder': {requests: 9, sequence: 3, bytes: 126940},
  'crush.js crush-the-crown': {
    requests: 2,
    sequence: 2,
    bytes: 80969,
    picture: {sequence: 1, bytes: 61237, elements: 293},
  },
  'crown.js find-the-king': {
    requests: 2,
    sequence: 2,
    bytes: 76006,
    picture: {sequence: 1, bytes: 57223, elements: 181},
  },
  'crown.js defend-the-king': {requests: 5, sequence: 3, bytes: 83612},
  'crown.js support-the-king': {requests: 5, sequence: 3, bytes: 82166},
  'crown.js tourney-for-the-king': {requests: 6, sequence: 3, bytes: 86377},
  'crown.js king-at-court': {requests: 5, sequence: 3, bytes: 93782},
  'kingdom.js death-over-the-kingdom': {
    requests: 2,
    sequence: 2,
    bytes: 87445,
    picture: {sequence: 1, bytes: 67418, elements: 170},
  },
  'autoload.js king-omnibus': {
    requests: 9,
    sequence: 3,
    bytes: 111260,
    picture: {sequence: 2, bytes: 81347, elements: 293},
  },
  'gstk.js king-omnibus': {requests: 1, sequence: 1, bytes: 442281},
  'king.js king-omnibus court-ladder': {requests: 7, sequence: 3, bytes: 28528},
  'autoload.js king-omnibus court-ladder': {requests: 10, sequence: 3, bytes: 26850},
  'autoload.js example': {requests: 14, sequence: 2, bytes: 81611},
  'examples.js example': {requests: 14, sequence: 2, bytes: 95843},
  'examples.js twenty': {
    requests: 14,
    sequence: 2,
    bytes: 95843,
    picture: {sequence: 2, bytes: 95843, elements: 2170},
  },
  'autoload.js chart': {requests: 4, sequence: 4, bytes: 23130},
  'autoload.js card': {requests: 3, sequence: 2, bytes: 27518},
};

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
    bytes: 100429,
    picture: {sequence: 1, bytes: 74510, elements: 304},
  },
  'king.js king-simple': {requests: 2, sequence: 2, bytes: 98317},
  'king.js king-threesome': {requests: 2, sequence: 2, bytes: 98317},
  'king.js king-custom': {requests: 8, sequence: 2, bytes: 115971},
  'king.js king-minsk': {requests: 8, sequence: 2, bytes: 115971},
  'king.js king-domino': {requests: 8, sequence: 2, bytes: 115971},
  'king.js king-jokers': {requests: 8, sequence: 2, bytes: 115971},
  'king.js king-trade': {requests: 8, sequence: 2, bytes: 115971},
  'king.js king-omnibus': {
    requests: 2,
    sequence: 2,
    bytes: 98317,
    picture: {sequence: 1, bytes: 64048, elements: 293},
  },
  'king.js king-atomic': {requests: 12, sequence: 3, bytes: 121027},
  'king.js king-short': {requests: 2, sequence: 2, bytes: 98317},
  'king.js king-long': {requests: 8, sequence: 2, bytes: 115971},
  'king.js king-preference': {requests: 8, sequence: 2, bytes: 115971},
  'king.js kings-and-peasants': {requests: 6, sequence: 3, bytes: 119492},
  'king.js court-ladder': {requests: 9, sequence: 3, bytes: 126886},
  'crush.js crush-the-crown': {
    requests: 2,
    sequence: 2,
    bytes: 80851,
    picture: {sequence: 1, bytes: 61119, elements: 293},
  },
  'crown.js find-the-king': {
    requests: 2,
    sequence: 2,
    bytes: 75951,
    picture: {sequence: 1, bytes: 57168, elements: 181},
  },
  'crown.js defend-the-king': {requests: 5, sequence: 3, bytes: 83586},
  'crown.js support-the-king': {requests: 5, sequence: 3, bytes: 82119},
  'crown.js tourney-for-the-king': {requests: 6, sequence: 3, bytes: 86281},
  'crown.js king-at-court': {requests: 5, sequence: 3, bytes: 93762},
  'kingdom.js death-over-the-kingdom': {
    requests: 2,
    sequence: 2,
    bytes: 87370,
    picture: {sequence: 1, bytes: 67343, elements: 170},
  },
  'autoload.js king-omnibus': {
    requests: 9,
    sequence: 3,
    bytes: 111126,
    picture: {sequence: 2, bytes: 81238, elements: 293},
  },
  'gstk.js king-omnibus': {requests: 1, sequence: 1, bytes: 442123},
  'king.js king-omnibus court-ladder': {requests: 7, sequence: 3, bytes: 28569},
  'autoload.js king-omnibus court-ladder': {requests: 10, sequence: 3, bytes: 26883},
  'autoload.js example': {requests: 14, sequence: 2, bytes: 81626},
  'examples.js example': {requests: 14, sequence: 2, bytes: 95885},
  'examples.js twenty': {
    requests: 14,
    sequence: 2,
    bytes: 95885,
    picture: {sequence: 2, bytes: 95885, elements: 2170},
  },
  'autoload.js chart': {requests: 4, sequence: 4, bytes: 23139},
  'autoload.js card': {requests: 3, sequence: 2, bytes: 27429},
};

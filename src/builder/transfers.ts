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
    bytes: 110350,
    picture: {sequence: 2, bytes: 83125, elements: 304},
  },
  'king.js king-simple': {requests: 3, sequence: 3, bytes: 108763},
  'king.js king-threesome': {requests: 3, sequence: 3, bytes: 108763},
  'king.js king-custom': {requests: 9, sequence: 3, bytes: 129366},
  'king.js king-minsk': {requests: 9, sequence: 3, bytes: 129366},
  'king.js king-domino': {requests: 9, sequence: 3, bytes: 129366},
  'king.js king-jokers': {requests: 9, sequence: 3, bytes: 129366},
  'king.js king-trade': {requests: 9, sequence: 3, bytes: 129366},
  'king.js king-omnibus': {
    requests: 3,
    sequence: 3,
    bytes: 108763,
    picture: {sequence: 2, bytes: 72295, elements: 298},
  },
  'king.js king-atomic': {requests: 13, sequence: 4, bytes: 134565},
  'king.js king-short': {requests: 3, sequence: 3, bytes: 108763},
  'king.js king-long': {requests: 9, sequence: 3, bytes: 129366},
  'king.js king-preference': {requests: 9, sequence: 3, bytes: 129366},
  'king.js kings-and-peasants': {requests: 7, sequence: 4, bytes: 132429},
  'king.js court-ladder': {requests: 10, sequence: 4, bytes: 140426},
  'crush.js crush-the-crown': {
    requests: 3,
    sequence: 3,
    bytes: 90946,
    picture: {sequence: 2, bytes: 69923, elements: 294},
  },
  'crown.js find-the-king': {
    requests: 3,
    sequence: 3,
    bytes: 85822,
    picture: {sequence: 2, bytes: 65538, elements: 195},
  },
  'crown.js defend-the-king': {requests: 7, sequence: 4, bytes: 96413},
  'crown.js support-the-king': {requests: 7, sequence: 4, bytes: 94672},
  'crown.js tourney-for-the-king': {requests: 8, sequence: 4, bytes: 99077},
  'crown.js king-at-court': {requests: 8, sequence: 4, bytes: 109609},
  'kingdom.js death-over-the-kingdom': {
    requests: 3,
    sequence: 3,
    bytes: 103518,
    picture: {sequence: 2, bytes: 81916, elements: 178},
  },
  'autoload.js king-omnibus': {
    requests: 9,
    sequence: 3,
    bytes: 117242,
    picture: {sequence: 2, bytes: 84626, elements: 298},
  },
  'gstk.js king-omnibus': {requests: 1, sequence: 1, bytes: 509558},
  'king.js king-omnibus court-ladder': {requests: 7, sequence: 4, bytes: 31663},
  'autoload.js king-omnibus court-ladder': {requests: 10, sequence: 3, bytes: 27761},
  'autoload.js example': {requests: 14, sequence: 2, bytes: 82510},
  'examples.js example': {requests: 14, sequence: 2, bytes: 97211},
  'examples.js twenty': {
    requests: 14,
    sequence: 2,
    bytes: 97211,
    picture: {sequence: 2, bytes: 97211, elements: 2170},
  },
  'autoload.js chart': {requests: 4, sequence: 4, bytes: 25461},
  'autoload.js card': {requests: 3, sequence: 2, bytes: 27841},
};

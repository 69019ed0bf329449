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
    bytes: 98727,
    picture: {sequence: 1, bytes: 72786, elements: 304},
  },
  'king.js king-simple': {requests: 2, sequence: 2, bytes: 96851},
  'king.js king-threesome': {requests: 2, sequence: 2, bytes: 96851},
  'king.js king-custom': {requests: 8, sequence: 2, bytes: 114155},
  'king.js king-minsk': {requests: 8, sequence: 2, bytes: 114155},
  'king.js king-domino': {requests: 8, sequence: 2, bytes: 114155},
  'king.js king-jokers': {requests: 8, sequence: 2, bytes: 114155},
  'king.js king-trade': {requests: 8, sequence: 2, bytes: 114155},
  'king.js king-omnibus': {
    requests: 2,
    sequence: 2,
    bytes: 96851,
    picture: {sequence: 1, bytes: 62593, elements: 293},
  },
  'king.js king-atomic': {requests: 12, sequence: 3, bytes: 119211},
  'king.js king-short': {requests: 2, sequence: 2, bytes: 96851},
  'king.js king-long': {requests: 8, sequence: 2, bytes: 114155},
  'king.js king-preference': {requests: 8, sequence: 2, bytes: 114155},
  'king.js kings-and-peasants': {requests: 6, sequence: 3, bytes: 117615},
  'king.js court-ladder': {requests: 9, sequence: 3, bytes: 125035},
  'crush.js crush-the-crown': {
    requests: 2,
    sequence: 2,
    bytes: 79614,
    picture: {sequence: 1, bytes: 59846, elements: 293},
  },
  'crown.js find-the-king': {
    requests: 2,
    sequence: 2,
    bytes: 74539,
    picture: {sequence: 1, bytes: 55783, elements: 181},
  },
  'crown.js defend-the-king': {requests: 5, sequence: 3, bytes: 82172},
  'crown.js support-the-king': {requests: 5, sequence: 3, bytes: 80724},
  'crown.js tourney-for-the-king': {requests: 6, sequence: 3, bytes: 84870},
  'crown.js king-at-court': {requests: 5, sequence: 3, bytes: 92411},
  'kingdom.js death-over-the-kingdom': {
    requests: 2,
    sequence: 2,
    bytes: 86028,
    picture: {sequence: 1, bytes: 65977, elements: 170},
  },
  'autoload.js king-omnibus': {
    requests: 9,
    sequence: 3,
    bytes: 108826,
    picture: {sequence: 2, bytes: 78920, elements: 293},
  },
  'gstk.js king-omnibus': {requests: 1, sequence: 1, bytes: 437250},
  'king.js king-omnibus court-ladder': {requests: 7, sequence: 3, bytes: 28184},
  'autoload.js king-omnibus court-ladder': {requests: 10, sequence: 3, bytes: 26875},
  'autoload.js example': {requests: 14, sequence: 2, bytes: 78400},
  'examples.js example': {requests: 14, sequence: 2, bytes: 92373},
  'examples.js twenty': {
    requests: 14,
    sequence: 2,
    bytes: 92373,
    picture: {sequence: 2, bytes: 92373, elements: 2170},
  },
  'autoload.js chart': {requests: 4, sequence: 4, bytes: 22493},
  'autoload.js card': {requests: 3, sequence: 2, bytes: 25164},
};

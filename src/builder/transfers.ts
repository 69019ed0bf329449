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
    bytes: 110415,
    picture: {sequence: 2, bytes: 83188, elements: 304},
  },
  'king.js king-simple': {requests: 3, sequence: 3, bytes: 107384},
  'king.js king-threesome': {requests: 3, sequence: 3, bytes: 107384},
  'king.js king-custom': {requests: 12, sequence: 5, bytes: 138517},
  'king.js king-minsk': {requests: 12, sequence: 5, bytes: 138517},
  'king.js king-domino': {requests: 12, sequence: 5, bytes: 138517},
  'king.js king-jokers': {requests: 12, sequence: 5, bytes: 138517},
  'king.js king-trade': {requests: 12, sequence: 5, bytes: 138517},
  'king.js king-omnibus': {
    requests: 3,
    sequence: 3,
    bytes: 107384,
    picture: {sequence: 2, bytes: 72292, elements: 298},
  },
  'king.js king-atomic': {requests: 12, sequence: 5, bytes: 138517},
  'king.js king-short': {requests: 3, sequence: 3, bytes: 107384},
  'king.js king-long': {requests: 12, sequence: 5, bytes: 138517},
  'king.js king-preference': {requests: 12, sequence: 5, bytes: 138517},
  'king.js kings-and-peasants': {requests: 7, sequence: 4, bytes: 131048},
  'king.js court-ladder': {requests: 10, sequence: 4, bytes: 139230},
  'crush.js crush-the-crown': {
    requests: 3,
    sequence: 3,
    bytes: 90988,
    picture: {sequence: 2, bytes: 69923, elements: 294},
  },
  'crown.js find-the-king': {
    requests: 3,
    sequence: 3,
    bytes: 85776,
    picture: {sequence: 2, bytes: 65493, elements: 195},
  },
  'crown.js defend-the-king': {requests: 7, sequence: 4, bytes: 96358},
  'crown.js support-the-king': {requests: 7, sequence: 4, bytes: 94601},
  'crown.js tourney-for-the-king': {requests: 8, sequence: 4, bytes: 98999},
  'crown.js king-at-court': {requests: 8, sequence: 4, bytes: 109527},
  'kingdom.js death-over-the-kingdom': {
    requests: 3,
    sequence: 3,
    bytes: 103657,
    picture: {sequence: 2, bytes: 82061, elements: 178},
  },
  'autoload.js king-omnibus': {
    requests: 9,
    sequence: 3,
    bytes: 115808,
    picture: {sequence: 2, bytes: 84657, elements: 298},
  },
  'gstk.js king-omnibus': {requests: 1, sequence: 1, bytes: 516625},
  'king.js king-omnibus court-ladder': {requests: 7, sequence: 4, bytes: 31846},
  'autoload.js king-omnibus court-ladder': {requests: 10, sequence: 3, bytes: 27964},
  'autoload.js example': {requests: 14, sequence: 2, bytes: 82543},
  'examples.js example': {requests: 14, sequence: 2, bytes: 97064},
  'examples.js twenty': {
    requests: 14,
    sequence: 2,
    bytes: 97064,
    picture: {sequence: 2, bytes: 97064, elements: 2170},
  },
  'autoload.js chart': {requests: 4, sequence: 4, bytes: 25257},
  'autoload.js card': {requests: 3, sequence: 2, bytes: 27780},
};

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
    bytes: 104970,
    picture: {sequence: 1, bytes: 77951, elements: 304},
  },
  'king.js king-simple': {requests: 2, sequence: 2, bytes: 102280},
  'king.js king-threesome': {requests: 2, sequence: 2, bytes: 102280},
  'king.js king-custom': {requests: 8, sequence: 2, bytes: 122836},
  'king.js king-minsk': {requests: 8, sequence: 2, bytes: 122836},
  'king.js king-domino': {requests: 8, sequence: 2, bytes: 122836},
  'king.js king-jokers': {requests: 8, sequence: 2, bytes: 122836},
  'king.js king-trade': {requests: 8, sequence: 2, bytes: 122836},
  'king.js king-omnibus': {
    requests: 2,
    sequence: 2,
    bytes: 102280,
    picture: {sequence: 1, bytes: 65813, elements: 298},
  },
  'king.js king-atomic': {requests: 12, sequence: 3, bytes: 128012},
  'king.js king-short': {requests: 2, sequence: 2, bytes: 102280},
  'king.js king-long': {requests: 8, sequence: 2, bytes: 122836},
  'king.js king-preference': {requests: 8, sequence: 2, bytes: 122836},
  'king.js kings-and-peasants': {requests: 6, sequence: 3, bytes: 125919},
  'king.js court-ladder': {requests: 9, sequence: 3, bytes: 133976},
  'crush.js crush-the-crown': {
    requests: 2,
    sequence: 2,
    bytes: 85400,
    picture: {sequence: 1, bytes: 64397, elements: 294},
  },
  'crown.js find-the-king': {
    requests: 2,
    sequence: 2,
    bytes: 79075,
    picture: {sequence: 1, bytes: 58981, elements: 195},
  },
  'crown.js defend-the-king': {requests: 5, sequence: 3, bytes: 86959},
  'crown.js support-the-king': {requests: 5, sequence: 3, bytes: 85196},
  'crown.js tourney-for-the-king': {requests: 6, sequence: 3, bytes: 89603},
  'crown.js king-at-court': {requests: 5, sequence: 3, bytes: 97428},
  'kingdom.js death-over-the-kingdom': {
    requests: 2,
    sequence: 2,
    bytes: 93022,
    picture: {sequence: 1, bytes: 71576, elements: 178},
  },
  'autoload.js king-omnibus': {
    requests: 9,
    sequence: 3,
    bytes: 117146,
    picture: {sequence: 2, bytes: 84550, elements: 298},
  },
  'gstk.js king-omnibus': {requests: 1, sequence: 1, bytes: 509321},
  'king.js king-omnibus court-ladder': {requests: 7, sequence: 3, bytes: 31696},
  'autoload.js king-omnibus court-ladder': {requests: 10, sequence: 3, bytes: 27763},
  'autoload.js example': {requests: 14, sequence: 2, bytes: 82446},
  'examples.js example': {requests: 14, sequence: 2, bytes: 96991},
  'examples.js twenty': {
    requests: 14,
    sequence: 2,
    bytes: 96991,
    picture: {sequence: 2, bytes: 96991, elements: 2170},
  },
  'autoload.js chart': {requests: 4, sequence: 4, bytes: 25236},
  'autoload.js card': {requests: 3, sequence: 2, bytes: 27749},
};

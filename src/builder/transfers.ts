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
    bytes: 104999,
    picture: {sequence: 1, bytes: 77980, elements: 304},
  },
  'king.js king-simple': {requests: 2, sequence: 2, bytes: 102209},
  'king.js king-threesome': {requests: 2, sequence: 2, bytes: 102209},
  'king.js king-custom': {requests: 8, sequence: 2, bytes: 122765},
  'king.js king-minsk': {requests: 8, sequence: 2, bytes: 122765},
  'king.js king-domino': {requests: 8, sequence: 2, bytes: 122765},
  'king.js king-jokers': {requests: 8, sequence: 2, bytes: 122765},
  'king.js king-trade': {requests: 8, sequence: 2, bytes: 122765},
  'king.js king-omnibus': {
    requests: 2,
    sequence: 2,
    bytes: 102209,
    picture: {sequence: 1, bytes: 65742, elements: 298},
  },
  'king.js king-atomic': {requests: 12, sequence: 3, bytes: 127941},
  'king.js king-short': {requests: 2, sequence: 2, bytes: 102209},
  'king.js king-long': {requests: 8, sequence: 2, bytes: 122765},
  'king.js king-preference': {requests: 8, sequence: 2, bytes: 122765},
  'king.js kings-and-peasants': {requests: 6, sequence: 3, bytes: 125848},
  'king.js court-ladder': {requests: 9, sequence: 3, bytes: 133905},
  'crush.js crush-the-crown': {
    requests: 2,
    sequence: 2,
    bytes: 85331,
    picture: {sequence: 1, bytes: 64328, elements: 294},
  },
  'crown.js find-the-king': {
    requests: 2,
    sequence: 2,
    bytes: 79037,
    picture: {sequence: 1, bytes: 58943, elements: 195},
  },
  'crown.js defend-the-king': {requests: 5, sequence: 3, bytes: 86921},
  'crown.js support-the-king': {requests: 5, sequence: 3, bytes: 85158},
  'crown.js tourney-for-the-king': {requests: 6, sequence: 3, bytes: 89565},
  'crown.js king-at-court': {requests: 5, sequence: 3, bytes: 97390},
  'kingdom.js death-over-the-kingdom': {
    requests: 2,
    sequence: 2,
    bytes: 93063,
    picture: {sequence: 1, bytes: 71617, elements: 178},
  },
  'autoload.js king-omnibus': {
    requests: 9,
    sequence: 3,
    bytes: 117149,
    picture: {sequence: 2, bytes: 84553, elements: 298},
  },
  'gstk.js king-omnibus': {requests: 1, sequence: 1, bytes: 509290},
  'king.js king-omnibus court-ladder': {requests: 7, sequence: 3, bytes: 31696},
  'autoload.js king-omnibus court-ladder': {requests: 10, sequence: 3, bytes: 27763},
  'autoload.js example': {requests: 14, sequence: 2, bytes: 82449},
  'examples.js example': {requests: 14, sequence: 2, bytes: 96955},
  'examples.js twenty': {
    requests: 14,
    sequence: 2,
    bytes: 96955,
    picture: {sequence: 2, bytes: 96955, elements: 2170},
  },
  'autoload.js chart': {requests: 4, sequence: 4, bytes: 25239},
  'autoload.js card': {requests: 3, sequence: 2, bytes: 27752},
};

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
    bytes: 101369,
    picture: {sequence: 1, bytes: 75322, elements: 304},
  },
  'king.js king-simple': {requests: 2, sequence: 2, bytes: 99325},
  'king.js king-threesome': {requests: 2, sequence: 2, bytes: 99325},
  'king.js king-custom': {requests: 8, sequence: 2, bytes: 119013},
  'king.js king-minsk': {requests: 8, sequence: 2, bytes: 119013},
  'king.js king-domino': {requests: 8, sequence: 2, bytes: 119013},
  'king.js king-jokers': {requests: 8, sequence: 2, bytes: 119013},
  'king.js king-trade': {requests: 8, sequence: 2, bytes: 119013},
  'king.js king-omnibus': {
    requests: 2,
    sequence: 2,
    bytes: 99325,
    picture: {sequence: 1, bytes: 64320, elements: 298},
  },
  'king.js king-atomic': {requests: 12, sequence: 3, bytes: 124063},
  'king.js king-short': {requests: 2, sequence: 2, bytes: 99325},
  'king.js king-long': {requests: 8, sequence: 2, bytes: 119013},
  'king.js king-preference': {requests: 8, sequence: 2, bytes: 119013},
  'king.js kings-and-peasants': {requests: 6, sequence: 3, bytes: 122379},
  'king.js court-ladder': {requests: 9, sequence: 3, bytes: 130118},
  'crush.js crush-the-crown': {
    requests: 2,
    sequence: 2,
    bytes: 81258,
    picture: {sequence: 1, bytes: 61140, elements: 293},
  },
  'crown.js find-the-king': {
    requests: 2,
    sequence: 2,
    bytes: 76723,
    picture: {sequence: 1, bytes: 57574, elements: 181},
  },
  'crown.js defend-the-king': {requests: 5, sequence: 3, bytes: 84351},
  'crown.js support-the-king': {requests: 5, sequence: 3, bytes: 82879},
  'crown.js tourney-for-the-king': {requests: 6, sequence: 3, bytes: 87099},
  'crown.js king-at-court': {requests: 5, sequence: 3, bytes: 94555},
  'kingdom.js death-over-the-kingdom': {
    requests: 2,
    sequence: 2,
    bytes: 88319,
    picture: {sequence: 1, bytes: 67881, elements: 170},
  },
  'autoload.js king-omnibus': {
    requests: 9,
    sequence: 3,
    bytes: 113890,
    picture: {sequence: 2, bytes: 82841, elements: 298},
  },
  'gstk.js king-omnibus': {requests: 1, sequence: 1, bytes: 453004},
  'king.js king-omnibus court-ladder': {requests: 7, sequence: 3, bytes: 30793},
  'autoload.js king-omnibus court-ladder': {requests: 10, sequence: 3, bytes: 27245},
  'autoload.js example': {requests: 14, sequence: 2, bytes: 81800},
  'examples.js example': {requests: 14, sequence: 2, bytes: 96075},
  'examples.js twenty': {
    requests: 14,
    sequence: 2,
    bytes: 96075,
    picture: {sequence: 2, bytes: 96075, elements: 2170},
  },
  'autoload.js chart': {requests: 4, sequence: 4, bytes: 23569},
  'autoload.js card': {requests: 3, sequence: 2, bytes: 27403},
};

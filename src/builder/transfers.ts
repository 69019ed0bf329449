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
    bytes: 104808,
    picture: {sequence: 1, bytes: 77865, elements: 304},
  },
  'king.js king-simple': {requests: 2, sequence: 2, bytes: 102010},
  'king.js king-threesome': {requests: 2, sequence: 2, bytes: 102010},
  'king.js king-custom': {requests: 11, sequence: 4, bytes: 159569},
  'king.js king-minsk': {requests: 11, sequence: 4, bytes: 159569},
  'king.js king-domino': {requests: 8, sequence: 2, bytes: 122401},
  'king.js king-jokers': {requests: 8, sequence: 2, bytes: 122401},
  'king.js king-trade': {requests: 11, sequence: 4, bytes: 159569},
  'king.js king-omnibus': {
    requests: 2,
    sequence: 2,
    bytes: 102010,
    picture: {sequence: 1, bytes: 65471, elements: 298},
  },
  'king.js king-atomic': {requests: 12, sequence: 3, bytes: 127582},
  'king.js king-short': {requests: 2, sequence: 2, bytes: 102010},
  'king.js king-long': {requests: 11, sequence: 3, bytes: 159569},
  'king.js king-preference': {requests: 8, sequence: 2, bytes: 122401},
  'king.js kings-and-peasants': {requests: 6, sequence: 3, bytes: 125220},
  'king.js court-ladder': {requests: 9, sequence: 3, bytes: 133299},
  'crush.js crush-the-crown': {
    requests: 2,
    sequence: 2,
    bytes: 85242,
    picture: {sequence: 1, bytes: 64365, elements: 294},
  },
  'crown.js find-the-king': {
    requests: 2,
    sequence: 2,
    bytes: 78590,
    picture: {sequence: 1, bytes: 58536, elements: 195},
  },
  'crown.js defend-the-king': {requests: 5, sequence: 3, bytes: 86472},
  'crown.js support-the-king': {requests: 5, sequence: 3, bytes: 84709},
  'crown.js tourney-for-the-king': {requests: 6, sequence: 3, bytes: 89121},
  'crown.js king-at-court': {requests: 5, sequence: 3, bytes: 96785},
  'kingdom.js death-over-the-kingdom': {
    requests: 2,
    sequence: 2,
    bytes: 92684,
    picture: {sequence: 1, bytes: 71382, elements: 178},
  },
  'autoload.js king-omnibus': {
    requests: 9,
    sequence: 3,
    bytes: 116806,
    picture: {sequence: 2, bytes: 84085, elements: 298},
  },
  'gstk.js king-omnibus': {requests: 1, sequence: 1, bytes: 482343},
  'king.js king-omnibus court-ladder': {requests: 7, sequence: 3, bytes: 31289},
  'autoload.js king-omnibus court-ladder': {requests: 10, sequence: 3, bytes: 27582},
  'autoload.js example': {requests: 14, sequence: 2, bytes: 82194},
  'examples.js example': {requests: 14, sequence: 2, bytes: 96705},
  'examples.js twenty': {
    requests: 14,
    sequence: 2,
    bytes: 96705,
    picture: {sequence: 2, bytes: 96705, elements: 2170},
  },
  'autoload.js chart': {requests: 8, sequence: 4, bytes: 96017},
  'autoload.js card': {requests: 3, sequence: 2, bytes: 27547},
};

import {
  about,
  dearest,
  isRuffed,
  joker,
  king,
  lastFell,
  lastTwo,
  only,
  same,
  type SentenceValues,
  soleBest,
  soleWorst,
  tell,
  that,
  topOf,
  trickWith,
  withPoints,
} from './facts.js';
import type {DealKind, DealRecord} from './deal-record.js';

/**
 * The sentences of a deal's story, in the order in which they are tried, each with a condition on the
 * record alone. The message of a sentence is `king/story/<id>`.
 */

interface Sentence {
  readonly id: string;
  readonly kinds: readonly DealKind[];
  /** The sign of the contracts to which the sentence applies: those that cost, or those that pay. */
  readonly sign?: '-' | '+';
  /** Whether it needs every trick of the deal. */
  readonly whole?: true;
  readonly when: (record: DealRecord) => SentenceValues | undefined;
}

const kinds = (letters: string): readonly DealKind[] => [...letters] as DealKind[];
const ANY = kinds('TBQHKLXWPJNO');
/** Kinds of deal in which a seat at 0 has taken nothing. */
const ONE_SIGN = kinds('TBQHKLXWPJN');
/** Kinds of deal in which equal things are counted. */
const COUNTED = kinds('TBQHPW');
const ORDERED = kinds('TBQHKLXPW');

const OMNIBUS: readonly Sentence[] = [
  {
    id: 'queenTen',
    kinds: ['O'],
    when: (record) => about(same(trickWith(record, 'QS')?.seat, trickWith(record, 'TD')?.seat)),
  },
  {
    id: 'tenKept',
    kinds: ['O'],
    when: (record) => {
      const ten = trickWith(record, 'TD');
      return about(same(ten?.seat, ten?.trick.find(({card}) => card === 'TD')?.seat));
    },
  },
  {id: 'ten', kinds: ['O'], when: (record) => about(trickWith(record, 'TD')?.seat)},
  {
    id: 'queen',
    kinds: ['O'],
    when: (record) => {
      const queen = trickWith(record, 'QS');
      return queen && tell([queen.seat], {n: queen.number});
    },
  },
];

/** In the order in which they are tried. */
export const SENTENCES: readonly Sentence[] = [
  {
    id: 'slam',
    kinds: [...COUNTED, 'O'],
    whole: true,
    when: (record) =>
      withPoints(
        record,
        only(record.units, (own) => own > 0 && own === record.allUnits),
      ),
  },
  {id: 'king1', kinds: kinds('KX'), whole: true, when: king((n) => n === 1)},
  {id: 'kingLast', kinds: kinds('KX'), whole: true, when: king((n, of) => n === of)},
  {id: 'kingIn', kinds: kinds('KX'), whole: true, when: king((n, of) => n > 1 && n < of)},
  {
    id: 'lastBoth',
    kinds: kinds('LX'),
    when: (record) => {
      const [one, other] = lastTwo(record);
      return about(same(one, other));
    },
  },
  {
    id: 'lastSplit',
    kinds: ['L'],
    when: (record) => {
      const takers = lastTwo(record);
      return new Set(takers).size === 2 ? tell(takers) : undefined;
    },
  },
  {id: 'joker', kinds: ['J'], sign: '-', when: joker(true)},
  {id: 'jokerRank', kinds: ['J'], sign: '-', when: joker(false)},
  ...OMNIBUS,
  {
    id: 'bidGood',
    kinds: ['N'],
    sign: '-',
    when: ({bidder, bid, points}) =>
      about(
        only(points, (own, seat) => seat === bidder && own === -bid),
        {n: bid},
      ),
  },
  {
    id: 'bidBad',
    kinds: ['N'],
    sign: '-',
    when: (record) => withPoints(record, same(soleWorst(record.points), record.bidder)),
  },
  {id: 'noBid', kinds: ['N'], sign: '-', when: ({bidder}) => that(bidder === null)},
  {
    id: 'ordGood',
    kinds: ORDERED,
    when: (record) => withPoints(record, same(soleBest(record.points), record.declarer)),
  },
  {
    id: 'ordBad',
    kinds: ORDERED,
    when: (record) => withPoints(record, same(soleWorst(record.points), record.declarer)),
  },
  {
    id: 'ruffs',
    kinds: kinds('PW'),
    sign: '+',
    whole: true,
    when: (record) => {
      const n = record.tricks.filter((taken) => isRuffed(taken, record)).length;
      return that(n >= 3, n);
    },
  },
  {
    id: 'dear',
    kinds: ANY,
    whole: true,
    when: (record) => {
      const trick = dearest(record);
      return trick && tell([trick.seat], {n: trick.number, points: trick.points});
    },
  },
  {
    id: 'half',
    kinds: [...COUNTED, 'N'],
    whole: true,
    when: ({units}) => {
      const all = units.reduce((sum, own) => sum + own, 0);
      return about(only(units, (own) => own * 2 > all && own < all));
    },
  },
  {id: 'even', kinds: COUNTED, when: ({points}) => that(new Set(points).size === 1)},
  {
    id: 'clean',
    kinds: ONE_SIGN,
    sign: '-',
    when: ({points}) => about(only(points, (own) => own === 0)),
  },
  {
    id: 'one',
    kinds: ONE_SIGN,
    sign: '-',
    when: (record) =>
      withPoints(
        record,
        only(record.points, (own) => own !== 0),
      ),
  },
  {
    id: 'empty',
    kinds: ONE_SIGN,
    sign: '+',
    when: ({points}) => about(only(points, (own) => own === 0)),
  },
  {
    id: 'pass',
    kinds: ANY,
    when: ({before, totals}) => {
      const seat = soleBest(totals);
      return before && about(topOf(before).includes(seat ?? -1) ? undefined : seat);
    },
  },
  {id: 'best', kinds: ANY, when: (record) => withPoints(record, soleBest(record.points))},
  {id: 'worst', kinds: ANY, when: (record) => withPoints(record, soleWorst(record.points))},
  {
    id: 'early',
    kinds: kinds('BQHKJNO'),
    whole: true,
    when: (record) => {
      const n = lastFell(record);
      return that(n > 0 && n < record.length, n);
    },
  },
  {
    id: 'late',
    kinds: kinds('BQHKX'),
    whole: true,
    when: ({tricks, length}) => {
      const n = tricks.find(({points}) => points !== 0)?.number ?? 0;
      return that(n > Math.ceil(length / 2), n);
    },
  },
  {
    id: 'lead',
    kinds: ANY,
    when: ({totals}) => {
      const seat = soleBest(totals);
      const next = Math.max(...totals.filter((_, other) => other !== seat));
      return about(seat, {points: Math.max(...totals) - next});
    },
  },
  {
    id: 'tie',
    kinds: ANY,
    when: ({totals}) => {
      const top = topOf(totals);
      return top.length === 2 ? tell(top) : undefined;
    },
  },
];

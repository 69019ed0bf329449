import type {Card} from '../../../../cards/index.js';
import type {Trick} from '../../types.js';
import type {DealKind, DealRecord, TakenTrick} from './deal-record.js';

/** Records of deals as tests write them. */

/** A trick: its cards in the order of the seats from the leader on, its taker, its points. */
export const trick = (
  cards: string,
  seat = 0,
  points = 0,
  leader = 0,
): Omit<TakenTrick, 'number'> => ({
  seat,
  points,
  trick: cards.split(' ').map((card, at) => ({
    seat: (leader + at) % 4,
    card: card as Card,
  })) as Trick,
});

type RecordSetup = Omit<Partial<DealRecord>, 'tricks'> & {
  readonly tricks?: readonly Omit<TakenTrick, 'number'>[];
};

/** A deal of four players in which nothing has happened except what a test says. */
export const record = (kind: DealKind, {tricks = [], ...given}: RecordSetup = {}): DealRecord => ({
  kind,
  sign: '-',
  length: 8,
  isWhole: true,
  counting: [],
  units: [0, 0, 0, 0],
  allUnits: 4,
  points: [0, 0, 0, 0],
  before: [0, 0, 0, 0],
  totals: [0, 0, 0, 0],
  trump: undefined,
  declarer: undefined,
  bidder: undefined,
  bid: 0,
  ...given,
  tricks: tricks.map((one, at) => ({...one, number: at + 1})),
});

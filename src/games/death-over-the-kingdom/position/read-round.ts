import {type GivenFields, readInt, readEach, readObject, readWord} from '../../../game/read.js';
import type {Seat} from '../../../game/index.js';
import {deckOf} from '../rules/deck.js';
import type {PositionHead} from './read-cards.js';
import {readSeats} from './read-position.js';
import {faults} from './throw-faults.js';
import {dealsOf, dealtIn, orderOf, scoresOf, seatsOf} from '../rules/standing.js';
import {type Deed, DEEDS, type RoundResult} from '../types.js';

/** Reads the deeds of a round, the points, and the result of the previous round. */

const readCard = (value: unknown, path: string, standing: PositionHead): string =>
  readWord(
    value,
    path,
    deckOf(standing).map(({id}) => id),
  );

/** The deed of each seat in this round; seats that have acted come before those that have not. */
export function readDeeds(position: GivenFields, standing: PositionHead): readonly (Deed | null)[] {
  const {seats, dealer, phase} = standing;
  const read = (one: unknown, path: string, seat: number): Deed | null => {
    if (one === null || one === undefined) return null;
    const given = readObject(one, path, ['type', 'card', 'with']);
    const type = readWord(given['type'], `${path}.type`, DEEDS);
    const deals = seat === dealer;
    faults.need(deals || type !== 'cut', `${path}.type`, 'deed-cut', {dealer});
    faults.need(!deals || type !== 'exchange', `${path}.type`, 'deed-exchange', {dealer});
    const card = given['card'] ?? null;
    return {
      type,
      card: card === null ? null : readCard(card, `${path}.card`, standing),
      with: readSeats(given['with'] ?? [], `${path}.with`, seats),
    };
  };
  const order = orderOf(standing);
  const value = position['deeds'] ?? foldedBefore(position['turn'], order, standing);
  const deeds = readEach(value, 'deeds', read, seats);
  const first = order.findIndex((seat) => deeds[seat] === null);
  const early = order.find((seat, at) => at > first && first >= 0 && deeds[seat] !== null);
  faults.need(early === undefined, `deeds[${early}]`, 'deed-early', {seat: order[first]!});
  const acts = phase === 'act' || phase === 'decide';
  faults.need(acts || deeds.every((deed) => deed === null), 'deeds', 'deeds-none', {phase});
  return deeds;
}

/** For a position that gives only the seat on turn: all seats before it have kept their cards. */
function foldedBefore(turn: unknown, order: readonly Seat[], {phase, seats}: PositionHead) {
  const acts = turn !== undefined && (phase === 'act' || phase === 'decide');
  const [said = order[0]!] = acts ? readSeats(turn, 'turn', seats) : [];
  const before = order.slice(0, order.indexOf(said));
  return order.map((_, seat) => (before.includes(seat) ? {type: 'fold'} : null));
}

/** Points by deal and seat; `scores` alone are those of the first deal. */
export function readSheet(
  value: unknown,
  scores: unknown,
  standing: PositionHead,
): readonly (readonly number[])[] {
  const {seats, deal} = standing;
  const points = (one: unknown, path: string): number => readInt(one, path, 0, 999);
  const row = (one: unknown, path: string): readonly number[] => readEach(one, path, points, seats);
  const totals = scores === undefined ? undefined : row(scores, 'scores');
  const zeros = seatsOf(standing).map(() => 0);
  const sheet =
    value === undefined
      ? Array.from({length: deal}, (_, at) => (at === 0 ? (totals ?? zeros) : zeros))
      : readEach(value, 'sheet', row);
  const {length: found} = sheet;
  faults.need(found === deal, 'sheet', 'sheet-deal', {due: deal, found});
  const sums = scoresOf({seats, sheet});
  totals?.forEach((total, seat) => {
    const due = sums[seat]!;
    faults.need(total === due, `scores[${seat}]`, 'scores-sheet', {due});
  });
  return sheet;
}

/** The result of the previous round. */
export function readLast(value: unknown, standing: PositionHead): RoundResult | null {
  if (value === undefined || value === null) return null;
  const given = readObject(value, 'last', ['deal', 'round', 'cards', 'values', 'winners']);
  const {seats} = standing;
  return {
    deal: readInt(given['deal'], 'last.deal', 1, dealsOf(standing)),
    round: readInt(given['round'], 'last.round', 1, dealtIn(standing)),
    cards: readEach(
      given['cards'],
      'last.cards',
      (one, path) => readCard(one, path, standing),
      seats,
    ),
    values: readEach(
      given['values'],
      'last.values',
      (one, path) => readInt(one, path, 0, 99),
      seats,
    ),
    winners: readSeats(given['winners'], 'last.winners', seats),
  };
}

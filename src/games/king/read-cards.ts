import type {Card} from '../../cards/index.js';
import {codeOf} from './codes.js';
import {proofOf} from './proof.js';
import {CardReader, fail, readList} from './read-position.js';
import type {Standing} from './standing.js';
import type {Trick} from './types.js';
import {packOf, type Table} from './columns.js';

/** Where the cards of a position are; unknown ones are `null`. */
export interface Cards {
  readonly hands: readonly (readonly (Card | null)[])[];
  readonly trick: Trick;
  readonly played: readonly Trick[];
  /** Tricks to come, the one on the table included. */
  readonly rounds: number;
}

/** Reads hands and tricks; throws where they cannot be those of one deal. */
export function readCards(
  given: Readonly<Record<string, unknown>>,
  table: Table,
  {seats, phase, contract}: Standing,
): Cards {
  const reader = new CardReader(packOf(table));
  const most = phase === 'over' ? 0 : seats - 1; // a full trick has been taken
  const {trick: laid = [], played: gone = []} = given;
  const trick = reader.trick(laid, 'trick', seats, 0, most);
  const played = readList(gone, 'played').map((one, at) =>
    reader.trick(one, `played[${at}]`, seats, seats, seats),
  );
  const out = Array.from({length: seats}, (_, seat) =>
    trick.some((p) => p.seat === seat) ? 1 : 0,
  );
  const lists: readonly unknown[] =
    given['hands'] === undefined ? out.map(() => null) : readList(given['hands'], 'hands', seats);
  const known = lists.map((list, seat) =>
    list === null || list === undefined ? undefined : reader.hand(list, `hands[${seat}]`),
  );
  const model = known.findIndex((hand) => hand !== undefined);
  const rounds =
    model >= 0
      ? known[model]!.length + out[model]!
      : phase === 'over' && played.length === 0
        ? 0
        : table.hand - played.length;
  if (rounds + played.length > table.hand)
    fail(
      model >= 0 ? `hands[${model}]` : 'played',
      `is more than the ${table.hand} cards of a hand`,
    );
  if (rounds === 0 && phase === 'play') fail('hands', 'are played out; somebody must be to play');
  const hands = known.map((hand, seat) => {
    const due = rounds - out[seat]!;
    if (hand && hand.length !== due)
      fail(`hands[${seat}]`, `must have ${due} cards, not ${hand.length}`);
    return hand ?? Array.from({length: due}, () => null);
  });
  prove(hands, contract, seats, [...played, trick]);
  return {hands, trick, played, rounds};
}

/** No seat plays or holds what it has shown not to have. */
function prove(
  hands: Cards['hands'],
  contract: Standing['contract'],
  seats: number,
  tricks: readonly Trick[],
): void {
  const {low, high} = proofOf(contract, seats, tricks, ({trick, at}) => {
    const path = trick === tricks.length - 1 ? 'trick' : `played[${trick}]`;
    fail(`${path}[${at}].card`, 'is a card that its seat had shown not to have');
  });
  hands.forEach((hand, seat) => {
    hand.forEach((card, at) => {
      const code = card === null ? 0 : codeOf(card);
      if (card !== null && ((code & 32 ? high : low)[seat]! >> (code & 31)) & 1)
        fail(`hands[${seat}][${at}]`, 'is a card that its seat has shown not to have');
    });
  });
}

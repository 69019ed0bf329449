import type {Card} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {fail} from '../../../game/read.js';
import {packOf, type Table, type Variant} from '../rules/contracts/columns.js';
import {lay} from '../rules/dealing.js';
import {heldBefore} from '../rules/choices/opening.js';
import type {Standing} from './standing.js';
import type {Drawn, Phase, Trick} from '../types.js';

/** The number of cards in each hand of a position. */

/** Cards of a place; unknown ones are `null`. */
export type Pile = readonly (Card | null)[];

/** The facts of a deal that are known before its cards are read. */
export interface Place {
  readonly variant: Variant;
  readonly table: Table;
  readonly standing: Standing;
  readonly scene: Phase;
  /** Known before play begins. */
  readonly orderer: Seat | null;
}

/** The number of cards that each hand must have, and the number of tricks to come. */
export function countOf(
  {variant, table, standing, scene, orderer}: Place,
  known: readonly (Pile | undefined)[],
  trick: Trick,
  played: readonly Trick[],
  draws: readonly Drawn[],
): {readonly rounds: number; readonly due: (seat: Seat) => number; readonly reason: string} {
  const {seats, options, contract} = standing;
  if (scene !== 'play' && scene !== 'drawing' && scene !== 'over') {
    const blind = scene === 'ordering' && options['orderBlind'] === 'on';
    const until = blind || scene === 'calling' ? heldBefore(variant, seats, blind) : undefined;
    const first = scene === 'calling' ? orderer! : 0;
    const {hands} = lay(variant, table, packOf(table), seats, first, until);
    const more = scene === 'talon' || options['callAfterTalon'] === 'on' ? 2 : 0;
    return {
      rounds: table.hand,
      due: (seat) => hands[seat]!.length + (seat === orderer ? more : 0),
      reason: ` in the phase "${scene}"`,
    };
  }
  const playedBy = (seat: Seat): number =>
    [...played, trick].filter((one) => one.some((play) => play.seat === seat)).length;
  if (contract.draws) {
    const drawn = (seat: Seat): number =>
      draws.reduce((sum, one) => (one.seat === seat ? sum + one.cards : sum), 0);
    const held = (seat: Seat): number =>
      known[seat]?.length ??
      (scene === 'over' ? 0 : Math.max(0, table.hand + drawn(seat) - playedBy(seat)));
    return {rounds: 0, due: held, reason: ''};
  }
  const out = (seat: Seat): number => (trick.some((play) => play.seat === seat) ? 1 : 0);
  const model = modelOf(known.map((hand, seat) => hand && hand.length + out(seat)));
  const rounds =
    model >= 0
      ? known[model]!.length + out(model)
      : scene === 'over' && played.length === 0
        ? 0
        : table.hand - played.length;
  if (rounds + played.length > table.hand)
    fail(
      model >= 0 ? `hands[${model}]` : 'played',
      `leaves ${rounds} tricks to play after ${played.length}, more than the ${table.hand} of a deal`,
    );
  if (rounds === 0 && scene !== 'over') fail('hands', 'hold no card, but the phase is not "over"');
  return {
    rounds,
    due: (seat) => rounds - out(seat),
    reason: model >= 0 ? `, as hands[${model}] and the trick tell` : '',
  };
}

/** The first hand with the number of tricks to come that most hands tell; -1 for none. */
function modelOf(rounds: readonly (number | undefined)[]): number {
  const told = rounds.filter((count) => count !== undefined);
  const votes = (count: number | undefined): number => told.filter((one) => one === count).length;
  const most = told.find((count) => told.every((other) => votes(count) >= votes(other)));
  return most === undefined ? -1 : rounds.indexOf(most);
}

import type {Card} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {packOf, type PlayerCountValues, type Variant} from '../rules/contracts/columns.js';
import {lay} from '../rules/dealing.js';
import {heldBefore} from '../rules/choices/opening.js';
import {faults} from './throw-faults.js';
import type {Standing} from './standing.js';
import type {Drawn, Phase, Trick} from '../types.js';

/** The number of cards in each hand of a position. */

/** The cards of a place; unknown ones are `null`. */
export type Pile = readonly (Card | null)[];

/** The facts of a deal that are known before its cards are read. */
export interface DealFacts {
  readonly variant: Variant;
  readonly table: PlayerCountValues;
  readonly standing: Standing;
  readonly scene: Phase;
  /** Known before play begins. */
  readonly orderer: Seat | null;
}

/** The number of cards that each hand must have, and the number of tricks to come. */
interface HandCounts {
  readonly rounds: number;
  readonly due: (seat: Seat) => number;
  /** Fails for a hand of another size, and names the field that gives the size. */
  readonly blame: (seat: Seat, found: number) => never;
}

/** Counts the cards of each hand by the phase, or by the tricks and the other hands. */
export function countOf(
  {variant, table, standing, scene, orderer}: DealFacts,
  known: readonly (Pile | undefined)[],
  trick: Trick,
  played: readonly Trick[],
  draws: readonly Drawn[],
): HandCounts {
  const {seats, options, contract} = standing;
  if (scene !== 'play' && scene !== 'drawing' && scene !== 'over') {
    const blind = scene === 'ordering' && options['orderBlind'] === 'on';
    const until = blind || scene === 'calling' ? heldBefore(variant, seats, blind) : undefined;
    const first = scene === 'calling' ? orderer! : 0;
    const {hands} = lay(variant, table, packOf(table), seats, first, until);
    const more = scene === 'talon' || options['callAfterTalon'] === 'on' ? 2 : 0;
    const due = (seat: Seat): number => hands[seat]!.length + (seat === orderer ? more : 0);
    return {
      rounds: table.hand,
      due,
      blame: (seat, found) =>
        faults.fail(`hands[${seat}]`, 'hand-in', {due: due(seat), phase: scene, found}),
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
    return {rounds: 0, due: held, blame: left(held)};
  }
  const out = (seat: Seat): number => (trick.some((play) => play.seat === seat) ? 1 : 0);
  const model = modelOf(known.map((hand, seat) => hand && hand.length + out(seat)));
  const rounds =
    model >= 0
      ? known[model]!.length + out(model)
      : scene === 'over' && played.length === 0
        ? 0
        : table.hand - played.length;
  if (rounds + played.length > table.hand) {
    const path = model >= 0 ? `hands[${model}]` : 'played';
    faults.fail(path, 'tricks-many', {left: rounds, played: played.length, all: table.hand});
  }
  faults.need(rounds > 0 || scene === 'over', 'hands', 'hands-empty');
  const due = (seat: Seat): number => rounds - out(seat);
  const blame: HandCounts['blame'] = (seat, found) =>
    faults.fail(`hands[${seat}]`, 'hand-like', {due: due(seat), like: model, found});
  return {rounds, due, blame: model >= 0 ? blame : left(due)};
}

/** Blames a hand if no other hand gives its size. */
const left =
  (due: HandCounts['due']): HandCounts['blame'] =>
  (seat, found) =>
    faults.fail(`hands[${seat}]`, 'hand-left', {due: due(seat), found});

/** The first hand with the number of remaining tricks that most hands suggest; -1 for none. */
function modelOf(rounds: readonly (number | undefined)[]): number {
  const told = rounds.filter((count) => count !== undefined);
  const votes = (count: number | undefined): number => told.filter((one) => one === count).length;
  const most = told.find((count) => told.every((other) => votes(count) >= votes(other)));
  return most === undefined ? -1 : rounds.indexOf(most);
}

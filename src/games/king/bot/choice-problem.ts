import type {Problem} from '../../../game/index.js';
import {fillerOf} from '../position/fill.js';
import {complete} from '../position/determinize.js';
import {contractsOf, packOf, tableOf, type Variant} from '../rules/contracts/columns.js';
import {apply} from '../rules/decide.js';
import {notationOf} from '../rules/notation.js';
import type {KingMove, KingState, KingView} from '../types.js';
import {
  cardChoices,
  copyDeal,
  type DealWorld,
  dealWorld,
  finishDeal,
  gains,
  playCard,
  settleDeal,
  turnOf,
} from './deal-world.js';
import {orderPrice} from './order-price.js';
import {quickChoice, shortlistOf} from './quick-choices.js';
import {startOf} from './start.js';

/**
 * An order, a trump, a bid, a suit or discards as a search sees them: the others choose by rules of
 * thumb, then the deal is played out. A choice is first the number of a move, then the code of a
 * card.
 */

export interface ChoiceWorld {
  /** The state in which the seat decides. */
  readonly state: KingState;
  /** The cards, once everything has been chosen. */
  deal: DealWorld | undefined;
  /** The cost of the choice in addition to the deal. */
  price: number;
}

/** @param worth writes what a finished deal is worth to each seat */
export function choiceProblemOf(
  variant: Variant,
  view: KingView,
  moves: readonly KingMove[],
  worth = gains,
): Problem<ChoiceWorld, KingMove> {
  const filler = fillerOf(view, packOf(tableOf(variant, view)));
  const seat = view.seat!;
  const {formatMove} = notationOf(variant);
  const numbers = new Map(moves.map((move, at) => [formatMove(move), at]));
  const choiceOf = (move: KingMove): number => numbers.get(formatMove(move))!;
  let tried: readonly number[] | undefined;
  const prices = moves.map((move) => {
    const contract =
      move.type === 'order' && contractsOf(variant, view).find(({id}) => id === move.contract);
    return contract ? orderPrice(variant, view, contract) : 0;
  });
  const triedIn = (state: KingState): readonly number[] =>
    (tried ??= shortlistOf(state, seat, moves).map(choiceOf));
  const play = (world: ChoiceWorld, choice: number): void => {
    if (world.deal) {
      playCard(world.deal, choice);
      return;
    }
    const move = moves[choice]!;
    let state = apply(variant, world.state, seat, move);
    while (state.phase !== 'play') {
      const next = state.turn[0]!;
      state = apply(variant, state, next, quickChoice(state, next));
    }
    world.deal = dealWorld(startOf(state));
    world.price = prices[choice]!;
  };
  return {
    seats: view.seats,
    draw: (stream) => ({
      state: complete(view, filler(stream)!, stream as unknown as KingState['rng']),
      deal: undefined,
      price: 0,
    }),
    copy: ({state, deal, price}) => ({state, deal: deal && copyDeal(deal), price}),
    turn: ({deal}) => (deal ? turnOf(deal) : seat),
    choices({state, deal}, into) {
      if (deal) return cardChoices(deal, into);
      into.set(triedIn(state));
      return triedIn(state).length;
    },
    play,
    finish(world, stream) {
      if (!world.deal) play(world, triedIn(world.state)[0]!);
      finishDeal(world.deal!, stream);
    },
    utility({deal, price}, into) {
      worth(deal!, into);
      into[seat]! -= price;
    },
    settle(world, stream, into) {
      settleDeal(world.deal!, stream, into);
      into[seat]! -= world.price;
    },
    choiceOf,
  };
}

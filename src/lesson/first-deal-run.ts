import type {FirstDeal, FirstDealStep, Moment} from '../elements/index.js';
import type {AnyMove, Seat} from '../game/index.js';
import type {Match} from '../match/index.js';

/** A first deal under way: which of its steps have been told, and which one is due. */
export class FirstDealRun {
  readonly #deal: FirstDeal;
  readonly #told = new Set<string>();

  constructor(deal: FirstDeal) {
    this.#deal = deal;
  }

  /** The step of a moment, unless it has been told. */
  due(moment: Moment): FirstDealStep | undefined {
    return this.#deal.steps.find((step) => !this.#told.has(step.id) && step.when(moment));
  }

  /** Marks a step as told: it is not due again. */
  tell({id}: FirstDealStep): void {
    this.#told.add(id);
  }
}

/**
 * The next move that a first deal lays out for a seat, if it may be played; `undefined` where the seat
 * plays by itself.
 */
export function laidMove(
  deal: Pick<FirstDeal, 'moves'>,
  match: Pick<Match, 'game' | 'moves' | 'record'>,
  seat: Seat,
): AnyMove | undefined {
  const made = match.record().moves.filter((step) => step.startsWith(`${seat}:`)).length;
  const text = deal.moves[seat]?.[made];
  return match.moves(seat).find((move) => match.game.rules.formatMove(move) === text);
}

import type {AnyMove} from '../../../game/index.js';
import type {Decision, Prospected} from '../../../analysis/index.js';
import {verdictOf} from '../../../analysis/verdict.js';
import {cardOf} from './led-to.js';
import {isCostly} from './moments.js';

/** The moves that a reader may try before the answer is shown. */
const TRIES = 3;

/** What a reader has tried in the place of a mistake. */
interface Tried {
  readonly moves: readonly AnyMove[];
  /** Whether the answer is shown. */
  readonly isOver: boolean;
}

const NONE: Tried = {moves: [], isOver: false};

/** A move that was tried, judged by the same worlds as the decision. */
export interface Trial {
  readonly one: Prospected;
  readonly isRight: boolean;
}

/** Second tries at mistakes: a move of one's own, judged at once, and then the answer. */
export class SecondTries {
  readonly #tried = new Map<Decision, Tried>();

  /** Whether the answer to a mistake is still hidden. */
  isOpen(decision: Decision): boolean {
    return isCostly(decision) && !(this.#tried.get(decision) ?? NONE).isOver;
  }

  /** What was tried, in its order. */
  trials(decision: Decision): readonly Trial[] {
    const {moves} = this.#tried.get(decision) ?? NONE;
    return moves.map((move) => trialOf(decision, move));
  }

  /**
   * The cards that may be tried on a board: those of moves that their card tells apart, and as wrong ones the
   * card that was played and those that were tried. `undefined` once the answer is shown.
   */
  cards(decision: Decision): ReadonlyMap<string, 'open' | 'wrong'> | undefined {
    if (!this.isOpen(decision)) return undefined;
    const cards = decision.moves.flatMap(({move}) => cardOf(move) ?? []);
    const alone = cards.filter((card) => cards.indexOf(card) === cards.lastIndexOf(card));
    const tried = [decision.move, ...this.trials(decision).map(({one}) => one.move)].map(cardOf);
    return new Map(alone.map((card) => [card, tried.includes(card) ? 'wrong' : 'open']));
  }

  /** The tries that are left. */
  left(decision: Decision): number {
    return TRIES - this.trials(decision).length;
  }

  /** Tries a move; the right one and the last try show the answer. */
  attempt(decision: Decision, move: AnyMove): Trial {
    const {moves} = this.#tried.get(decision) ?? NONE;
    const trial = trialOf(decision, move);
    const tried = [...moves, move];
    this.#tried.set(decision, {moves: tried, isOver: trial.isRight || tried.length >= TRIES});
    return trial;
  }

  /** Shows the answer. */
  giveUp(decision: Decision): void {
    const {moves} = this.#tried.get(decision) ?? NONE;
    this.#tried.set(decision, {moves, isOver: true});
  }
}

/** Right is what cost nothing that counts. */
function trialOf({moves, spread}: Decision, move: AnyMove): Trial {
  const one = moves.find((other) => other.move === move)!;
  return {one, isRight: !isCostly(verdictOf({loss: one.loss, error: one.lossError}, spread))};
}

import type {AnyMove, Seat} from '../game/index.js';
import {cardOf, type Snapshot} from './lesson-player.js';
import type {PlayedLesson} from './played-lesson.js';
import type {Answer} from './lesson.js';
import {moveName} from './narration.js';

/** Answers that are no moves: what is said to any other, and to all that is right. */
const SAID_TO: readonly string[] = ['*', 'right'];

/** So many moves that no card stands for are offered of themselves. */
const MOST_OFFERED = 12;

/** What can be answered that is no card of the hand. */
export interface Offer {
  readonly id: string;
  readonly label: string;
}

/**
 * The moves that a question is about, by how they are written: those that the author names, and one for
 * each card of the hand.
 */
export class Moves {
  readonly #engine: PlayedLesson;
  readonly #moves = new Map<string, AnyMove>();
  /** By move, what the author says to it. */
  readonly named = new Map<string, Answer>();
  /** By card of the hand, the move that it stands for: the one with this card, or one like the others. */
  readonly byCard = new Map<string, string>();
  /** Legal moves without a card. */
  readonly #bare: readonly string[];

  /** @param hand cards that can be pressed */
  constructor(
    played: PlayedLesson,
    answers: readonly Answer[],
    {state}: Snapshot,
    seat: Seat,
    hand: readonly string[],
  ) {
    this.#engine = played;
    const {player, rules} = played;
    for (const answer of answers.filter(({play}) => !SAID_TO.includes(play)))
      for (const {move} of player.plays(answer.play).slice(0, 1))
        if (move) this.named.set(this.#keep(move), answer);
    const legal = rules.legalMoves(state, seat);
    const known = [...this.#moves.values(), ...legal];
    const like = known.find((move) => cardOf(move) !== undefined);
    for (const card of hand) {
      const move = known.find((one) => cardOf(one) === card) ?? (like && {...like, card});
      if (move) this.byCard.set(card, this.#keep(move));
    }
    const bare = legal.filter((move) => cardOf(move) === undefined);
    this.#bare = bare.length > MOST_OFFERED ? [] : bare.map((move) => this.#keep(move));
  }

  /** The move that is written so. */
  of(id: string): AnyMove | undefined {
    return this.#moves.get(id);
  }

  /** A move in words, those of the author first. */
  nameOf(id: string): string {
    const label = this.named.get(id)?.item.getAttribute('data-label');
    const move = this.of(id);
    return label ?? (move ? moveName(this.#engine, move) : id);
  }

  /** What the author names that no card stands for; where there is nothing to choose, what is legal. */
  get offers(): readonly Offer[] {
    const cards = new Set(this.byCard.values());
    const named = [...this.named.keys()].filter((id) => !cards.has(id));
    const ids = this.byCard.size + this.named.size > 0 ? named : this.#bare;
    return ids.map((id) => ({id, label: this.nameOf(id)}));
  }

  #keep(move: AnyMove): string {
    const id = this.#engine.rules.formatMove(move);
    if (!this.#moves.has(id)) this.#moves.set(id, move);
    return id;
  }
}

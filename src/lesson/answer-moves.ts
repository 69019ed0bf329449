import type {AnyMove, Seat} from '../game/index.js';
import {cardIn} from '../game/read-move.js';
import type {Snapshot} from './lesson-player.js';
import type {PlayedLesson} from './played-lesson.js';
import type {Answer} from './lesson.js';
import {moveName} from './narration.js';

/**
 * `data-play` values of answers that are not moves: `*` for any other answer, `right` for all right
 * ones.
 */
const SAID_TO: readonly string[] = ['*', 'right'];

/** What an author answers, in words; `undefined` where the word names something else, or all that is right. */
export function answerName(
  played: PlayedLesson,
  {state}: Snapshot,
  {label, play}: Answer,
): string | undefined {
  const {messages, player} = played;
  if (play === 'right') return undefined;
  if (play === '*') return messages.t('example/other');
  const [first] = player.plays(play);
  const move = first && player.moveIn(state, first);
  return label ?? (move && moveName(played, move));
}

/**
 * When at most this many legal moves have no card, they are offered as choices without the author's
 * help.
 */
const MOST_OFFERED = 12;

/** A choice that is not a card of the hand. */
export interface Offer {
  readonly id: string;
  readonly label: string;
}

/**
 * The moves of a question by id, which is their notation: those that the author names, and one for
 * each card of the hand.
 */
export class Moves {
  readonly #played: PlayedLesson;
  readonly #moves = new Map<string, AnyMove>();
  /** The author's answer to a move, by the move's id. */
  readonly named = new Map<string, Answer>();
  /**
   * The id of the move that a card of the hand stands for: the legal move with this card, or the
   * author's move with its card replaced.
   */
  readonly byCard = new Map<string, string>();
  /** Ids of the legal moves without a card. */
  readonly #bare: readonly string[];

  /** @param hand the cards that can be clicked */
  constructor(
    played: PlayedLesson,
    answers: readonly Answer[],
    {state}: Snapshot,
    seat: Seat,
    hand: readonly string[],
  ) {
    this.#played = played;
    const {player, rules} = played;
    for (const answer of answers.filter(({play}) => !SAID_TO.includes(play)))
      for (const play of player.plays(answer.play).slice(0, 1)) {
        const move = player.moveIn(state, {...play, seat: play.seat ?? seat});
        if (move) this.named.set(this.#keep(move), answer);
      }
    const legal = rules.legalMoves(state, seat);
    const known = [...this.#moves.values(), ...legal];
    const like = known.find((move) => cardIn(move) !== undefined);
    for (const card of hand) {
      const move = known.find((one) => cardIn(one) === card) ?? (like && {...like, card});
      if (move) this.byCard.set(card, this.#keep(move));
    }
    const bare = legal.filter((move) => cardIn(move) === undefined);
    this.#bare = bare.length > MOST_OFFERED ? [] : bare.map((move) => this.#keep(move));
  }

  /** The move with an id. */
  of(id: string): AnyMove | undefined {
    return this.#moves.get(id);
  }

  /** A move in words; the author's label takes precedence. */
  nameOf(id: string): string {
    const move = this.of(id);
    return this.named.get(id)?.label ?? (move ? moveName(this.#played, move) : id);
  }

  /**
   * The author's moves that no card stands for; when there are neither cards nor such moves, the
   * legal moves without a card.
   */
  get offers(): readonly Offer[] {
    const cards = new Set(this.byCard.values());
    const named = [...this.named.keys()].filter((id) => !cards.has(id));
    const ids = this.byCard.size + this.named.size > 0 ? named : this.#bare;
    return ids.map((id) => ({id, label: this.nameOf(id)}));
  }

  #keep(move: AnyMove): string {
    const id = this.#played.rules.formatMove(move);
    if (!this.#moves.has(id)) this.#moves.set(id, move);
    return id;
  }
}

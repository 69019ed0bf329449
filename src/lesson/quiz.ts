import type {Refusal, Seat} from '../game/index.js';
import type {PlayedLesson} from './played-lesson.js';
import type {Answer, Ask} from './lesson.js';
import type {Snapshot} from './lesson-player.js';
import {Moves, type Offer} from './answer-moves.js';
import {reasonOf} from './narration.js';

/** The result of an answer. */
export interface Verdict {
  readonly right: boolean;
  /** The answer, as text. */
  readonly answer: string;
  /** Sentences about the answer, besides the author's comment. */
  readonly said: readonly string[];
  /** The reason why the move is not allowed; of several reasons the first. */
  readonly refusal?: Refusal | undefined;
  /** The item with the author's comment on the answer. */
  readonly item: Element | undefined;
}

/** The lesson that a question belongs to. */
export interface QuestionContext {
  readonly played: PlayedLesson;
  readonly lesson: {
    readonly answers: readonly Answer[];
    readonly setup: {readonly seat: Seat | undefined};
  };
}

/**
 * A question: the possible answers, and which of them are right. The rules of the game decide, not
 * the page.
 */
export abstract class Question {
  protected readonly played: PlayedLesson;
  protected readonly snapshot: Snapshot;
  protected readonly answers: readonly Answer[];
  /** The seat whose view the reader has; `undefined` for an onlooker. */
  protected readonly asked: Seat | undefined;
  tries = 0;
  solved = false;
  /** Ids of the wrong answers so far. */
  readonly wrong = new Set<string>();

  constructor({played, lesson}: QuestionContext, snapshot: Snapshot) {
    [this.played, this.snapshot, this.answers] = [played, snapshot, lesson.answers];
    this.asked = lesson.setup.seat;
  }

  /** The seat whose decision is asked for. */
  get seat(): Seat {
    return this.asked ?? this.played.rules.turn(this.snapshot.state)[0] ?? 0;
  }

  /** The answers that are not cards of the hand. */
  abstract readonly choices: readonly Offer[];
  /** The id of the answer for a card of the hand. */
  get cards(): ReadonlyMap<string, string> {
    return new Map();
  }
  /** The ids of the right answers. */
  abstract readonly right: readonly string[];

  /**
   * Judges an answer and counts the try. Several ids when the question asks for all right answers.
   */
  answer(ids: readonly string[]): Verdict {
    this.tries++;
    const verdict = this.judge(ids);
    if (verdict.right) this.solved = true;
    else for (const id of ids) this.wrong.add(id);
    return verdict;
  }

  /** An answer in words. */
  nameOf(id: string): string {
    return this.choices.find((choice) => choice.id === id)?.label ?? id;
  }

  protected abstract judge(ids: readonly string[]): Verdict;

  /** The item with the author's comment on an answer, or the one for all unlisted answers. */
  protected itemOf(id: string): Element | undefined {
    const listed = this.answers.find(({play}) => play === id);
    return (listed ?? this.answers.find(({play}) => play === '*'))?.item;
  }
}

/** A question about the moves of one seat. */
abstract class AboutMoves extends Question {
  protected readonly moves: Moves;

  constructor(asked: QuestionContext, snapshot: Snapshot, hand: readonly string[]) {
    super(asked, snapshot);
    this.moves = new Moves(this.played, this.answers, snapshot, this.seat, hand);
  }

  get choices(): readonly Offer[] {
    return this.moves.offers;
  }

  override get cards(): ReadonlyMap<string, string> {
    return this.moves.byCard;
  }

  override nameOf(id: string): string {
    return this.moves.nameOf(id);
  }

  /** The refusal of a move; `undefined` when it is allowed. */
  protected refusalOf(id: string): Refusal | undefined {
    const {played, snapshot, seat} = this;
    const move = this.moves.of(id);
    return move ? played.rules.refuse(snapshot.state, seat, move) : 'game/not-a-move';
  }

  /** The reason for a refusal, as the second half of a sentence. */
  protected whyOf(id: string, refusal: Refusal): string {
    const {played, snapshot, seat} = this;
    return reasonOf(played, snapshot.state, seat, this.moves.of(id), refusal);
  }
}

/** Asks for a card or a move: the author decides which answers are right, the rules which are legal. */
class WhichMove extends AboutMoves {
  get right(): readonly string[] {
    return [...this.moves.named].flatMap(([id, {correct}]) => (correct ? [id] : []));
  }

  protected override judge([id = '']: readonly string[]): Verdict {
    const refusal = this.refusalOf(id);
    const text = this.nameOf(id);
    const said = refusal
      ? [this.played.messages.t('example/refused', {text, why: this.whyOf(id, refusal)})]
      : [];
    const item = this.moves.named.get(id)?.item ?? this.itemOf('*');
    return {right: !refusal && this.right.includes(id), answer: id, said, refusal, item};
  }
}

/** Asks for all legal cards or moves; the answer is the selected set. */
class WhichLegal extends AboutMoves {
  get right(): readonly string[] {
    const asked = new Set([...this.cards.values(), ...this.choices.map(({id}) => id)]);
    return [...asked].filter((id) => !this.refusalOf(id));
  }

  protected override judge(picked: readonly string[]): Verdict {
    const {messages} = this.played;
    const n = this.right.filter((id) => !picked.includes(id)).length;
    const wrong = picked.flatMap((id) => {
      const refusal = this.refusalOf(id);
      return refusal ? [{id, refusal}] : [];
    });
    const said = wrong.map(({id, refusal}) =>
      messages.t('example/legal-wrong', {text: this.nameOf(id), why: this.whyOf(id, refusal)}),
    );
    const right = said.length === 0 && n === 0;
    const missing = this.cards.size > 0 ? 'example/legal-missing' : 'example/legal-missing-move';
    const short = n > 0 ? [messages.t(missing, {n})] : [];
    const answer = picked.join(' ');
    const item = this.itemOf(right ? 'right' : answer);
    return {right, answer, said: [...said, ...short], refusal: wrong[0]?.refusal, item};
  }
}

/** Asks who takes the trick, or what it is worth. The rules answer when its last card is played. */
class WhatOfTrick extends Question {
  readonly #ask: 'winner' | 'cost';
  readonly #taken: {readonly seat: Seat; readonly points: number} | undefined;

  constructor(asked: QuestionContext, snapshot: Snapshot, ask: 'winner' | 'cost') {
    super(asked, snapshot);
    this.#ask = ask;
    this.#taken = snapshot.events.find(
      (event) => this.played.eventKind(event) === 'trick-taken',
    ) as never;
  }

  get choices(): readonly Offer[] {
    const {players, messages} = this.played;
    if (this.#ask === 'winner')
      return this.snapshot.trick.map(({seat}) => ({id: String(seat), label: players[seat]!.name}));
    const worth = this.#taken?.points ?? 0;
    // Distractors are likely mistakes: nothing, half, double, the opposite sign.
    const figures = [worth, 0, -worth, Math.trunc(worth / 2), worth * 2].map((one) => one + 0);
    return [...new Set(figures)]
      .sort((a, b) => a - b)
      .map((points) => ({id: String(points), label: messages.points(points)}));
  }

  get right(): readonly string[] {
    if (!this.#taken) return [];
    return [String(this.#ask === 'winner' ? this.#taken.seat : this.#taken.points)];
  }

  protected override judge([id = '']: readonly string[]): Verdict {
    const right = this.right.includes(id);
    return {right, answer: id, said: [], item: this.itemOf(right ? 'right' : id)};
  }
}

/**
 * The question of a lesson.
 * @param hand the cards that can be chosen
 */
export const questionFor = (
  ask: Ask,
  asked: QuestionContext,
  place: Snapshot,
  hand: readonly string[],
): Question =>
  ask === 'card'
    ? new WhichMove(asked, place, hand)
    : ask === 'legal'
      ? new WhichLegal(asked, place, hand)
      : new WhatOfTrick(asked, place, ask);

/** The right answers in words; '' where none is. */
export const rightIn = (question: Question): string =>
  question.right.map((id) => question.nameOf(id)).join(', ');

import type {Refusal, Seat} from '../game/index.js';
import type {PlayedLesson} from './played-lesson.js';
import type {Answer} from './lesson.js';
import type {Snapshot} from './lesson-player.js';
import {Moves, type Offer} from './answer-moves.js';
import {reasonOf} from './narration.js';

/** What came of an answer. */
export interface Verdict {
  readonly right: boolean;
  /** What was answered, as text. */
  readonly answer: string;
  /** Sentences about it, beside what the author says. */
  readonly said: readonly string[];
  /** Why it is not allowed, the first reason of several. */
  readonly refusal?: Refusal | undefined;
  /** The author's word on it. */
  readonly item: Element | undefined;
}

/** What a question is asked of. */
export interface Asked {
  readonly played: PlayedLesson;
  readonly lesson: {
    readonly answers: readonly Answer[];
    readonly setup: {readonly seat: Seat | undefined};
  };
}

/** One question: what may be answered, and what is right. The rules of the game answer, not the page. */
export abstract class Question {
  protected readonly played: PlayedLesson;
  protected readonly snapshot: Snapshot;
  protected readonly answers: readonly Answer[];
  /** Whose eyes the reader has. */
  protected readonly asked: Seat | undefined;
  tries = 0;
  solved = false;
  /** What was answered wrong so far. */
  readonly wrong = new Set<string>();

  constructor({played, lesson}: Asked, snapshot: Snapshot) {
    [this.played, this.snapshot, this.answers] = [played, snapshot, lesson.answers];
    this.asked = lesson.setup.seat;
  }

  /** Who is asked. */
  get seat(): Seat {
    return this.asked ?? this.played.rules.turn(this.snapshot.state)[0] ?? 0;
  }

  /** What can be pressed, where it is not a card of the hand. */
  abstract readonly choices: readonly Offer[];
  /** By card of the hand that can be pressed, the answer that it is. */
  get cards(): ReadonlyMap<string, string> {
    return new Map();
  }
  /** The right answers, as ids. */
  abstract readonly right: readonly string[];

  /** Judges an answer and counts it; several ids where all that is right is asked for. */
  answer(ids: readonly string[]): Verdict {
    this.tries++;
    const verdict = this.judge(ids);
    if (verdict.right) this.solved = true;
    else for (const id of ids) this.wrong.add(id);
    return verdict;
  }

  /** An answer in words. */
  nameOf(id: string): string {
    return this.choices.find((one) => one.id === id)?.label ?? id;
  }

  protected abstract judge(ids: readonly string[]): Verdict;

  /** What the author says to an answer. */
  protected itemOf(id: string): Element | undefined {
    const said = this.answers.find(({play}) => play === id);
    return (said ?? this.answers.find(({play}) => play === '*'))?.item;
  }
}

/** A question about moves of one seat; the rules say which are allowed. */
abstract class AboutMoves extends Question {
  protected readonly moves: Moves;

  constructor(asked: Asked, snapshot: Snapshot, hand: readonly string[]) {
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

  /** Why a move is not allowed, as a key; `undefined` where it is. */
  protected refusalOf(id: string): Refusal | undefined {
    const {played, snapshot, seat} = this;
    const move = this.moves.of(id);
    return move ? played.rules.refuse(snapshot.state, seat, move) : 'game/not-a-move';
  }

  /** The same as half a sentence. */
  protected whyOf(id: string, refusal: Refusal): string {
    const {played, snapshot, seat} = this;
    return reasonOf(played, snapshot.state, seat, this.moves.of(id), refusal);
  }
}

/** Which card, or which move: the author's answers say what is right, the rules what is allowed. */
export class WhichMove extends AboutMoves {
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

/** Every card or move that is allowed: answered by all that are picked. */
export class WhichLegal extends AboutMoves {
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

/** Who takes the trick, or what it is worth: both are told by the rules when its last card falls. */
export class WhatOfTrick extends Question {
  readonly #ask: 'winner' | 'cost';
  readonly #taken: {readonly seat: Seat; readonly points: number} | undefined;

  constructor(asked: Asked, snapshot: Snapshot, ask: 'winner' | 'cost') {
    super(asked, snapshot);
    this.#ask = ask;
    this.#taken = snapshot.events.find(
      (event) => this.played.eventKind(event) === 'trick-taken',
    ) as never;
  }

  get choices(): readonly Offer[] {
    const {names, messages} = this.played;
    if (this.#ask === 'winner')
      return this.snapshot.trick.map(({seat}) => ({id: String(seat), label: names[seat]!}));
    const worth = this.#taken?.points ?? 0;
    // Among what others might think: nothing, half, double, the other sign.
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

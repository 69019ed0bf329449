import type {AnyMove, Refusal, Seat} from '../../game/index.js';
import type {Engine} from './engine.js';
import type {Answer} from './lesson.js';
import type {Place} from './course.js';
import {moveName, reasonOf} from './telling.js';

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
  readonly engine: Engine;
  readonly lesson: {
    readonly answers: readonly Answer[];
    readonly setting: {readonly seat: Seat | undefined};
  };
}

/** One question: what may be answered, and what is right. The rules of the game answer, not the page. */
export abstract class Question {
  protected readonly engine: Engine;
  protected readonly place: Place;
  protected readonly answers: readonly Answer[];
  /** Whose eyes the reader has. */
  protected readonly asked: Seat | undefined;
  tries = 0;
  solved = false;
  /** What was answered wrong so far. */
  readonly wrong = new Set<string>();

  constructor({engine, lesson}: Asked, place: Place) {
    [this.engine, this.place, this.answers] = [engine, place, lesson.answers];
    this.asked = lesson.setting.seat;
  }

  /** Who is asked. */
  get seat(): Seat {
    return this.asked ?? this.engine.rules.turn(this.place.state)[0] ?? 0;
  }

  /** What can be pressed, where it is not a card of the hand. */
  abstract readonly choices: readonly {readonly id: string; readonly label: string}[];
  /** The right answers, as ids. */
  abstract readonly right: readonly string[];

  /** Judges an answer and counts it. */
  answer(id: string): Verdict {
    this.tries++;
    const verdict = this.judge(id);
    if (verdict.right) this.solved = true;
    else this.wrong.add(id);
    return verdict;
  }

  protected abstract judge(id: string): Verdict;

  /** What the author says to an answer. */
  protected itemOf(id: string): Element | undefined {
    const said = this.answers.find(({play}) => play === id);
    return (said ?? this.answers.find(({play}) => play === '*'))?.item;
  }
}

/** Which card, or which move: the author's answers say what is right, the rules what is allowed. */
export class WhichMove extends Question {
  readonly #moves = new Map<string, AnyMove>();
  readonly #answers = new Map<string, Answer>();
  readonly right: readonly string[];
  readonly choices: readonly {readonly id: string; readonly label: string}[];

  constructor(asked: Asked, place: Place, hand: readonly (string | null)[]) {
    super(asked, place);
    const {answers, engine} = this;
    const {course, rules} = engine;
    for (const card of hand)
      if (card !== null)
        for (const {move} of course.plays(card)) if (move) this.#moves.set(card, move);
    for (const answer of answers) {
      if (answer.play === '*') continue;
      const [play] = course.plays(answer.play);
      if (!play?.move) continue;
      const id = rules.write(play.move);
      this.#moves.set(id, play.move);
      this.#answers.set(id, answer);
    }
    this.right = [...this.#answers].flatMap(([id, {correct}]) => (correct ? [id] : []));
    // What is no card of the hand is offered as a button.
    this.choices = [...this.#answers].flatMap(([id, {item}]) =>
      hand.includes(id)
        ? []
        : [{id, label: item.getAttribute('data-label') ?? moveName(engine, this.#moves.get(id)!)}],
    );
  }

  protected override judge(id: string): Verdict {
    const {rules} = this.engine;
    const move = this.#moves.get(id);
    const refusal = move ? rules.refuse(this.place.state, this.seat, move) : 'game/not-a-move';
    const answer = this.#answers.get(id) ?? this.answers.find(({play}) => play === '*');
    const right = !refusal && this.right.includes(id);
    const text = move ? moveName(this.engine, move) : id;
    const said = refusal
      ? [
          this.engine.words.t('example/refused', {
            ...{text, why: reasonOf(this.engine, this.place.state, this.seat, move, refusal)},
          }),
        ]
      : [];
    return {right, answer: id, said, refusal, item: answer?.item};
  }
}

/** Every card that may be played: answered by all that are picked, `QH 7H`. */
export class WhichLegal extends Question {
  readonly choices = [];

  get right(): readonly string[] {
    const {rules} = this.engine;
    return rules.legalMoves(this.place.state, this.seat).map((move) => rules.write(move));
  }

  protected override judge(id: string): Verdict {
    const {course, rules, words} = this.engine;
    const picked = id.split(' ').filter(Boolean);
    const missing = this.right.filter((card) => !picked.includes(card)).length;
    let first: Refusal | undefined;
    const said = picked.flatMap((card) => {
      const [play] = course.plays(card);
      const refusal = play?.move && rules.refuse(this.place.state, this.seat, play.move);
      if (!refusal) return [];
      first ??= refusal;
      const why = reasonOf(this.engine, this.place.state, this.seat, play.move, refusal);
      return [words.t('example/legal-wrong', {text: moveName(this.engine, play.move!), why})];
    });
    const right = said.length === 0 && missing === 0;
    const short = missing > 0 ? [words.t('example/legal-missing', {n: missing})] : [];
    return {
      ...{right, answer: id, said: [...said, ...short], refusal: first},
      item: this.itemOf(right ? 'right' : id),
    };
  }
}

/** Who takes the trick, or what it is worth: both are told by the rules when its last card falls. */
export class WhatOfTrick extends Question {
  readonly #ask: 'winner' | 'cost';
  readonly #taken: {readonly seat: Seat; readonly points: number} | undefined;

  constructor(asked: Asked, place: Place, ask: 'winner' | 'cost') {
    super(asked, place);
    this.#ask = ask;
    this.#taken = place.told.find(({type}) => type === 'trick taken') as never;
  }

  get choices(): readonly {readonly id: string; readonly label: string}[] {
    const {names, words} = this.engine;
    if (this.#ask === 'winner')
      return this.place.trick.map(({seat}) => ({id: String(seat), label: names[seat]!}));
    const worth = this.#taken?.points ?? 0;
    // Among what others might think: nothing, half, double, the other sign.
    const figures = [worth, 0, -worth, Math.trunc(worth / 2), worth * 2].map((one) => one + 0);
    return [...new Set(figures)]
      .sort((a, b) => a - b)
      .map((points) => ({id: String(points), label: words.points(points)}));
  }

  get right(): readonly string[] {
    if (!this.#taken) return [];
    return [String(this.#ask === 'winner' ? this.#taken.seat : this.#taken.points)];
  }

  protected override judge(id: string): Verdict {
    const right = this.right.includes(id);
    return {right, answer: id, said: [], item: this.itemOf(right ? 'right' : id)};
  }
}

import {arrange, setting} from '../../elements/index.js';
import type {Refusal} from '../../game/index.js';
import {asked, type Snapshot} from '../../lesson/lesson-player.js';
import {lessonFault} from '../../lesson/lesson-fault.js';
import {answerName} from '../../lesson/answer-moves.js';
import type {BarModel} from './bar/bar.js';
import type {PlayedLesson} from '../../lesson/played-lesson.js';
import type {Answer, Ask} from '../../lesson/lesson.js';
import type {Host} from './host.js';
import {
  type Question,
  type QuestionContext,
  questionFor,
  rightIn,
  type Verdict,
} from '../../lesson/quiz.js';
import {scoreOf, sendResult} from '../../lesson/quiz-run.js';
import {printSolution} from './solution.js';

type CardState = 'open' | 'right' | 'wrong' | 'picked';

/**
 * The messages of the questions; below, those of questions whose answer is a move rather than a card.
 */
const ASKED = {
  card: 'example/choose',
  legal: 'example/choose-legal',
  winner: 'example/winner',
  cost: 'example/cost',
} as const;
const ASKED_OF_MOVES: Readonly<
  Record<string, 'example/choose-move' | 'example/choose-legal-move'>
> = {
  card: 'example/choose-move',
  legal: 'example/choose-legal-move',
};

/** The viewer of the question. */
interface Asker extends QuestionContext {
  readonly host: Host;
  readonly played: PlayedLesson;
  readonly lesson: QuestionContext['lesson'] & {readonly ask: Ask};
  draw(): void;
}

/** Runs a question: the possible choices, the reader's answer, and the response. */
export class Questioner {
  readonly #viewer: Asker;
  readonly #ask: Ask;
  readonly #question: Question;
  readonly #hand: readonly string[];
  readonly #picked = new Set<string>();
  #verdict: Verdict | undefined;
  /** Whether the reader has asked for the solution. */
  #shown = false;
  /** The index of the card that the arrow keys have reached. */
  #at = 0;
  readonly #place: Snapshot;
  /** The author's answers that may be read. */
  readonly #revealed = new Set<Answer>();
  /** The moves that the author answers, in words. */
  readonly told: ReadonlyMap<Answer, string>;

  constructor(viewer: Asker) {
    const {played, host, lesson} = viewer;
    this.#viewer = viewer;
    this.#ask = lesson.ask;
    // For a question about a trick, the lesson's first step plays the trick to its end.
    this.#place = played.nodes.at(-1)!.snapshot;
    const {seats} = arrange(played.diagram(this.#place));
    const {hand} = seats.find((seat) => seat.hand?.isOwn) ?? {};
    this.#hand = hand?.cards.filter((card) => card !== null) ?? [];
    this.#question = questionFor(lesson.ask, viewer, this.#place, this.#hand);
    printSolution(host.shadowRoot!, rightIn(this.#question), played.messages);
    this.told = new Map(
      lesson.answers.flatMap((answer) => {
        const name = answerName(played, this.#place, answer);
        return name ? [[answer, name]] : [];
      }),
    );
    const {rules} = played;
    const {state} = this.#place;
    if (this.#byHand && !rules.turn(state).includes(this.#question.seat)) {
      const turn = rules.turn(state).map((seat) => played.players[seat]!.name);
      const [fault, keyed] = lessonFault('not-to-play', {turn});
      const seat = setting(host, 'seat') ?? '';
      host.report('seat', seat, fault, seat, keyed);
    } else if (this.#question.right.length === 0) {
      const [fault, keyed] = lessonFault('no-answer');
      host.report('data-correct', '', fault, '', keyed);
    }
  }

  /**
   * The position shown: while the question is open, without anything that would give the answer away.
   */
  get snapshot(): Snapshot {
    const before = this.#viewer.played.nodes[0]!.snapshot;
    return this.#byHand || this.#done ? this.#place : asked(before, this.#place);
  }

  /** The items of answers that must not be read yet. */
  get hidden(): readonly Element[] {
    const {answers} = this.#viewer.lesson;
    return answers.flatMap((answer) => (this.#revealed.has(answer) ? [] : answer.item));
  }

  /** True where the answer is a move of the asked seat. */
  get #byHand(): boolean {
    return this.#ask === 'card' || this.#ask === 'legal';
  }

  /** The state of each card that can be chosen; `undefined` if the answer is not a card. */
  get cards(): ReadonlyMap<string, CardState> | undefined {
    const {cards, right, wrong} = this.#question;
    if (cards.size === 0) return undefined;
    const done = this.#done;
    const stateOf = (id: string): CardState => {
      if (done && right.includes(id)) return 'right';
      if (this.#picked.has(id)) return 'picked';
      return this.#ask === 'card' && wrong.has(id) ? 'wrong' : 'open';
    };
    return new Map([...cards].map(([card, id]) => [card, stateOf(id)]));
  }

  /** True once the question is solved, or its solution shown. */
  get #done(): boolean {
    return this.#question.solved || this.#shown;
  }

  /** The question, or the response to the answer. */
  get said(): string {
    const {played, host} = this.#viewer;
    const {messages} = played;
    const {t} = messages;
    if (!this.#verdict && !this.#shown) {
      const ofMoves = this.#byHand && this.#question.cards.size === 0;
      return t((ofMoves ? ASKED_OF_MOVES[this.#ask] : undefined) ?? ASKED[this.#ask]);
    }
    const answer = this.#shown ? [t('example/answer', {text: rightIn(this.#question)})] : [];
    const {right = false, said = []} = this.#verdict ?? {};
    const verdict = this.#shown
      ? []
      : [...said, ...(right ? [t('example/right')] : said.length > 0 ? [] : [t('example/wrong')])];
    const score = setting(host, 'run') === null ? undefined : scoreOf(host);
    const run = score && this.#question.solved ? [t('example/run', score)] : [];
    return [...verdict, ...answer, ...run].join(' ');
  }

  /** Why the rules refuse the given answer, while the response is shown. */
  get refusal(): Refusal | undefined {
    return this.#shown ? undefined : this.#verdict?.refusal;
  }

  get buttons(): BarModel['question'] {
    const {messages} = this.#viewer.played;
    const done = this.#done;
    const choices = this.#question.choices.map(({id, label}) => ({
      ...{id: `answer-${id}`, label},
      pressed:
        this.#picked.has(id) ||
        this.#verdict?.answer === id ||
        (done && this.#question.right.includes(id)),
    }));
    const check = this.#ask === 'legal' && !done;
    const solution = !done && this.#question.tries > 0;
    return [
      ...choices,
      ...(check ? [{id: 'check', label: messages.t('example/check'), primary: true}] : []),
      ...(solution ? [{id: 'solution', label: messages.t('example/solution')}] : []),
    ];
  }

  /** Handles a press on a card of the hand. */
  pick(card: string): void {
    this.#at = Math.max(0, this.#hand.indexOf(card));
    this.#choose(this.#question.cards.get(card) ?? card);
  }

  /** Gives the answer; if several are to be chosen, toggles one. */
  #choose(id: string): void {
    if (this.#ask !== 'legal') {
      this.#answer([id]);
      return;
    }
    if (this.#done) return;
    if (!this.#picked.delete(id)) this.#picked.add(id);
    this.#verdict = undefined;
    this.#viewer.draw();
  }

  /** Handles a press on a button of the question. */
  press(id: string): void {
    if (id === 'check') this.#answer([...this.#picked]);
    else if (id === 'solution') this.#solve();
    else if (id.startsWith('answer-')) this.#choose(id.slice('answer-'.length));
  }

  /** Moves the focus among the cards. */
  move(id: string): void {
    const last = this.#hand.length - 1;
    const to = {first: 0, last, next: this.#at + 1, previous: this.#at - 1}[id] ?? 0;
    this.#at = Math.min(Math.max(0, to), last);
    this.#viewer.host
      .shadowRoot!.querySelector<HTMLElement>(
        `[data-card="${CSS.escape(this.#hand[this.#at] ?? '')}"]`,
      )
      ?.focus();
  }

  #answer(ids: readonly string[]): void {
    const question = this.#question;
    if (this.#done) return;
    const verdict = question.answer(ids);
    this.#verdict = verdict;
    const {host, lesson} = this.#viewer;
    // Reveals only the author's comment on the given answer.
    for (const answer of lesson.answers)
      if (answer.item === verdict.item) this.#revealed.add(answer);
    if (question.tries === 1 || question.solved)
      sendResult(host, {first: question.tries === 1 && verdict.right, solved: question.solved});
    this.#viewer.draw();
    const run = setting(host, 'run');
    host.emit('gstk-quiz-answered', {
      ...{card: verdict.answer, correct: verdict.right, tries: question.tries},
      ...(run !== null && {run, score: scoreOf(host)}),
    });
  }

  #solve(): void {
    this.#shown = true;
    const {right} = this.#question;
    for (const answer of this.#viewer.lesson.answers)
      if (answer.correct) this.#revealed.add(answer);
    this.#verdict = {right: false, answer: right[0] ?? '', said: [], item: undefined};
    this.#viewer.draw();
  }
}

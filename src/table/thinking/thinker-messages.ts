import type {JudgePlan, Judgement} from '../../analysis/index.js';
import type {Prospect} from '../../bots/best-bot.js';
import type {Effort} from '../../bots/search-bot.js';
import type {Question} from '../../game/index.js';

/** What a page and its worker tell each other of decisions. */

/** What is wanted of a decision: a move, searched for, or what its moves are worth. */
export type Wanted =
  | {readonly effort: Effort}
  /** `made`: the index of a move that is looked at as closely as the best. */
  | {readonly care: JudgePlan; readonly made?: number | undefined};

/** A decision to think about. */
export interface Task {
  readonly id: number;
  /** The id of a game of the catalogue. */
  readonly game: string;
  readonly wanted: Wanted;
  readonly question: Pick<Question, 'view' | 'moves' | 'rng' | 'budget'>;
}

/** What is sent to the worker: a task, the id of one that nobody waits for any more, or a game that comes next. */
export type ToThinker = Task | {readonly stop: number} | {readonly warm: string};

/** What is found about a move, which is named by its place in the question's list. */
export type Placed<Told> = Omit<Told, 'move'> & {readonly at: number};

/** What is found about a decision: of a search, of a judgement, or nothing where the game does neither. */
export type Thought =
  | {readonly prospects: readonly Placed<Prospect>[]}
  | {
      readonly judged: readonly Placed<Judgement['moves'][number]>[];
      readonly spread: number;
      readonly because?: Judgement['because'];
    }
  | undefined;

/** What the worker answers. */
export interface FromThinker {
  readonly id: number;
  readonly thought?: Thought;
  /** What went wrong. */
  readonly error?: unknown;
}

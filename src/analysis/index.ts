export {analyse, type Analysed, type AnalysisPlan, type Decision} from './analyse.js';
export type {Because} from './because.js';
export {
  CARE,
  type Judged,
  type Judgement,
  judgeMoves,
  judgingRng,
  type Judging,
  type Prospected,
} from './judge-moves.js';
export type {JudgePlan} from '../bots/judge.js';
export type {Verdict, VerdictMark} from './verdict.js';

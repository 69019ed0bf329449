export {analyse, type Analysed, type AnalysisPlan, type Decision} from './analyse.js';
export {
  CARE,
  type Judged,
  type Judgement,
  judgeMoves,
  type Judging,
  type Prospected,
} from './judge-moves.js';
export type {JudgePlan} from '../bots/judge.js';
export type {Verdict, VerdictMark} from './verdict.js';

export {
  analyse,
  type Analysed,
  type AnalysisPlan,
  CARE,
  type Decision,
  type Prospected,
} from './analyse.js';
export type {JudgePlan} from './judge.js';
export type {Verdict, VerdictMark} from './verdict.js';

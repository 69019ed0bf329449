export {
  analyse,
  type Analysed,
  type AnalysisPlan,
  CARE,
  type Decision,
  type Prospected,
} from './analyse.js';
export type {Prospect, Prospects} from './best-bot.js';
export {type Expectation, Search, type SearchPlan} from './ismcts.js';
export type {JudgePlan} from './judge.js';
export {EFFORTS, type Level, LEVELS} from './levels.js';
export {problemOf, type SearchRules} from './problem-of.js';
export {randomBot} from './random-bot.js';
export {type Effort, prospectsOf, searchBot, type Searched} from './search-bot.js';
export type {Verdict, VerdictMark} from './verdict.js';
export type {WorldPlan} from './worlds.js';

export type {Prospect, Prospects} from './best-bot.js';
export type {Waiting} from './in-slices.js';
export {type Expectation, Search, type SearchPlan} from './ismcts.js';
export {EFFORTS, hasTempers, type Level, LEVELS, temperIn} from './levels.js';
export {problemOf, type SearchRules} from './problem-of.js';
export {randomBot} from './random-bot.js';
export {temperedBot} from './tempered-bot.js';
export {type Effort, prospectsOf, searchBot, type Searched} from './search-bot.js';
export type {WorldPlan} from './worlds.js';

/** Tests for any game: laws, agreement of chart and rules, golden playthroughs, perft counts. */
export {agree, type Agreement, type AgreePlan} from './agree.js';
export {conform, type Plan, type Report, type Start} from './conform.js';
export {checkGolden} from './golden.js';
export {LawError, type LawName, LAWS} from './law.js';
export {perft} from './perft.js';
export {compare, playthrough, type PlaythroughPlan} from './playthrough.js';

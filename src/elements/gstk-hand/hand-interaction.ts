/**
 * The parts that a hand needs once it is touched: keyboard navigation, focus, refusal bubble, motion,
 * prospects.
 */
export {refreshDescriptions} from './hand-descriptions.js';
export {goalOf} from './hand-walk.js';
export {placesOf, settle} from './hand-motion.js';
export {passFocus} from './pass-focus.js';
export {RefusalBubble} from './refusal-bubble.js';
export {prospectStyles} from './hand-prospects.styles.js';

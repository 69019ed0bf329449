// Fetched once a page is idle.

export {focusWhatIsPressed} from './pressed-focus.js';
export {watchGround} from './styles/ground-watch.js';

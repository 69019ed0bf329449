// What elements of a page fetch once they are idle.

export {focusWhatIsPressed} from './pressed-focus.js';
export {watchGround} from './styles/ground-watch.js';

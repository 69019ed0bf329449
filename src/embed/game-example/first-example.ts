import {loadLessonAhead} from './loading/prefetch.js';
import {isNear} from './loading/near-examples.js';
import {isServed} from './loading/server-rendered.js';

/**
 * The first example near the viewport. Its parts are requested as soon as this module runs, before
 * other modules are evaluated or drawn, since both take time. A server-rendered example can wait.
 */
export const first = [...document.querySelectorAll('game-example')].find(isNear);

if (first && !isServed(first)) loadLessonAhead(first);

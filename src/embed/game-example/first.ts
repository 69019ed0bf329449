import {loadLessonAhead} from './prefetch.js';
import {isNear} from './near.js';
import {isServed} from './served.js';

/**
 * The first example that is near the window. What it needs is asked for as soon as this module runs,
 * before anything else is evaluated or drawn: both take their time. What a server has drawn can wait.
 */
export const first = [...document.querySelectorAll('game-example')].find(isNear);

if (first && !isServed(first)) loadLessonAhead(first);

/**
 * `<script type="module" src=".../cdn/examples.js">`: as autoload.js, and what draws examples stands in
 * this file, so that a page of lessons shows them after one request and not after two in sequence.
 */
import {define} from '../elements/internal/define.js';
import {loadLessonAhead} from './game-example/ahead.js';
import {GameExample} from './game-example/game-example.component.js';
import {isNear} from './game-example/near.js';

// Asked for before anything is drawn: both take their time.
const first = [...document.querySelectorAll('game-example')].find(isNear);
if (first) loadLessonAhead(first);
import('./autoload.js').catch((error: unknown) => console.error(error));
define('game-example', GameExample);

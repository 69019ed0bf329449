/**
 * `<script type="module" src=".../cdn/examples.js">`: as autoload.js, and what draws examples stands in
 * this file, so that a page of lessons shows them after one request and not after two in sequence.
 */
import {first} from './game-example/first.js';
import {define} from '../elements/internal/define.js';
import {GameExample} from './game-example/game-example.component.js';

const begin = (): void => define('game-example', GameExample);
// What a server has drawn is seen before it is taken over.
if (first?.shadowRoot) requestAnimationFrame(() => setTimeout(begin));
else begin();

import('./autoload.js').catch((error: unknown) => console.error(error));

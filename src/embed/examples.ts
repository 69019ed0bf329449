/**
 * `<script type="module" src=".../cdn/examples.js">`: like autoload.js, with the code of examples
 * bundled in, so that a page of lessons needs one request instead of two in sequence.
 */
import './catalogue.js';
import {first} from './game-example/first-example.js';
import {define} from '../elements/shared/index.js';
import {goHome} from '../elements/shared/published.js';
import {GameExample} from './game-example/game-example.component.js';

const begin = (): void => define('game-example', GameExample);

if (!goHome(import.meta, 'examples.js', 'chunks')) {
  // Lets the browser paint server-rendered examples before the script takes over.
  if (first?.shadowRoot) requestAnimationFrame(() => setTimeout(begin));
  else begin();

  import('./autoload.js').catch((error: unknown) => console.error(error));
}

/** `<script type="module" src=".../cdn/autoload.js">`: loads the tags that the page shows. */
import {goHome} from '../elements/shared/published.js';
import {autoload} from './loader.js';

if (!goHome(import.meta, 'autoload.js', 'chunks')) autoload();

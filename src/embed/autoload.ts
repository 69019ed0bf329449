/** `<script type="module" src=".../cdn/autoload.js">`: loads the tags that the page shows. */
import {autoload} from './loader.js';

autoload();

import {speak, type Words} from '../../words/index.js';

/** A voice without sentences: an element that was given no words shows their keys. */
export const silent: Words = speak('en');

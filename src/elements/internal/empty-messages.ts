import {createMessages, type Messages} from '../../i18n/index.js';

/** A voice without sentences: an element that was given no words shows their keys. */
export const emptyMessages: Messages = createMessages('en');

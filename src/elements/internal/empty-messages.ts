import {createMessages, type Messages} from '../../i18n/index.js';

/** Messages without a catalogue, for elements that were given none: they show the keys. */
export const emptyMessages: Messages = createMessages('en');

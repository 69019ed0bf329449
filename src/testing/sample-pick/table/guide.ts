import {type Rulebook, rulebookOf} from '../../../i18n/index.js';
import {rules as en} from '../messages/rulebook.en.js';
import {rules as ru} from '../messages/rulebook.ru.js';

/** The rulebook of Royal Guests, with the paragraph that explains each refusal. */
export const rulebook: Rulebook = rulebookOf({en, ru}, {turn: ['royal-guests/nobody-yet']});

import {type Rulebook, rulebookOf} from '../../../i18n/index.js';
import {rules as en} from '../messages/rulebook.en.js';
import {rules as ru} from '../messages/rulebook.ru.js';

/** The rulebook of High Card; a paragraph that explains a refusal is named as a second argument. */
export const rulebook: Rulebook = rulebookOf({en, ru});

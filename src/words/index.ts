export {EXAMPLE, FIRST, type Locale, LOCALES, matchLocale, REST} from './locales.js';
export {
  type Catalogue,
  type Forms,
  type Sentence,
  speak,
  type Values,
  type Words,
} from './translate.js';
export {failed} from './failed.js';
export {type Paragraphs, paragraphOn, type Rulebook, rulesIn, type RulesText} from './rulebook.js';

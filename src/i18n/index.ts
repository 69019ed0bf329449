export {
  exampleMessages,
  coreMessages,
  type Locale,
  sharedMessages,
  matchLocale,
  messagesIn,
  deferredMessages,
} from './locales.js';
export {
  type MessageCatalogue,
  type PluralForms,
  type Message,
  createMessages,
  type MessageValues,
  type Messages,
} from './messages.js';
export {failed} from './load-failure.js';
export {type Paragraphs, paragraphOn, type Rulebook, rulesIn, type RulesText} from './rulebook.js';

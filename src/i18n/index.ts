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
  type AnyCatalogue,
  type ArgsBelow,
  type Message,
  type MessageArgs,
  type MessageCatalogue,
  type MessagesOf,
  type MessageValues,
  type PluralForms,
  type TranslationOf,
} from './message-types.js';
export {
  type CommandMessages,
  createMessages,
  type ExampleMessages,
  type FriendsMessages,
  type GameCatalogue,
  type LocaleOf,
  type Messages,
  type SharedMessages,
  type ReviewMessages,
  type ChallengeMessages,
  type DailyMessages,
  type ResultMessages,
  type StatisticsMessages,
  type LearnMessages,
} from './messages.js';
export {failed} from './load-failure.js';
export {NO_NAME, plainName, shownName} from './names.js';
export {type Player, playerNamed, readerIn} from './player.js';
export {
  onePage,
  type Paragraphs,
  paragraphOn,
  type Rulebook,
  rulebookOf,
  type RulesText,
} from './rulebook.js';

import {
  coreMessages,
  createMessages,
  type FriendsMessages,
  type Locale,
  type MessagesOf,
  messagesIn,
} from '../../../i18n/index.js';

const catalogues = messagesIn({
  en: () => import('../../../i18n/messages/friends.en.js'),
  ru: () => import('../../../i18n/messages/friends.ru.js'),
});

/** The messages of a table whose players sit at devices of their own. */
export const friendsMessages = async (locale: Locale): Promise<MessagesOf<FriendsMessages>> =>
  createMessages(locale, await coreMessages[locale](), await catalogues(locale));

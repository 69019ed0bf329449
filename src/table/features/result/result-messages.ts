import {
  coreMessages,
  createMessages,
  matchLocale,
  messagesIn,
  type MessagesOf,
  type ResultMessages,
} from '../../../i18n/index.js';

const catalogues = messagesIn({
  en: () => import('../../../i18n/messages/result.en.js'),
  ru: () => import('../../../i18n/messages/result.ru.js'),
});

/** The messages about the result of a match, in a language of the table. */
export async function resultMessages(locale: string): Promise<MessagesOf<ResultMessages>> {
  const known = matchLocale([locale]);
  return createMessages(known, await coreMessages[known](), await catalogues(known));
}

import {
  coreMessages,
  createMessages,
  type DailyMessages,
  matchLocale,
  messagesIn,
  type MessagesOf,
} from '../../../i18n/index.js';

const catalogues = messagesIn({
  en: () => import('../../../i18n/messages/daily.en.js'),
  ru: () => import('../../../i18n/messages/daily.ru.js'),
});

/** The messages about the deal of the day, in a language of the table. */
export async function dailyMessages(locale: string): Promise<MessagesOf<DailyMessages>> {
  const known = matchLocale([locale]);
  return createMessages(known, await coreMessages[known](), await catalogues(known));
}

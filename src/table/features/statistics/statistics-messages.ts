import {
  coreMessages,
  createMessages,
  matchLocale,
  messagesIn,
  type MessagesOf,
  type StatisticsMessages,
} from '../../../i18n/index.js';

const catalogues = messagesIn({
  en: () => import('../../../i18n/messages/statistics.en.js'),
  ru: () => import('../../../i18n/messages/statistics.ru.js'),
});

/** The messages about statistics, in a language of the table. */
export async function statisticsMessages(locale: string): Promise<MessagesOf<StatisticsMessages>> {
  const known = matchLocale([locale]);
  return createMessages(known, await coreMessages[known](), await catalogues(known));
}

import {
  coreMessages,
  createMessages,
  matchLocale,
  messagesIn,
  type MessagesOf,
  type ReviewMessages,
} from '../../../i18n/index.js';

const catalogues = messagesIn({
  en: () => import('../../../i18n/messages/review.en.js'),
  ru: () => import('../../../i18n/messages/review.ru.js'),
});

/** The messages of a review, in a language of the table. */
export async function reviewMessages(locale: string): Promise<MessagesOf<ReviewMessages>> {
  const known = matchLocale([locale]);
  return createMessages(known, await coreMessages[known](), await catalogues(known));
}

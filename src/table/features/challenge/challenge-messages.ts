import {
  type ChallengeMessages,
  coreMessages,
  createMessages,
  matchLocale,
  messagesIn,
  type MessagesOf,
} from '../../../i18n/index.js';

const catalogues = messagesIn({
  en: () => import('../../../i18n/messages/challenge.en.js'),
  ru: () => import('../../../i18n/messages/challenge.ru.js'),
});

/** The messages of challenges, in a language of the table. */
export async function challengeMessages(locale: string): Promise<MessagesOf<ChallengeMessages>> {
  const known = matchLocale([locale]);
  return createMessages(known, await coreMessages[known](), await catalogues(known));
}

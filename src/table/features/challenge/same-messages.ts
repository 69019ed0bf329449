import {
  coreMessages,
  createMessages,
  matchLocale,
  messagesIn,
  type MessagesOf,
  type SameMessages,
} from '../../../i18n/index.js';

const catalogues = messagesIn({
  en: () => import('../../../i18n/messages/same.en.js').then(({en}) => en),
  ru: () => import('../../../i18n/messages/same.ru.js').then(({ru}) => ru),
});

/** What is said of challenges, in a language that tables speak. */
export async function sameMessages(locale: string): Promise<MessagesOf<SameMessages>> {
  const known = matchLocale([locale]);
  return createMessages(known, await coreMessages[known](), await catalogues(known));
}

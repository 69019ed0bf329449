import type {FirstDeal} from '../../elements/index.js';
import {
  coreMessages,
  createMessages,
  type LearnMessages,
  matchLocale,
  messagesIn,
  type MessagesOf,
} from '../../i18n/index.js';

const catalogues = messagesIn({
  en: () => import('../../i18n/messages/learn.en.js'),
  ru: () => import('../../i18n/messages/learn.ru.js'),
});

/** The messages about first deals, in a language of the table, with those of one deal. */
export async function learnMessages(
  locale: string,
  deal?: Pick<FirstDeal, 'messages'>,
): Promise<MessagesOf<LearnMessages>> {
  const known = matchLocale([locale]);
  const own = await Promise.all([catalogues(known), deal?.messages(known) ?? {}]);
  return createMessages(known, await coreMessages[known](), ...own);
}

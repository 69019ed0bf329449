import {Lazy} from '../../../elements/internal/lazy.js';
import {
  type MessageCatalogue,
  coreMessages,
  createMessages,
  matchLocale,
  type MessagesOf,
  type ReviewMessages,
} from '../../../i18n/index.js';

const catalogues: Readonly<Record<ReturnType<typeof matchLocale>, Lazy<MessageCatalogue>>> = {
  en: new Lazy(() => import('../../../i18n/messages/review.en.js').then(({en}) => en)),
  ru: new Lazy(() => import('../../../i18n/messages/review.ru.js').then(({ru}) => ru)),
};

/** What is said of decisions that are reviewed, in a language that tables speak. */
export async function reviewMessages(locale: string): Promise<MessagesOf<ReviewMessages>> {
  const known = matchLocale([locale]);
  return createMessages(known, await coreMessages[known](), await catalogues[known].load());
}

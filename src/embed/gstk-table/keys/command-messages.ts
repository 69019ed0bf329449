import {Lazy} from '../../../elements/internal/lazy.js';
import {
  type MessageCatalogue,
  matchLocale,
  createMessages,
  type Messages,
} from '../../../i18n/index.js';

const catalogues: Readonly<Record<ReturnType<typeof matchLocale>, Lazy<MessageCatalogue>>> = {
  en: new Lazy(() => import('../../../i18n/messages/commands.en.js').then(({en}) => en)),
  ru: new Lazy(() => import('../../../i18n/messages/commands.ru.js').then(({ru}) => ru)),
};

/** Messages about keys and the command field, in the table's locale. */
export async function commandMessages(locale: string): Promise<Messages> {
  return createMessages(locale, await catalogues[matchLocale([locale])].load());
}

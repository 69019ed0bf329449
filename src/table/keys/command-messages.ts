import {Lazy} from '../../elements/shared/index.js';
import {
  type MessageCatalogue,
  matchLocale,
  type CommandMessages,
  createMessages,
  type MessagesOf,
} from '../../i18n/index.js';

const catalogues: Readonly<Record<ReturnType<typeof matchLocale>, Lazy<MessageCatalogue>>> = {
  en: new Lazy(() => import('../../i18n/messages/commands.en.js').then(({en}) => en)),
  ru: new Lazy(() => import('../../i18n/messages/commands.ru.js').then(({ru}) => ru)),
};

/** The messages of keys and of the command field, in a language of the table. */
export async function commandMessages(locale: string): Promise<MessagesOf<CommandMessages>> {
  return createMessages(locale, await catalogues[matchLocale([locale])].load());
}

import {Later} from '../../elements/internal/later.js';
import {
  type MessageCatalogue,
  matchLocale,
  createMessages,
  type Messages,
} from '../../i18n/index.js';

const catalogues: Readonly<Record<ReturnType<typeof matchLocale>, Later<MessageCatalogue>>> = {
  en: new Later(() => import('../../i18n/messages/commands.en.js').then(({en}) => en)),
  ru: new Later(() => import('../../i18n/messages/commands.ru.js').then(({ru}) => ru)),
};

/** What is said of keys and of the command field, in a language that tables speak. */
export async function typingWords(locale: string): Promise<Messages> {
  return createMessages(locale, await catalogues[matchLocale([locale])].want());
}

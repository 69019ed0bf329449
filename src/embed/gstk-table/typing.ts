import {Later} from '../../elements/internal/later.js';
import {type Catalogue, matchLocale, speak, type Words} from '../../words/index.js';

const catalogues: Readonly<Record<ReturnType<typeof matchLocale>, Later<Catalogue>>> = {
  en: new Later(() => import('../../words/typing.en.js').then(({en}) => en)),
  ru: new Later(() => import('../../words/typing.ru.js').then(({ru}) => ru)),
};

/** What is said of keys and of the command field, in a language that tables speak. */
export async function typingWords(locale: string): Promise<Words> {
  return speak(locale, await catalogues[matchLocale([locale])].want());
}

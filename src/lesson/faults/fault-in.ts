import {matchLocale} from '../../i18n/index.js';
import type {FaultLoaders} from '../../game/faults.js';
import {type AuthorCatalogues, type KeyedFault, keyedFault} from './keyed-fault.js';

/**
 * Faults of positions and texts in the author's language. Errors are thrown in English, for consoles
 * and programs; next to an example, and in the error of a build, they are translated.
 */

/** The catalogues of languages other than English, which is the fallback. */
const LANGUAGES: Readonly<Record<string, () => Promise<AuthorCatalogues>>> = {
  ru: () => import('./ru.js').then(({ru}) => ru),
};

/**
 * Translates an error by its key; an error whose sentence is already in the language has no key and
 * stays.
 */
export type FaultWords = (fault: string, keyed?: KeyedFault) => string;

/**
 * @param locale a BCP 47 tag or a list of them, as `lang` holds it
 * @param faults the catalogues of the game whose errors are translated, if it is known
 */
export async function faultWordsIn(locale: string, faults?: FaultLoaders): Promise<FaultWords> {
  const language = matchLocale([locale]);
  const [own, game = {}] = await Promise.all([LANGUAGES[language]?.(), faults?.[language]?.()]);
  if (!own) return (fault) => fault;
  return (fault, keyed) => (keyed && keyedFault(keyed, {...own, game})) ?? fault;
}

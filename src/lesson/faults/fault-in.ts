import {matchLocale} from '../../i18n/index.js';
import type {FaultLoaders} from '../../game/faults.js';
import type {FaultPhrases} from './fault-phrases.js';
import {type FaultCatalogues, type KeyedFault, keyedFault} from './keyed-fault.js';

/**
 * What is wrong with a position or a text, in the author's language. Errors are thrown in English, for
 * consoles and programs; what an author reads beside an example, or as a build stops, is translated.
 */

const NONE: FaultPhrases = {whole: [], subjects: [], heads: [], found: [], tails: []};

/** The phrases of a language; none for English. */
async function phrasesOf(locale: string): Promise<FaultPhrases> {
  const language = matchLocale([locale]);
  if (language === 'ru') return (await import('./faults.ru.js')).phrases;
  return NONE;
}

/** The catalogues of a language; `undefined` where English is said. */
async function cataloguesOf(
  locale: string,
  faults: FaultLoaders | undefined,
): Promise<FaultCatalogues | undefined> {
  const language = matchLocale([locale]);
  if (language !== 'ru') return undefined;
  const [{ru: shape}, game = {}] = await Promise.all([
    import('./shape.ru.js'),
    faults?.[language]?.(),
  ]);
  return {shape, game};
}

/**
 * Translates an error, by its key where it has one; a sentence that is in the language already
 * stays.
 */
export type FaultWords = (fault: string, keyed?: KeyedFault) => string;

/**
 * @param locale a BCP 47 tag or a list of them, as `lang` holds it
 * @param faults the catalogues of the game whose errors are told, if it is known
 */
export async function faultWordsIn(locale: string, faults?: FaultLoaders): Promise<FaultWords> {
  const [phrases, catalogues] = await Promise.all([
    phrasesOf(locale),
    cataloguesOf(locale, faults),
  ]);
  return (fault, keyed) =>
    (keyed && catalogues && keyedFault(keyed, catalogues)) ?? translated(fault, phrases);
}

/** Where the predicate of an error begins. */
const PREDICATE =
  /(?:^|\s)(?=(?:must|is|are|has|have|hold|holds|cannot|does|do|names|follows|closes|comes|leaves|belongs|lacks|repeats|scores|end|expected|and the other)\b)/;

function translated(fault: string, phrases: FaultPhrases): string {
  const {whole, subjects, heads, found, tails} = phrases;
  const known = replaced(fault, whole);
  if (known !== undefined) return known;
  const at = PREDICATE.exec(fault)?.index;
  if (at === undefined) return fault;
  const subject = fault.slice(0, at);
  const [, said = '', instead = ''] = /^\s*(.*?)(; found .+)?$/s.exec(fault.slice(at))!;
  for (const [pattern, text] of heads) {
    const begun = pattern.exec(said);
    if (!begun) continue;
    const rest = said.slice(begun[0].length);
    const head = begun[0].replace(pattern, text);
    // A reason that has no translation is left out: what is wrong is said without it.
    const tail = rest ? (replaced(rest, tails) ?? '') : '';
    const what = replaced(subject, subjects) ?? subject;
    return `${what ? `${what}: ` : ''}${head}${tail}${replaced(instead, found) ?? ''}`;
  }
  return fault;
}

/** A text by the first pattern that fits all of it. */
function replaced(text: string, pairs: FaultPhrases['whole']): string | undefined {
  const pair = pairs.find(([pattern]) => pattern.test(text));
  return pair && text.replace(...pair);
}

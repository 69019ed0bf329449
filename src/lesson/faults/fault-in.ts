import {matchLocale} from '../../i18n/index.js';
import type {FaultPhrases} from './fault-phrases.js';

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

/** Translates an error; a sentence that is in the language already stays. */
export type FaultWords = (fault: string) => string;

/** @param locale a BCP 47 tag or a list of them, as `lang` holds it */
export async function faultWordsIn(locale: string): Promise<FaultWords> {
  const phrases = await phrasesOf(locale);
  return (fault) => translated(fault, phrases);
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

import {EXAMPLE, FIRST, matchLocale, REST, speak, type Words} from '../../words/index.js';
import type {Entry} from '../catalogue.js';

/**
 * The voice of an example: shared sentences, its own, and those of its game. What only a table says
 * waits until somebody asks for it by `rest`.
 */
export async function speakOf(entry: Entry, locale: string): Promise<Words> {
  const known = matchLocale([locale]);
  const parts = await Promise.all([FIRST[known](), EXAMPLE[known](), entry.words(known)]);
  return speak(known, ...parts, () => Promise.all([REST[known](), entry.rest?.(known) ?? {}]));
}

import {EXAMPLE, FIRST, matchLocale, REST, speak, type Words} from '../../words/index.js';
import type {Entry} from '../catalogue.js';

/** The voice of an example: shared sentences, its own, and those of its game. */
export async function speakOf(entry: Entry, locale: string): Promise<Words> {
  const known = matchLocale([locale]);
  const parts = await Promise.all([
    FIRST[known](),
    EXAMPLE[known](),
    REST[known](),
    entry.words(known),
    entry.rest?.(known) ?? {},
  ]);
  return speak(known, ...parts);
}

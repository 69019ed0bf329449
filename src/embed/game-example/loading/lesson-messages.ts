import {
  exampleMessages,
  coreMessages,
  matchLocale,
  deferredMessages,
  createMessages,
  type ExampleMessages,
  type Messages,
} from '../../../i18n/index.js';
import {nearestLang, setting} from '../../../elements/index.js';
import type {GameEntry} from '../../catalogue.js';

/** The language of an example: its own, or that of the place where it stands. */
export const localeOf = (example: HTMLElement): string =>
  setting(example, 'locale') ?? (example.lang || nearestLang(example));

/**
 * The messages of an example: the shared ones, those of examples, and those of its game. Messages that
 * only a table needs stay deferred.
 */
export async function exampleMessagesOf(
  entry: GameEntry,
  locale: string,
): Promise<Messages<ExampleMessages>> {
  const known = matchLocale([locale]);
  const parts = await Promise.all([
    coreMessages[known](),
    exampleMessages[known](),
    entry.messages(known),
  ]);
  return createMessages(known, ...parts, async () => [await deferredMessages[known]()]);
}

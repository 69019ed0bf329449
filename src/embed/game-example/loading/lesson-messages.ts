import {
  exampleMessages,
  coreMessages,
  matchLocale,
  deferredMessages,
  createMessages,
  type ExampleMessages,
  type Messages,
} from '../../../i18n/index.js';
import type {GameEntry} from '../../catalogue.js';

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

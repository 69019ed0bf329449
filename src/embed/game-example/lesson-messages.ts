import {
  exampleMessages,
  coreMessages,
  matchLocale,
  deferredMessages,
  createMessages,
  type ExampleMessages,
  type Messages,
} from '../../i18n/index.js';
import type {GameEntry} from '../catalogue.js';

/**
 * The voice of an example: shared sentences, its own, and those of its game. What only a table says
 * waits until somebody asks for it by `rest`.
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

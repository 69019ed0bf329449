import type {Messages} from '../../../i18n/index.js';
import type {FeatureHost} from './feature-host.js';
import type {TableHost} from './table-host.js';

/** The messages with those that are fetched late; fetches them, and draws again, where they are missing. */
export function wholeMessages(
  host: Pick<TableHost, 'requestUpdate'>,
  controller: Pick<FeatureHost, 'messages' | 'fetchDeferred'>,
): Messages | undefined {
  const {messages} = controller;
  if (!messages || messages.isComplete) return messages;
  controller.fetchDeferred().then(() => host.requestUpdate(), console.error);
  return undefined;
}

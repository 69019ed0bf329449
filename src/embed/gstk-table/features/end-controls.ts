import type {Control} from '../../../elements/scene.js';
import type {Messages} from '../../../i18n/index.js';
import type {FeatureHost} from '../controller/feature-host.js';
import type {TableHost} from '../controller/table-host.js';
import type {Panels} from '../frame/panels.js';
import {isOver} from '../review/is-over.js';

type Redrawn = Pick<TableHost, 'requestUpdate'>;

/** The buttons after the end of a match; `text` exports the match. */
export function endControls(
  host: Redrawn,
  controller: FeatureHost,
  panels: Panels,
  text: () => Promise<string>,
): readonly Control[] {
  const messages = wholeMessages(host, controller);
  if (!messages) return [];
  const t = messages.t.bind(messages);
  return [
    {id: 'rematch', label: t('ui/rematch'), primary: true, run: () => controller.rematch()},
    isAlone(controller)
      ? review(messages, panels)
      : {id: 'copy', label: t('ui/copy-result'), run: () => copyText(controller, text)},
    {id: 'new-game', label: t('ui/new-game'), quiet: true, run: () => panels.open('menu')},
  ];
}

/** The buttons beside the summary of a deal that is over, while the match goes on. */
export function dealControls(
  host: Redrawn,
  controller: FeatureHost,
  panels: Panels,
): readonly Control[] {
  const {entry, session, log} = controller;
  if (!entry?.opensDeals || !session || !isAlone(controller)) return [];
  if (!isOver(entry, session.match, log)) return [];
  const messages = wholeMessages(host, controller);
  return messages ? [review(messages, panels)] : [];
}

const review = (messages: Messages, panels: Panels): Control => ({
  id: 'review',
  label: messages.t('ui/review'),
  run: () => panels.open('review'),
});

/** Whether one reader has made the decisions of a seat: none of people who share the screen, or watch. */
const isAlone = ({session, features}: FeatureHost): boolean =>
  session?.client.seat !== undefined && features?.people === undefined;

/** The messages with those that are fetched late; fetches them, and draws again, where they are missing. */
function wholeMessages(host: Redrawn, controller: FeatureHost): Messages | undefined {
  const {messages} = controller;
  if (!messages || messages.isComplete) return messages;
  controller.fetchDeferred().then(() => host.requestUpdate(), console.error);
  return undefined;
}

/** Copies a text, and says whether that went well. */
export function copyText(
  {notes, messages}: Pick<FeatureHost, 'notes' | 'messages'>,
  text: () => Promise<string>,
): void {
  text()
    .then((written) => navigator.clipboard.writeText(written))
    .then(
      () => notes.say(messages!.t('ui/copied')),
      () => notes.say(messages!.t('ui/not-copied')),
    );
}

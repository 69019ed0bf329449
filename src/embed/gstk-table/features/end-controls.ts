import type {Control} from '../../../elements/scene.js';
import type {Company} from '../../../match/index.js';
import type {FeatureHost} from '../controller/feature-host.js';
import type {TableHost} from '../controller/table-host.js';
import type {Panels} from '../frame/panels.js';

/** The buttons after the end of a match; `text` exports the match. */
export function endControls(
  host: Pick<TableHost, 'requestUpdate'>,
  controller: FeatureHost,
  panels: Panels,
  text: () => Promise<string>,
): readonly Control[] {
  const {messages} = controller;
  if (!messages) return [];
  if (!messages.isComplete) {
    controller.fetchDeferred().then(() => host.requestUpdate(), console.error);
    return [];
  }
  const t = messages.t.bind(messages);
  // People who share the screen, or watch, made no decisions of one reader.
  const {session, features} = controller;
  const plays = session?.client.seat !== undefined;
  const alone = plays && features?.people === undefined && session.seating.record();
  const company = session?.seating.company;
  const votes = company && company.again.length > 0 ? votesOf(company) : undefined;
  const rematch = (): void => controller.rematch();
  const label = votes ? t('ui/rematch-votes', votes) : t('ui/rematch');
  return [
    ...(plays ? [{id: 'rematch', label, primary: true, run: rematch}] : []),
    alone
      ? {id: 'review', label: t('ui/review'), run: () => panels.open('review')}
      : {id: 'copy', label: t('ui/copy-result'), run: () => copyText(controller, text)},
    company
      ? {id: 'friends', label: t('ui/friends'), quiet: true, run: () => panels.open('friends')}
      : {id: 'new-game', label: t('ui/new-game'), quiet: true, run: () => panels.open('menu')},
  ];
}

/** How many of the people who are there want another match. */
const votesOf = ({again, kinds, here}: Company): {n: number; of: number} => ({
  n: again.length,
  of: kinds.filter((kind, seat) => kind === 'person' && here[seat]).length,
});

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

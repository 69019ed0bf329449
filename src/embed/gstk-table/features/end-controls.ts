import type {Control} from '../../../elements/scene.js';
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
  const copy = (): void => {
    text()
      .then((written) => navigator.clipboard.writeText(written))
      .then(
        () => controller.notes.say(t('ui/copied')),
        () => controller.notes.say(t('ui/not-copied')),
      );
  };
  return [
    {id: 'rematch', label: t('ui/rematch'), primary: true, run: () => controller.rematch()},
    {id: 'copy', label: t('ui/copy-result'), run: copy},
    {id: 'new-game', label: t('ui/new-game'), quiet: true, run: () => panels.open('menu')},
  ];
}

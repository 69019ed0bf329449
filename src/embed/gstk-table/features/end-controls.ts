import type {Control} from '../../../elements/scene.js';
import type {FeatureHost} from '../controller/feature-host.js';
import type {Panels} from '../frame/panels.js';

/** What can be done with a match that is over; `text` writes it out. */
export function endControls(
  controller: FeatureHost,
  panels: Panels,
  text: () => Promise<string>,
): readonly Control[] {
  const {messages} = controller;
  if (!messages?.isComplete) return [];
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
    {id: 'copy', label: t('ui/copy-result'), run: copy},
    {id: 'new-game', label: t('ui/new-game'), run: () => panels.open('menu')},
    {id: 'rematch', label: t('ui/rematch'), primary: true, run: () => controller.rematch()},
  ];
}

import type {Control} from '../../elements/scene.js';
import type {TableController} from './controller.js';
import type {TableOwner} from './owner.js';
import type {Panels} from './panels.js';

/** What can be done with a match that is over; `text` writes it out. */
export function endControls(
  host: Pick<TableOwner, 'requestUpdate'>,
  controller: TableController,
  panels: Panels,
  text: () => Promise<string>,
): readonly Control[] {
  const {messages} = controller;
  if (!messages) return [];
  if (!messages.isComplete) {
    controller.fetchRest().then(() => host.requestUpdate(), console.error);
    return [];
  }
  const t = messages.t.bind(messages);
  const copy = (): void => {
    text()
      .then((written) => navigator.clipboard.writeText(written))
      .then(
        () => controller.note(t('ui/copied')),
        () => controller.note(t('ui/not-copied')),
      );
  };
  return [
    {id: 'copy', label: t('ui/copy-result'), run: copy},
    {id: 'new-game', label: t('ui/new-game'), run: () => panels.open('menu')},
    {id: 'rematch', label: t('ui/rematch'), primary: true, run: () => controller.rematch()},
  ];
}

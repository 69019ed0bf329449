import {rove} from '../../../../elements/internal/roving.js';
import {commandOf} from '../../keys/keys.js';
import {runCommand} from '../../keys/run-command.js';
import type {FeatureOf} from '../../feature.js';

/** The keys of a table: arrows among buttons, and the letters and digits that are commands. */
export const feature: FeatureOf = ({host, controller, panels}) => {
  /** Enter on a card while a finished trick is shown skips the wait. */
  const collects = ({key, repeat, target}: KeyboardEvent): boolean => {
    if (key !== 'Enter' || repeat || controller.session?.conductor.doing !== 'showing')
      return false;
    const hand = host.renderRoot.querySelector('gstk-hand');
    if (target !== host || !hand?.matches(':focus-within')) return false;
    controller.skip();
    return true;
  };
  return {
    slots: {
      key(event, origin) {
        // Under a cover, keys must not reveal what lies there.
        if (controller.slots.awaited() !== undefined) return true;
        rove(event, host.renderRoot);
        const command = commandOf(event, origin, controller.settings.get('shortcuts') === 'on');
        const isTaken = collects(event) || (command && runCommand(command, controller, panels));
        if (isTaken) event.preventDefault();
        return Boolean(isTaken);
      },
    },
  };
};

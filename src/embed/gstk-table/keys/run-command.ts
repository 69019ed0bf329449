import type {Reading} from '../../../elements/scene.js';
import {chooseSetting} from '../controller/choose-setting.js';
import type {FeatureHost} from '../controller/feature-host.js';
import type {TableCommand} from './keys.js';
import type {Panels} from '../frame/panels.js';

/** The text of a reading; '' where the game has none. */
export async function reading(what: Reading, controller: FeatureHost): Promise<string> {
  await controller.fetchDeferred();
  const {table, session, slots} = controller;
  // People who share the screen see a summary together: it addresses no single reader.
  const said = slots.hides()
    ? await table.read(what, session!.seating.local!.view(), {
        ...controller.renderContext(),
        seat: undefined,
      })
    : await table.read(what, controller.view, controller.renderContext());
  return [said, ...(what === 'turn' ? slots.times() : [])].filter(Boolean).join(' ');
}

/** Announces a reading. */
async function read(what: Reading, controller: FeatureHost): Promise<void> {
  controller.announcer.say(await reading(what, controller));
}

/** Runs a command, of a feature or of the table; false when there was nothing to do. */
export function runCommand(
  command: TableCommand,
  controller: FeatureHost,
  panels: Panels,
): boolean {
  const {announcer, session} = controller;
  if (!session || controller.stage !== 'ready') return false;
  if (controller.slots.command(command)) return true;
  switch (command.type) {
    case 'read':
      read(command.what, controller).catch(controller.miss);
      return true;
    case 'panel': {
      const panel = command.panels.find((one) => controller.table.panels.includes(one));
      if (panel) panels.open(panel, command.at);
      return Boolean(panel);
    }
    case 'repeat':
      announcer.repeat();
      return true;
    case 'answer': {
      const scene = controller.scene();
      scene.answer?.(command.doubt);
      return Boolean(scene.answer);
    }
    case 'sound': {
      const value = controller.settings.get('sound') === 'on' ? 'off' : 'on';
      chooseSetting(controller, 'sound', value);
      const {messages} = controller;
      announcer.say(
        () => messages && `${messages.t('setting/sound')}: ${messages.t(`ui/${value}`)}`,
      );
      return true;
    }
    case 'undo':
      return controller.reader.undo();
    case 'escape':
      return panels.close() || controller.coaching.end() || controller.notes.lower();
    default:
      return false;
  }
}

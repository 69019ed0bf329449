import type {Reading} from '../../../elements/scene.js';
import {chooseSetting} from '../controller/choose-setting.js';
import type {FeatureHost} from '../controller/feature-host.js';
import {type TableCommand, commandOf} from './keys.js';
import type {Panels} from '../frame/panels.js';

/** What is done elsewhere. */
export interface CommandActions {
  /** Shows what the bot would play. */
  hint(): void;
  /** Says why the last card of somebody else was played. */
  why(): void;
  /** How much time is left, a sentence for each clock. */
  time(): readonly string[];
  /** Opens the field in which a command is typed. */
  command(): void;
  /** Says the line of the log before the last that was said, or after it. */
  walk(step: -1 | 1): void;
}

/** Does what a pressed key asks for, and keeps it from the page if it was for this table. */
export function press(
  event: KeyboardEvent,
  controller: FeatureHost,
  panels: Panels,
  own: CommandActions,
): void {
  const command = commandOf(event, controller.settings.get('shortcuts') === 'on');
  if (command && runCommand(command, controller, panels, own)) event.preventDefault();
}

/** What a reading is, once it is known; '' where the game has none. */
export async function reading(
  what: Reading,
  controller: FeatureHost,
  {time}: Pick<CommandActions, 'time'>,
): Promise<string> {
  await controller.fetchDeferred();
  const {table, session, features} = controller;
  // Of a summary nobody is the reader where several share the screen.
  const said = features?.hides
    ? await table.read(what, session!.match.view(), {
        ...controller.renderContext(),
        seat: undefined,
      })
    : await table.read(what, controller.view, controller.renderContext());
  return [said, ...(what === 'turn' ? time() : [])].filter(Boolean).join(' ');
}

/** Says what was asked for. */
async function read(what: Reading, controller: FeatureHost, own: CommandActions): Promise<void> {
  controller.announcer.say(await reading(what, controller, own));
}

/** Does what a key asks for; false when there was nothing to do. */
function runCommand(
  command: TableCommand,
  controller: FeatureHost,
  panels: Panels,
  own: CommandActions,
): boolean {
  const {announcer: speech, session} = controller;
  if (!session || controller.stage !== 'ready') return false;
  switch (command.type) {
    case 'read':
      read(command.what, controller, own).catch(controller.miss);
      return true;
    case 'panel':
      if (!controller.table.panels.includes(command.panel)) return false;
      panels.open(command.panel);
      return true;
    case 'log':
      own.walk(command.step);
      return true;
    case 'repeat':
      speech.repeat();
      return true;
    case 'answer': {
      const scene = controller.scene();
      scene.answer?.(command.doubt);
      return Boolean(scene.answer);
    }
    case 'command':
      if (panels.shown) return false;
      own.command();
      return true;
    case 'hint':
      own.hint();
      return true;
    case 'sound': {
      const value = controller.settings.get('sound') === 'on' ? 'off' : 'on';
      chooseSetting(controller, 'sound', value);
      const {messages} = controller;
      speech.say(() => messages && `${messages.t('setting/sound')}: ${messages.t(`ui/${value}`)}`);
      return true;
    }
    case 'why':
      own.why();
      return true;
    case 'undo':
      return controller.reader.undo();
    case 'escape':
      return panels.close() || controller.notes.lower();
  }
}

import type {Reading} from '../../../elements/scene.js';
import {chooseSetting} from '../controller/choose-setting.js';
import type {FeatureHost} from '../controller/feature-host.js';
import {type TableCommand, commandOf} from './keys.js';
import type {Panels} from '../frame/panels.js';

/** Commands that the caller carries out. */
export interface CommandActions {
  /** Shows the move that the bot would play. */
  hint(): void;
  /** Shows or hides what each card would bring. */
  compare(): void;
  /** Says why another player's last card was played. */
  why(): void;
  /** The remaining time, one sentence per clock. */
  time(): readonly string[];
  /** Opens the command field. */
  command(): void;
  /** Announces the previous or next line of the log. */
  walk(step: -1 | 1): void;
}

/** Runs the command of a key press, and prevents the browser's default if the command did something. */
export function press(
  event: KeyboardEvent,
  controller: FeatureHost,
  panels: Panels,
  own: CommandActions,
): void {
  const command = commandOf(event, controller.settings.get('shortcuts') === 'on');
  if (command && runCommand(command, controller, panels, own)) event.preventDefault();
}

/** The text of a reading; '' where the game has none. */
export async function reading(
  what: Reading,
  controller: FeatureHost,
  {time}: Pick<CommandActions, 'time'>,
): Promise<string> {
  await controller.fetchDeferred();
  const {table, session, features} = controller;
  // People who share the screen see a summary together: it addresses no single reader.
  const said = features?.hides
    ? await table.read(what, session!.seating.local!.view(), {
        ...controller.renderContext(),
        seat: undefined,
      })
    : await table.read(what, controller.view, controller.renderContext());
  return [said, ...(what === 'turn' ? time() : [])].filter(Boolean).join(' ');
}

/** Announces a reading. */
async function read(what: Reading, controller: FeatureHost, own: CommandActions): Promise<void> {
  controller.announcer.say(await reading(what, controller, own));
}

/** Runs a command; false when there was nothing to do. */
function runCommand(
  command: TableCommand,
  controller: FeatureHost,
  panels: Panels,
  own: CommandActions,
): boolean {
  const {announcer, session} = controller;
  if (!session || controller.stage !== 'ready') return false;
  switch (command.type) {
    case 'read':
      read(command.what, controller, own).catch(controller.miss);
      return true;
    case 'panel': {
      const panel = command.panels.find((one) => controller.table.panels.includes(one));
      if (panel) panels.open(panel, command.at);
      return Boolean(panel);
    }
    case 'log':
      own.walk(command.step);
      return true;
    case 'repeat':
      announcer.repeat();
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
    case 'compare':
      own.compare();
      return true;
    case 'sound': {
      const value = controller.settings.get('sound') === 'on' ? 'off' : 'on';
      chooseSetting(controller, 'sound', value);
      const {messages} = controller;
      announcer.say(
        () => messages && `${messages.t('setting/sound')}: ${messages.t(`ui/${value}`)}`,
      );
      return true;
    }
    case 'why':
      own.why();
      return true;
    case 'undo':
      return controller.reader.undo();
    case 'escape':
      return panels.close() || controller.coaching.end() || controller.notes.lower();
  }
}

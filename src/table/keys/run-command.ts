import type {TableContext} from '../table-context.js';
import type {Reading} from '../../elements/index.js';
import {chooseSetting} from '../settings/choose-setting.js';
import type {TableCommand} from './keys.js';

/** The text of a reading; '' where the game has none. */
export async function reading(what: Reading, table: TableContext): Promise<string> {
  await table.fetchWords();
  const {model, session, slots} = table;
  // People who share the screen see a summary together: it addresses no single reader.
  const said = slots.hidden()
    ? await table.game.read(what, session!.seating.local!.view(), {
        ...model.context,
        seat: undefined,
      })
    : await table.game.read(what, model.view, model.context);
  return [said, ...(what === 'turn' ? slots.lines().flatMap(({time}) => time ?? []) : [])]
    .filter(Boolean)
    .join(' ');
}

/** Announces a reading. */
async function read(what: Reading, table: TableContext): Promise<void> {
  table.announcer.say(await reading(what, table));
}

/** Runs a command, of a feature or of the table; false when there was nothing to do. */
export function runCommand(command: TableCommand, table: TableContext): boolean {
  const {announcer, panels, session} = table;
  if (!session || table.life.at !== 'seated') return false;
  const done = table.slots.command(command);
  if (done instanceof Promise) done.catch(table.notes.miss);
  if (done !== undefined) return Boolean(done);
  switch (command.type) {
    case 'read':
      read(command.what, table).catch(table.notes.miss);
      return true;
    case 'panel': {
      const panel = command.panels.find((one) => table.game.panels.includes(one));
      if (panel) panels.open(panel, command.at);
      return Boolean(panel);
    }
    case 'repeat':
      announcer.repeat();
      return true;
    case 'answer': {
      const scene = table.model.scene;
      scene.answer?.(command.doubt);
      return Boolean(scene.answer);
    }
    case 'sound': {
      const value = table.settings.get('sound') === 'on' ? 'off' : 'on';
      chooseSetting(table, 'sound', value);
      const {messages} = table;
      announcer.say(
        () => messages && `${messages.t('setting/sound')}: ${messages.t(`ui/${value}`)}`,
      );
      return true;
    }
    case 'undo':
      return table.commands.undo();
    case 'escape':
      return panels.close() || table.notes.lower();
    default:
      return false;
  }
}

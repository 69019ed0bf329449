import {Lazy} from '../../../elements/shared/index.js';
import type {FeatureOf} from '../../feature.js';
import type {CommandField} from './command-field.js';

const part = new Lazy(() => import('./command-field.js'));

/** The field for typed commands, fetched when the reader first asks for it. */
export const feature: FeatureOf = (table) => {
  let field: CommandField | undefined;
  /** Whether the last picture hid the reader's cards. */
  let hid = false;
  const isCovered = (): boolean => table.slots.hidden()?.until !== undefined;
  const enter = async (): Promise<void> => {
    const {CommandField} = await part.load();
    field ??= new CommandField(table);
    if (!isCovered()) await field.enter();
  };
  return {
    update() {
      const hides = table.slots.hidden() !== undefined;
      if (hides && !hid) field?.forget(); // the field's answer was meant for one reader
      hid = hides;
      field?.hold();
    },
    drawn: () => field?.restore(),
    slots: {
      lines: () => [{content: field?.draw()}],
      command({type}) {
        if (type !== 'command' || table.panels.shown) return undefined;
        return enter().then(() => true);
      },
      later: () => [() => part.load()],
    },
  };
};

import type {AnyTable} from '../elements/index.js';
import type {Messages} from '../i18n/index.js';
import type {Bots} from './play/bots.js';
import type {Notes} from './speech/notes.js';
import type {Commands} from './commands.js';
import type {Session} from './session.js';
import type {Settings} from './settings/settings.js';
import type {Panels} from './panels.js';
import type {Life} from './life.js';
import type {TableModel} from './table-model.js';
import type {Slots} from './slots.js';
import type {TableAnnouncer} from './speech/table-announcer.js';
import type {TableAttributes} from './table-attributes.js';

/** What the parts of a table see of it, and what they may ask of it. None of them writes a field. */
export interface TableContext {
  /** The element: its attributes, and the place where the table is drawn and measured. */
  readonly host: TableAttributes;
  readonly life: Life;
  /** The match at which the reader sits. */
  readonly session: Session | undefined;
  /** What the game draws and says. */
  readonly game: AnyTable;
  readonly messages: Messages | undefined;
  readonly settings: Settings;
  readonly notes: Notes;
  readonly announcer: TableAnnouncer;
  /** What the features add. */
  readonly slots: Slots;
  readonly panels: Panels;
  /** What follows from all this, computed once for each change. */
  readonly model: TableModel;
  readonly commands: Commands;
  /** Fetches the messages that a first picture does without. */
  fetchWords(): Promise<void>;
  /** Fetches the bots of the game. */
  fetchBots(): Promise<Bots>;
}

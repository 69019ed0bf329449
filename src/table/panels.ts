import type {TemplateResult} from 'lit';
import type {Panel} from '../elements/index.js';

/**
 * The panels of a table. A wide table keeps one docked beside the board; a narrow one opens them in a
 * dialog.
 */
export interface Panels {
  /** Whether a panel stands beside the board. */
  readonly wide: boolean;
  /** The panel or the part in the dialog, if it is open. */
  readonly shown: string | undefined;
  /** The panel whose button is pressed. */
  readonly current: Panel | undefined;
  /** The content of the docked panel. */
  readonly body: unknown;
  /** The dialog of a narrow table, and of the menu; it lies over the table, which is inert below it. */
  readonly dialog: TemplateResult | undefined;
  /**
   * Opens a panel or a part over the table, or closes it if it is open.
   * @param at a part of it, which is opened in any case: by its number, or to be scrolled to by a selector
   */
  open(panel: string, at?: string | number): void;
  /** Closes the dialog, which restores focus; false when none is open. */
  close(): boolean;
  /** Docks panels in a wide container, undocks them in a narrow one. */
  dock(wide: boolean): void;
  /** Prefetches all panels, so that they open without a network. */
  fetchAll(): Promise<void>;
}

import type {TableContext} from '../table-context.js';
import {nothing, type ReactiveController, type TemplateResult} from 'lit';
import {Lazy} from '../../elements/shared/index.js';
import type {Panel, PanelPart} from '../../elements/index.js';
import type {AnyView} from '../../game/index.js';
import type {Panels} from '../panels.js';
import {isPanel} from './is-panel.js';
import type {PanelDrawings} from './panel-drawings.js';

const drawings = new Lazy(() => import('./panel-drawings.js'));

/** What panels bring about. */
interface PanelListener {
  /** A dialog lies over the table, or none. */
  cover(covered: boolean): void;
  /** A part over the table is a feature's. */
  fetchFeatures(): Promise<void>;
}

/**
 * The panels of a table. A wide table keeps one docked beside the board; a narrow one opens them in a
 * dialog. Their code is loaded when the first panel opens.
 */
export class TablePanels implements Panels, ReactiveController {
  /** Whether the container is wide. */
  #room = false;
  /** The panel in the dialog, if it is open. */
  shown: string | undefined;
  /** The panel that the reader has docked where there is room. */
  #docked: Panel | undefined;
  /** The part of an opened panel that is to be shown once it is drawn, as a selector. */
  #wanted: string | undefined;
  #drawings: PanelDrawings | undefined;
  /** The part that was asked for, of the view that was shown then. */
  #part: (PanelPart & {readonly of: AnyView}) | undefined;
  readonly #table: TableContext;
  readonly #listener: PanelListener;

  constructor(table: TableContext, listener: PanelListener) {
    this.#table = table;
    this.#listener = listener;
    table.host.addController(this);
  }

  hostUpdated(): void {
    this.#listener.cover(this.shown !== undefined);
    if (this.#drawings) this.#refresh(this.#drawings);
    else if (this.shown ?? this.wide) void this.#fetch();
  }

  /** Whether a panel stands beside the board. */
  get wide(): boolean {
    const table = this.#table;
    return this.#room && !(table.life.at === 'seated' && table.game.hasFlanks);
  }

  /** Docks panels in a wide container, undocks them in a narrow one. */
  dock(wide: boolean): void {
    this.#room = wide;
    if (this.wide && isPanel(this.shown)) this.shown = undefined;
    this.#table.host.requestUpdate();
  }

  /**
   * Opens a panel or a part over the table, or closes it if it is open.
   * @param at a part of it, which is opened in any case: by its number, or to be scrolled to by a selector
   */
  open(panel: string, at?: string | number): void {
    this.#part = typeof at === 'number' ? {at, of: this.#table.model.view} : undefined;
    if (this.wide && isPanel(panel)) this.#docked = panel;
    else this.shown = this.shown === panel && !this.#part ? undefined : panel;
    this.#wanted = typeof at === 'string' ? at : undefined;
    if (this.#drawings) this.#drawings.chosen = undefined;
    // The table is drawn once with the part over it, not also before; play stands still meanwhile.
    this.#listener.cover(this.shown !== undefined);
    if (this.#drawings && this.shown === panel) this.#refresh(this.#drawings);
    else this.#table.host.requestUpdate();
  }

  /** Closes the dialog, which restores focus; false when none is open. */
  close(): boolean {
    if (!this.shown) return false;
    this.shown = undefined;
    this.#table.host.requestUpdate();
    return true;
  }

  /** The panel whose button is pressed. */
  get current(): Panel | undefined {
    if (this.wide) return this.#beside;
    return isPanel(this.shown) ? this.shown : undefined;
  }

  /** The content of the docked panel. */
  get body(): unknown {
    return this.#drawings?.body('dock') ?? nothing;
  }

  /** The dialog of a narrow table, and of the menu; it lies over the table, which is inert below it. */
  get dialog(): TemplateResult | undefined {
    return this.#drawings?.dialog(this.shown);
  }

  /** The docked panel, one that the game has: what the reader chose, or the deal, or the scores. */
  get #beside(): Panel | undefined {
    if (this.#table.life.at !== 'seated') return undefined;
    const {panels} = this.#table.game;
    const has = (panel?: Panel): boolean => panel !== undefined && panels.includes(panel);
    return [this.#docked, 'this-deal' as const, 'scores' as const].find(has) ?? panels[0];
  }

  #refresh(drawings: PanelDrawings): void {
    if (this.#table.life.at !== 'seated') return;
    const part = this.#part?.of === this.#table.model.view ? this.#part : undefined;
    void drawings.refresh('dialog', this.shown, part);
    void drawings.refresh('dock', this.wide ? this.#beside : undefined, part);
    if (!this.#wanted) return;
    const where = this.wide ? 'dock' : 'dialog';
    if (drawings.reveal(where, this.#wanted)) this.#wanted = undefined;
  }

  /** Prefetches all panels, so that they open without a network. */
  async fetchAll(): Promise<void> {
    await (await this.#load()).fetchAll();
  }

  async #load(): Promise<PanelDrawings> {
    const {PanelDrawings} = await drawings.load();
    return new PanelDrawings(this.#table, {
      close: () => this.close(),
      fetchFeatures: () => this.#listener.fetchFeatures(),
    });
  }

  async #fetch(): Promise<void> {
    try {
      this.#drawings ??= await this.#load();
      this.#refresh(this.#drawings);
    } catch (error) {
      this.close(); // the next click on the button tries again
      this.#table.notes.miss(error);
    }
  }
}

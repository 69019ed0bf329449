import {nothing, type ReactiveController} from 'lit';
import {Lazy} from '../../../elements/internal/lazy.js';
import type {Panel} from '../../../elements/scene.js';
import type {FeatureHost} from '../controller/feature-host.js';
import type {TableHost} from '../controller/table-host.js';
import type {Open, PanelDrawings} from './panel-drawings.js';

const drawings = new Lazy(() => import('./panel-drawings.js'));

/**
 * The panels of a table. A wide table keeps one docked beside the board; a narrow one opens them in a
 * dialog. Their code is loaded when the first panel opens.
 */
export class Panels implements ReactiveController {
  wide = false;
  /** The panel in the dialog, if it is open. */
  shown: Open | undefined;
  /** The panel that is docked where there is room. */
  docked: Panel = 'scores';
  #drawings: PanelDrawings | undefined;
  readonly #host: TableHost;
  readonly #controller: FeatureHost;

  constructor(host: TableHost, controller: FeatureHost) {
    this.#host = host;
    this.#controller = controller;
    host.addController(this);
  }

  hostUpdated(): void {
    this.#controller.cover(this.shown !== undefined);
    if (this.#drawings) this.#refresh(this.#drawings);
    else if (this.shown ?? this.wide) void this.#fetch();
  }

  /** Docks panels in a wide container, undocks them in a narrow one. */
  dock(wide: boolean): void {
    this.wide = wide;
    if (wide && this.shown !== 'menu') this.shown = undefined;
    this.#host.requestUpdate();
  }

  /** Opens a panel, or closes it if it is open. */
  open(panel: Open): void {
    if (this.wide && panel !== 'menu') this.docked = panel;
    else this.shown = this.shown === panel ? undefined : panel;
    if (this.#drawings) this.#drawings.chosen = undefined;
    this.#host.requestUpdate();
  }

  /** Closes the dialog, which restores focus; false when none is open. */
  close(): boolean {
    if (!this.shown) return false;
    this.shown = undefined;
    this.#host.requestUpdate();
    return true;
  }

  /** The panel whose button is pressed. */
  get current(): Panel | undefined {
    if (this.wide) return this.#beside;
    return this.shown === 'menu' ? undefined : this.shown;
  }

  /** The content of the docked panel. */
  get body(): unknown {
    return this.#drawings?.body('dock') ?? nothing;
  }

  /** The dialog of a narrow table, and the menu. */
  get dialog(): unknown {
    return this.#drawings?.dialog(this.shown) ?? nothing;
  }

  /** The docked panel; the game's first panel if the game lacks the chosen one. */
  get #beside(): Panel | undefined {
    if (this.#controller.stage !== 'ready') return undefined;
    const {panels} = this.#controller.table;
    return panels.includes(this.docked) ? this.docked : panels[0];
  }

  #refresh(drawings: PanelDrawings): void {
    void drawings.refresh('dialog', this.shown);
    void drawings.refresh('dock', this.wide ? this.#beside : undefined);
  }

  async #fetch(): Promise<void> {
    try {
      const {PanelDrawings} = await drawings.load();
      this.#drawings ??= new PanelDrawings(this.#host, this.#controller, () => this.close());
      this.#refresh(this.#drawings);
    } catch (error) {
      this.close(); // the next click on the button tries again
      this.#controller.miss(error);
    }
  }
}

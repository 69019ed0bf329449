import {html, nothing, type ReactiveController, type TemplateResult} from 'lit';
import type {Panel} from '../../elements/scene.js';
import type {TableController, TableOwner} from './controller.js';

/** What can be open: one of the game's panels, or the menu. */
type Open = Panel | 'menu';

/**
 * The panels of a table. A wide table keeps one docked beside the board; a narrow one opens them in
 * a dialog. What they need is loaded when the first one opens.
 */
export class Panels implements ReactiveController {
  wide = false;
  /** The panel in the dialog, if it is open. */
  shown: Open | undefined;
  /** The panel that is docked where there is room. */
  docked: Panel = 'scores';
  #body: unknown = nothing;
  #drawn: readonly unknown[] = [];
  readonly #host: TableOwner;
  readonly #controller: TableController;

  constructor(host: TableOwner, controller: TableController) {
    this.#host = host;
    this.#controller = controller;
    host.addController(this);
  }

  hostUpdated(): void {
    void this.#refresh();
  }

  /** The container has become wide, or narrow again. */
  dock(wide: boolean): void {
    this.wide = wide;
    if (wide && this.shown !== 'menu') this.shown = undefined;
    this.#host.requestUpdate();
  }

  /** Opens a panel, or closes it when it is open. */
  open(panel: Open): void {
    if (this.wide && panel !== 'menu') this.docked = panel;
    else this.shown = this.shown === panel ? undefined : panel;
    this.#host.requestUpdate();
  }

  /** Closes the dialog, which gives focus back; false when none is open. */
  close(): boolean {
    if (!this.shown) return false;
    this.shown = undefined;
    this.#host.requestUpdate();
    return true;
  }

  /** The panel whose button is pressed. */
  get current(): Panel | undefined {
    if (this.wide) return this.docked;
    return this.shown === 'menu' ? undefined : this.shown;
  }

  /** What the docked panel shows. */
  get body(): unknown {
    return this.#body;
  }

  /** The dialog of a narrow table, and the menu. */
  dialog(): TemplateResult | typeof nothing {
    const {words} = this.#controller;
    if (!this.shown || !words) return nothing;
    return html`<gstk-dialog
      exportparts="dialog, button, panel"
      .words=${words}
      .heading=${words.t(`ui/${this.shown}`)}
      @gstk-close=${() => this.close()}
      >${this.#body}</gstk-dialog
    >`;
  }

  /** Draws what is open, once for each picture of the table. */
  async #refresh(): Promise<void> {
    const {session, words, stage} = this.#controller;
    const open = this.shown ?? (this.wide ? this.docked : undefined);
    if (!open || !session || !words || stage !== 'ready') return;
    const state = [open, words, session.conductor.view, this.#controller.lines().length];
    const drawn = [...state, this.#controller.settings.stamp];
    if (drawn.every((part, index) => part === this.#drawn[index])) return;
    this.#drawn = drawn;
    if (this.shown) await import('../../elements/gstk-dialog/gstk-dialog.js');
    const body = await this.#draw(open);
    if (this.#drawn !== drawn) return;
    this.#body = body;
    this.#host.requestUpdate();
  }

  async #draw(open: Open): Promise<unknown> {
    const {table, view, words} = this.#controller;
    if (open === 'menu') {
      const {menu} = await import('./menu.js');
      return menu(this.#controller, this.#host, () => this.close());
    }
    if (open === 'log') {
      await import('../../elements/gstk-log/gstk-log.js');
      return html`<gstk-log
        exportparts="log"
        .lines=${this.#controller.lines()}
        .words=${words}
      ></gstk-log>`;
    }
    return table.panel(open, view, this.#controller.desk());
  }
}

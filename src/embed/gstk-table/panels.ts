import {html, nothing, type ReactiveController, type TemplateResult} from 'lit';
import type {Panel} from '../../elements/scene.js';
import type {TableController, TableOwner} from './controller.js';
import type {Chosen} from './menu.js';

/** What can be open: one of the game's panels, or the menu. */
type Open = Panel | 'menu';

/** A place where a panel is drawn, and of what the drawing was made. */
interface Drawing {
  readonly body: unknown;
  readonly of: readonly unknown[];
}

const BLANK: Drawing = {body: nothing, of: []};

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
  readonly #drawings: Record<'dialog' | 'dock', Drawing> = {dialog: BLANK, dock: BLANK};
  /** What the open menu has been told about the next game. */
  #chosen: Chosen | undefined;
  readonly #host: TableOwner;
  readonly #controller: TableController;

  constructor(host: TableOwner, controller: TableController) {
    this.#host = host;
    this.#controller = controller;
    host.addController(this);
  }

  hostUpdated(): void {
    this.#controller.cover(this.shown !== undefined);
    void this.#refresh('dialog', this.shown);
    void this.#refresh('dock', this.wide ? this.docked : undefined);
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
    this.#chosen = undefined;
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
    return this.#drawings.dock.body;
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
      >${this.#drawings.dialog.body}</gstk-dialog
    >`;
  }

  /** Draws what is open in a place, once for each picture of the table. */
  async #refresh(where: 'dialog' | 'dock', open: Open | undefined): Promise<void> {
    const {session, words, stage, settings} = this.#controller;
    const old = this.#drawings[where];
    if (!open || !session || !words || stage !== 'ready') {
      this.#drawings[where] = BLANK;
      return;
    }
    // The menu does not follow the play, so that nothing moves under a finger.
    const of =
      open === 'menu'
        ? [open, words, session, this.#chosen, settings.stamp]
        : [open, words, session.conductor.view, this.#controller.lines().length, settings.stamp];
    if (of.every((part, index) => part === old.of[index])) return;
    // Another panel starts blank; the same one stands until its new picture is there.
    const drawn = (this.#drawings[where] = {body: open === old.of[0] ? old.body : nothing, of});
    try {
      if (where === 'dialog') await import('../../elements/gstk-dialog/gstk-dialog.js');
      const body = await this.#draw(open);
      if (this.#drawings[where] !== drawn) return;
      this.#drawings[where] = {body, of};
    } catch (error) {
      // Its chunk did not come; the next push on its button asks for it again.
      console.error(error);
      if (this.#drawings[where] !== drawn) return;
      if (where === 'dialog') this.shown = undefined;
    }
    this.#host.requestUpdate();
  }

  async #draw(open: Open): Promise<unknown> {
    const {table, view, words} = this.#controller;
    if (open === 'menu') {
      const {menu} = await import('./menu.js');
      const choose = (next: Chosen): void => {
        this.#chosen = next;
        this.#host.requestUpdate();
      };
      return menu(this.#controller, this.#chosen, choose, () => this.close());
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

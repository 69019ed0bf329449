import {html, nothing, type TemplateResult} from 'lit';
import type {Panel} from '../../elements/scene.js';
import type {TableController} from './controller.js';
import type {TableOwner} from './owner.js';
import type {Chosen} from './menu.js';
import {wear} from '../../elements/internal/wear.js';

/** What the open panels show; fetched for the first of them. */

/** What can be open: one of the game's panels, or the menu. */
export type Open = Panel | 'menu';

/** Where a panel is shown: in the dialog, or docked beside a wide table. */
type Where = 'dialog' | 'dock';

/** A drawing, and of what it was made. */
interface Drawing {
  readonly body: unknown;
  readonly of: readonly unknown[];
}

const dialog = (): Promise<unknown> => import('../../elements/gstk-dialog/gstk-dialog.js');

const BLANK: Drawing = {body: nothing, of: []};

/** The log so far in words, oldest first; once the controller's `fetchRest` has resolved. */
export function linesOf(controller: TableController): readonly string[] {
  const ctx = controller.narrationContext();
  return controller.log.flatMap((event) => controller.table.sentence(event, ctx) ?? []);
}

/** Draws each place once for each picture of the table. */
export class PanelDrawings {
  /** What the open menu has been told about the next game. */
  chosen: Chosen | undefined;
  readonly #drawings: Record<Where, Drawing> = {dialog: BLANK, dock: BLANK};
  readonly #host: TableOwner;
  readonly #controller: TableController;
  readonly #close: () => void;

  constructor(host: TableOwner, controller: TableController, close: () => void) {
    this.#host = host;
    this.#controller = controller;
    this.#close = close;
  }

  body(where: Where): unknown {
    return this.#drawings[where].body;
  }

  /** The dialog that an open panel of a narrow table, or the menu, lies in. */
  dialog(open: Open | undefined): TemplateResult | typeof nothing {
    const {messages} = this.#controller;
    if (!open || !messages) return nothing;
    return html`<gstk-dialog
      exportparts="dialog, button, panel"
      .messages=${messages}
      .heading=${messages.t(`ui/${open}`)}
      @gstk-close=${() => this.#close()}
      >${this.body('dialog')}</gstk-dialog
    >`;
  }

  /** Fetches what any of them is drawn with, for when nothing can be fetched any more. */
  async fetchAll(): Promise<void> {
    await dialog();
    for (const open of [...this.#controller.table.panels, 'menu'] as const) await this.#draw(open);
  }

  async refresh(where: Where, open: Open | undefined): Promise<void> {
    const {session, messages, stage, settings} = this.#controller;
    const old = this.#drawings[where];
    if (!open || !session || !messages || stage !== 'ready') {
      this.#drawings[where] = BLANK;
      return;
    }
    // The menu does not follow the play, so that nothing moves under a finger.
    const of =
      open === 'menu'
        ? [open, messages, session, this.chosen, settings.stamp]
        : [open, messages, session.conductor.view, this.#controller.log.length, settings.stamp];
    if (of.every((part, index) => part === old.of[index])) return;
    // Another panel starts blank; the same one stands until its new picture is there.
    const drawn = (this.#drawings[where] = {body: open === old.of[0] ? old.body : nothing, of});
    try {
      if (where === 'dialog') await dialog();
      const body = await this.#draw(open);
      if (this.#drawings[where] !== drawn) return;
      this.#drawings[where] = {body, of};
    } catch (error) {
      // Its chunk did not come; the next push on its button asks for it again.
      if (this.#drawings[where] !== drawn) return;
      if (where === 'dialog') this.#close();
      this.#controller.miss(error);
    }
    this.#host.requestUpdate();
  }

  async #draw(open: Open): Promise<unknown> {
    await this.#controller.fetchRest();
    const {table, view, messages, session, extras, settings} = this.#controller;
    if (open === 'menu') {
      const {menu, styles} = await import('./menu.js');
      wear(this.#host, styles);
      const choose = (next: Chosen): void => {
        this.chosen = next;
        this.#host.requestUpdate();
      };
      return menu(this.#controller, this.chosen, choose, this.#close);
    }
    if (open === 'log') {
      await import('../../elements/gstk-log/gstk-log.js');
      return html`<gstk-log
        exportparts="log"
        .lines=${linesOf(this.#controller)}
        .messages=${messages}
      ></gstk-log>`;
    }
    const ctx = {...this.#controller.renderContext(), log: session?.client.log() ?? []};
    // Of a summary nobody is the reader where several share the screen.
    const body = await table.panel(open, view, extras?.hides ? {...ctx, seat: undefined} : ctx);
    if (open !== 'rules' || !messages || settings.get('shortcuts') === 'off') return body;
    const {keyList, styles} = await import('./key-list.js');
    wear(this.#host, styles);
    return html`${body}${await keyList(messages.locale, table)}`;
  }
}

import type {TableContext} from '../table-context.js';
import {html, nothing, type TemplateResult} from 'lit';
import {type PanelPart, panelView} from '../../elements/index.js';
import type {GstkDialog} from '../../elements/gstk-dialog/gstk-dialog.js';
import type {Overlay} from '../slots.js';
import {sentenceContext} from '../speech/sentence-context.js';
import {linesOf, reveals} from '../speech/log-lines.js';
import type {Chosen} from './menu.js';
import {isPanel} from './is-panel.js';
import {adoptSheet, Lazy, revealIn} from '../../elements/shared/index.js';

/** The contents of panels, fetched when the first panel opens. */

/** The place of a panel: in the dialog, or docked beside a wide table. */
type Where = 'dialog' | 'dock';

/** What a drawn panel does. */
interface PanelActions {
  close(): void;
  /** A part over the table is a feature's. */
  fetchFeatures(): Promise<void>;
}

/** A rendered panel, with the inputs it is rendered from. */
interface Drawing {
  /** The panel that `body` shows: the old one, until the new one is drawn. */
  readonly shown: string | undefined;
  readonly body: unknown;
  readonly of: readonly unknown[];
}

/** Where the panels of each place are in the table. */
const PLACES = {dialog: 'gstk-dialog', dock: '.aside'} as const satisfies Record<Where, string>;

const dialog = new Lazy(() => import('../../elements/gstk-dialog/gstk-dialog.js'));

const BLANK: Drawing = {shown: undefined, body: nothing, of: []};

/** Renders the dialog and the docked panel, each once per change of its inputs. */
export class PanelDrawings {
  /** The reader's choices for the next game in the open menu. */
  chosen: Chosen | undefined;
  readonly #drawings: Record<Where, Drawing> = {dialog: BLANK, dock: BLANK};
  /** What lies over the table. */
  #over: string | undefined;
  /** Counts what has changed in a part over the table, other than with the table. */
  #touched = 0;
  readonly #table: TableContext;
  readonly #panels: PanelActions;

  constructor(table: TableContext, panels: PanelActions) {
    this.#table = table;
    this.#panels = panels;
  }

  /** Draws the part over the table again. */
  readonly #touch = (): void => {
    this.#touched++;
    this.#table.host.requestUpdate();
  };

  body(where: Where): unknown {
    return this.#drawings[where].body;
  }

  /** The dialog of the menu, or of a narrow table's panel, once one is drawn. */
  dialog(open: string | undefined): TemplateResult | undefined {
    const {messages} = this.#table;
    const {shown, body} = this.#drawings.dialog;
    if (!open || !shown || !messages) return undefined;
    return html`<gstk-dialog
      exportparts="dialog, button, panel"
      .below=${this.#table.host.renderRoot.querySelector('.table')}
      .messages=${messages}
      .heading=${messages.lookup(`ui/${shown}`)}
      @gstk-close=${() => this.#panels.close()}
      >${body}</gstk-dialog
    >`;
  }

  /** Shows a panel from its top, or a part of it; false while that part is not there. */
  reveal(where: Where, at?: string): boolean {
    const place = this.#table.host.renderRoot.querySelector<HTMLElement>(PLACES[where]);
    const part =
      at === undefined ? undefined : (place?.querySelector<HTMLElement>(at) ?? undefined);
    if (!place || (at !== undefined && !part)) return false;
    if (where === 'dock') revealIn(place, part);
    else {
      const dialog = place as GstkDialog;
      void dialog.updateComplete.then(() => dialog.reveal(part));
    }
    return true;
  }

  /** Prefetches all panels, so that they open without a network. */
  async fetchAll(): Promise<void> {
    await dialog.load();
    for (const open of [...this.#table.game.panels, 'menu'] as const) await this.#draw(open);
  }

  async refresh(where: Where, open: string | undefined, part?: PanelPart): Promise<void> {
    const {session, messages, life, settings} = this.#table;
    const old = this.#drawings[where];
    if (where === 'dialog' && open !== this.#over) {
      this.#overlay(this.#over)?.end?.();
      this.#over = open;
    }
    if (!open || !session || !messages || life.at !== 'seated') {
      this.#drawings[where] = BLANK;
      return;
    }
    const {view, event} = session.conductor;
    // Cards on their way to their taker change a panel when they arrive.
    const onTheWay = event && this.#table.game.tempo(event, view) === 'collect';
    // The menu does not follow play, so that nothing moves under a finger.
    const of = !isPanel(open)
      ? [
          ...[open, messages, session, this.chosen, settings.stamp, this.#touched],
          this.#overlay(open)?.stamp,
        ]
      : [
          ...[open, messages, view, onTheWay, reveals(this.#table), this.#table.model.log.length],
          ...[settings.stamp, this.#table.model.awaited, part],
          // People elsewhere are called otherwise when they sit down.
          this.#table.model.players.map(({name}) => name).join('\n'),
        ];
    if (of.every((part, index) => part === old.of[index])) return;
    // The old body stays until the new one is ready.
    const drawn = (this.#drawings[where] = {...old, of});
    try {
      if (where === 'dialog') await dialog.load();
      const body = await this.#draw(open, part);
      if (this.#drawings[where] !== drawn) return;
      this.#drawings[where] = {shown: open, body, of};
      if (old.shown !== undefined && old.shown !== open) this.reveal(where);
    } catch (error) {
      // The chunk failed to load; the next click on the button tries again.
      if (this.#drawings[where] !== drawn) return;
      if (where === 'dialog') this.#panels.close();
      else this.#drawings.dock = {...BLANK, of};
      this.#table.notes.miss(error);
    }
    this.#table.host.requestUpdate();
  }

  /** The part of a feature that has an id. */
  #overlay(open: string | undefined): Overlay | undefined {
    return this.#table.slots.panels().find(({id}) => id === open);
  }

  async #draw(open: string, part?: PanelPart): Promise<unknown> {
    await this.#table.fetchWords();
    if (!this.#table.session) return nothing; // a match elsewhere was left meanwhile
    const {game, model, messages, session, slots, settings} = this.#table;
    const {view} = model;
    if (open === 'menu') {
      const {menu, styles} = await import('./menu.js');
      adoptSheet(this.#table.host, styles);
      const choose = (next: Chosen): void => {
        this.chosen = next;
        this.#table.host.requestUpdate();
      };
      return menu(this.#table, this.chosen, choose, () => this.#panels.close());
    }
    if (!isPanel(open)) {
      await this.#panels.fetchFeatures();
      return this.#overlay(open)?.draw(this.#touch);
    }
    if (open === 'log') {
      await import('../../elements/gstk-log/gstk-log.js');
      const picture = await game.logPicture?.(view, sentenceContext(this.#table));
      return html`<gstk-log
        exportparts="log"
        ?pictured=${picture !== undefined}
        .lines=${linesOf(this.#table)}
        .messages=${messages}
        >${picture}</gstk-log
      >`;
    }
    const {awaited} = model;
    const {seating, client} = session;
    const log = (awaited === undefined ? client : seating.local)?.log() ?? [];
    const ctx = {...this.#table.model.context, log, part};
    // People who share the screen see a summary together: it addresses no single reader.
    const to = slots.hidden() ? {...ctx, seat: undefined} : ctx;
    const body = await game.panel(open, panelView(view, ctx), to);
    if (open !== 'rules' || !messages) return body;
    const {lessonButton} = await import('./lesson-button.js');
    const lesson = await lessonButton(this.#table, () => this.#panels.close());
    if (settings.get('shortcuts') === 'off') return html`${lesson}${body}`;
    const {keyList, styles} = await import('../keys/key-list.js');
    adoptSheet(this.#table.host, styles);
    return html`${lesson}${body}${await keyList(messages, game, this.#table.host.entry.foresight !== undefined)}`;
  }
}

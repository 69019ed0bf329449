import {html, nothing, type TemplateResult} from 'lit';
import type {Panel, PanelPart} from '../../../elements/scene.js';
import type {FeatureHost} from '../controller/feature-host.js';
import type {TableHost} from '../controller/table-host.js';
import type {GstkDialog} from '../../../elements/gstk-dialog/gstk-dialog.js';
import type {Messages} from '../../../i18n/index.js';
import type {Match, Seating} from '../../../match/index.js';
import type {Review} from '../features/review/review.js';
import type {Chosen} from './menu.js';
import {revealIn} from '../../../elements/internal/scroller.js';
import {adoptSheet} from '../../../elements/internal/styles/adopt-sheet.js';

/** The contents of panels, fetched when the first panel opens. */

/** A part over the table: the menu, the review of deals that are over, a challenge, friends. */
export type Over = 'menu' | 'review' | 'same-cards' | 'friends';

/** An openable part: one of the game's panels, or a part over the table. */
export type Open = Panel | Over;

const OVER: readonly (Open | undefined)[] = [
  'menu',
  'review',
  'same-cards',
  'friends',
] satisfies Over[];

/** The place of a panel: in the dialog, or docked beside a wide table. */
type Where = 'dialog' | 'dock';

/** A rendered panel, with the inputs it is rendered from. */
interface Drawing {
  /** The panel that `body` shows: the old one, until the new one is drawn. */
  readonly shown: Open | undefined;
  readonly body: unknown;
  readonly of: readonly unknown[];
}

/** Where the panels of each place are in the table. */
const PLACES = {dialog: 'gstk-dialog', dock: '.aside'} as const satisfies Record<Where, string>;

const dialog = (): Promise<unknown> => import('../../../elements/gstk-dialog/gstk-dialog.js');

const BLANK: Drawing = {shown: undefined, body: nothing, of: []};

/** Whether hidden cards turn at this moment: the log must not tell them first. */
function reveals({session, table}: FeatureHost): boolean {
  const {event, view} = session?.conductor ?? {};
  return event !== undefined && view !== undefined && table.tempo(event, view).startsWith('reveal');
}

/** The log as sentences, oldest first; call it once the controller's `fetchDeferred` has resolved. */
export function linesOf(controller: FeatureHost): readonly string[] {
  const ctx = controller.narrationContext();
  const told = reveals(controller) ? controller.log.slice(0, -1) : controller.log;
  return told.flatMap((event) => controller.table.sentence(event, ctx) ?? []);
}

/** Renders the dialog and the docked panel, each once per change of its inputs. */
export class PanelDrawings {
  /** The reader's choices for the next game in the open menu. */
  chosen: Chosen | undefined;
  readonly #drawings: Record<Where, Drawing> = {dialog: BLANK, dock: BLANK};
  /** The review that is open, being fetched perhaps. */
  #review:
    | {readonly of: Match | Seating; readonly messages: Messages; readonly made: Promise<Review>}
    | undefined;
  /** Counts what has changed in a part over the table, other than with the table. */
  #touched = 0;
  readonly #host: TableHost;
  readonly #controller: FeatureHost;
  readonly #close: () => void;

  constructor(host: TableHost, controller: FeatureHost, close: () => void) {
    this.#host = host;
    this.#controller = controller;
    this.#close = close;
  }

  /** Draws the part over the table anew. */
  readonly #touch = (): void => {
    this.#touched++;
    this.#host.requestUpdate();
  };

  body(where: Where): unknown {
    return this.#drawings[where].body;
  }

  /** The dialog of the menu, or of a narrow table's panel, once one is drawn. */
  dialog(open: Open | undefined): TemplateResult | undefined {
    const {messages} = this.#controller;
    const {shown, body} = this.#drawings.dialog;
    if (!open || !shown || !messages) return undefined;
    return html`<gstk-dialog
      exportparts="dialog, button, panel"
      .messages=${messages}
      .heading=${messages.t(`ui/${shown}`)}
      @gstk-close=${() => this.#close()}
      >${body}</gstk-dialog
    >`;
  }

  /** Shows a panel from its top, or a part of it; false while that part is not there. */
  reveal(where: Where, at?: string): boolean {
    const place = this.#host.renderRoot.querySelector(PLACES[where]);
    const part = at === undefined ? undefined : (place?.querySelector(at) ?? undefined);
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
    await dialog();
    for (const open of [...this.#controller.table.panels, 'menu'] as const) await this.#draw(open);
  }

  async refresh(where: Where, open: Open | undefined, part?: PanelPart): Promise<void> {
    const {session, messages, stage, settings} = this.#controller;
    const old = this.#drawings[where];
    if (where === 'dialog' && open !== 'review') this.#endReview();
    if (!open || !session || !messages || stage !== 'ready') {
      this.#drawings[where] = BLANK;
      return;
    }
    const {view, event} = session.conductor;
    // Cards on their way to who took them change a panel when they arrive.
    const onTheWay = event && this.#controller.table.tempo(event, view) === 'collect';
    // The menu does not follow play, so that nothing moves under a finger.
    const of = OVER.includes(open)
      ? [
          ...[open, messages, session, this.chosen, settings.stamp, this.#touched],
          this.#controller.features?.friends?.stamp,
        ]
      : [
          ...[
            open,
            messages,
            view,
            onTheWay,
            reveals(this.#controller),
            this.#controller.log.length,
          ],
          ...[settings.stamp, this.#controller.awaited, part],
          this.#controller.names().join('\n'), // people elsewhere are called otherwise when they sit down
        ];
    if (of.every((part, index) => part === old.of[index])) return;
    // The old body stays until the new one is ready.
    const drawn = (this.#drawings[where] = {...old, of});
    try {
      if (where === 'dialog') await dialog();
      const body = await this.#draw(open, part);
      if (this.#drawings[where] !== drawn) return;
      this.#drawings[where] = {shown: open, body, of};
      if (old.shown !== undefined && old.shown !== open) this.reveal(where);
    } catch (error) {
      // The chunk failed to load; the next click on the button tries again.
      if (this.#drawings[where] !== drawn) return;
      if (where === 'dialog') this.#close();
      else this.#drawings.dock = {...BLANK, of};
      this.#controller.miss(error);
    }
    this.#host.requestUpdate();
  }

  async #draw(open: Open, part?: PanelPart): Promise<unknown> {
    await this.#controller.fetchDeferred();
    if (!this.#controller.session) return nothing; // a match elsewhere was left meanwhile
    const {table, view, messages, session, features, settings} = this.#controller;
    if (open === 'menu') {
      const {menu, styles} = await import('./menu.js');
      adoptSheet(this.#host, styles);
      const choose = (next: Chosen): void => {
        this.chosen = next;
        this.#host.requestUpdate();
      };
      return menu(this.#controller, this.chosen, choose, this.#close);
    }
    if (open === 'review') return this.#drawReview();
    if (open === 'same-cards') return features?.sameCards(this.#touch);
    if (open === 'friends') {
      await this.#host.fetchFeatures();
      return this.#controller.features?.friends?.panel();
    }
    if (open === 'log') {
      await import('../../../elements/gstk-log/gstk-log.js');
      const picture = await table.logPicture?.(view, this.#controller.narrationContext());
      return html`<gstk-log
        exportparts="log"
        ?pictured=${picture !== undefined}
        .lines=${linesOf(this.#controller)}
        .messages=${messages}
        >${picture}</gstk-log
      >`;
    }
    const {awaited} = this.#controller;
    const {seating, client} = session;
    const log = (awaited === undefined ? client : seating.local)?.log() ?? [];
    const ctx = {...this.#controller.renderContext(), log, part};
    // People who share the screen see a summary together: it addresses no single reader.
    const body = await table.panel(open, view, features?.hides ? {...ctx, seat: undefined} : ctx);
    if (open !== 'rules' || !messages || settings.get('shortcuts') === 'off') return body;
    const {keyList, styles} = await import('../keys/key-list.js');
    adoptSheet(this.#host, styles);
    return html`${body}${await keyList(messages, table, this.#controller.entry?.foresight !== undefined)}`;
  }

  #endReview(): void {
    this.#review?.made.then(
      (review) => review.stop(),
      () => undefined, // whoever opened it has been told
    );
    this.#review = undefined;
  }

  /**
   * The review of the deals that are over, which are judged anew when it is opened. While a match goes
   * on its text, which has the seed of the deals to come, is no part of it.
   */
  async #drawReview(): Promise<unknown> {
    const {session, messages, entry} = this.#controller;
    const {seat, outcome} = session?.client ?? {};
    const record = session?.seating.record();
    if (!session || !record || !messages || !entry || seat === undefined) return nothing;
    if (!outcome && !entry.opensDeals) return nothing;
    const [{Review}, {reviewStyles}, {copyText}] = await Promise.all([
      import('../features/review/review.js'),
      import('../features/review/review.styles.js'),
      import('../features/ending/feature.js'),
    ]);
    adoptSheet(this.#host, reviewStyles);
    const match = session.seating.local ?? {record: () => record, outcome};
    const reviewed = {entry, match, seat, names: this.#controller.names(), messages};
    const of = session.seating.local ?? session.seating;
    if (this.#review?.of !== of || this.#review.messages !== messages) {
      this.#endReview();
      this.#review = {of, messages, made: Review.of(reviewed, this.#touch)};
    }
    const review = await this.#review.made;
    if (!outcome) return review.template;
    const copy = (): void =>
      copyText(this.#controller, () => this.#controller.features?.text() ?? Promise.resolve(''));
    return html`${review.template}<button
        type="button"
        class="button"
        part="button"
        data-id="copy"
        @click=${copy}
      >
        ${messages.t('ui/copy-result')}
      </button>`;
  }
}

import {type CSSResult, html, type LitElement, type PropertyValues, type TemplateResult} from 'lit';
import {keepTyping, onDarkGround, oneStopEach, wear, wornBy} from '../elements/shared/index.js';
import type {WishDetail} from '../elements/index.js';
import {failed} from '../i18n/index.js';
import {shownAt, takeDown} from './first-picture/dealt.js';
import {apart} from './apart.js';
import {isChallenged} from './challenged.js';
import {Focus} from './frame/focus.js';
import {type DrawnTable, frame} from './frame/frame.js';
import {approach, awaitNear, isFar, leave, PageWatch} from './frame/page-watch.js';
import {layTheme} from './frame/theme.js';
import {styles} from './frame/table.styles.js';
import {entryOf} from './life.js';
import {Table} from './table.js';
import {TableAttributes} from './table-attributes.js';

const isDrawn = (table: Table): table is DrawnTable & Table =>
  table.session !== undefined && table.messages !== undefined;

/** The element that shows a table: draws it whenever something has changed, once it is near the viewport. */
export abstract class TableElement extends TableAttributes {
  static override styles = styles;

  readonly #table: Table = new Table(this, () => this.pageWatch.handRoom(this.#table.panels.wide));
  /** Stored because it observes the page for the whole life of the element. */
  protected readonly pageWatch = new PageWatch(this, {
    onWide: (wide) => this.#table.panels.dock(wide),
    onLang: () => void this.#table.loader.changeLocale(),
  });
  readonly #focus = new Focus(this);
  #near = false;
  #dressed: readonly CSSResult[] = [];

  override connectedCallback(): void {
    if (isChallenged()) this.#table.enter().catch(console.error);
    // A table far from the viewport stays as the page wrote it: a hundred tables cost little more than
    // text.
    if (this.loading !== 'eager' && !this.#near) {
      awaitNear(this, (room) => {
        this.#near = true;
        if (room) this.pageWatch.foresee(room);
        this.connectedCallback();
      });
      return;
    }
    // Read before any table of the page renders: afterwards reading would force a layout.
    this.setStates({dark: onDarkGround(this)});
    super.connectedCallback();
    this.addEventListener('keydown', this.#onKey);
    keepTyping(this);
    for (const type of ['focusin', 'pointerdown']) this.addEventListener(type, this.#onWake);
  }

  override disconnectedCallback(): void {
    leave(this);
    super.disconnectedCallback();
    this.removeEventListener('keydown', this.#onKey);
    for (const type of ['focusin', 'pointerdown']) this.removeEventListener(type, this.#onWake);
  }

  override requestUpdate(...change: Parameters<LitElement['requestUpdate']>): void {
    if (#table in this) this.#table.forget();
    super.requestUpdate(...change);
    if (isFar(this) && this.loading === 'eager') approach(this);
  }

  /** A table far from the viewport has nothing to wait for. */
  protected override async getUpdateComplete(): Promise<boolean> {
    return isFar(this) || super.getUpdateComplete();
  }

  protected override willUpdate(changed: PropertyValues): void {
    const table = this.#table;
    table.settings.wear();
    if (table.life.at === 'seated') this.pageWatch.foresee();
    this.#focus.hold();
    table.places.look();
    if (this.entry !== entryOf(table.life)) {
      if (table.life.at !== 'gone') void table.loader.load();
      return;
    }
    const cards = [this.deck, changed.get('deck')].some((deck) => typeof deck === 'object');
    const redeal =
      (changed.has('deck') && cards) ||
      ['players', 'options', 'matchLength', 'seed', 'seat'].some((name) => changed.has(name));
    if (redeal) table.loader.redeal();
    if (changed.has('locale')) table.loader.changeLocale().catch(table.notes.miss);
    if (this.needsFeatures && changed.size > 0) this.fetchFeatures().catch(console.error);
  }

  protected override updated(): void {
    void layTheme(this);
    const {life, panels, places} = this.#table;
    const doing = this.#table.session?.conductor.doing;
    this.setStates({
      loading: life.at === 'loading',
      ready: life.at === 'seated',
      'my-turn': doing === 'asking',
      'deal-over': doing === 'stopped',
      'game-over': doing === 'over',
      wide: panels.wide,
      narrow: !panels.wide,
    });
    if (life.at === 'seated' || life.at === 'failed') takeDown(this);
    if (life.at !== 'seated') return;
    this.#dress();
    places.move();
    oneStopEach(this.renderRoot);
    this.#focus.restore();
  }

  /** The table that is shown. */
  protected get table(): Table {
    return this.#table;
  }

  /** Focuses the button that continues, the hand, or the first answer; in the dialog, where one is open. */
  override focus(options?: FocusOptions): void {
    this.#focus.take(options);
  }

  /** Fetches the features, on the first focus or touch or the first call from the page. */
  async fetchFeatures(): Promise<void> {
    if (isFar(this)) approach(this);
    await this.#table.fetchFeatures();
  }

  readonly #onWake = (): void => this.#table.wake();

  readonly #onKey = (event: KeyboardEvent): void =>
    this.#table.press(event, event.composedPath()[0]);

  readonly #onWish = ({detail: {card, tight, meant}}: CustomEvent<WishDetail>): void => {
    if (card) this.#table.commands.touch(card, {tight, dragged: meant});
  };

  override render(): TemplateResult {
    const table = this.#table;
    const {life, notes, settings, slots} = table;
    if (life.at === 'failed') return this.#renderFailed();
    if (!isDrawn(table))
      return shownAt(this) ? html`` : html`<div class="wait"><slot></slot></div>`;
    const cover = slots.cover();
    if (cover) return cover;
    return html`<div
      class="gstk ${settings.speed === 'instant' ? 'still' : ''}"
      @gstk-wish=${this.#onWish}
      @gstk-refusal-end=${() => notes.relent()}
    >
      <div class="ruler"></div>
      ${frame(table)}
    </div>`;
  }

  /** Replaces the styles of the previous game; sheets adopted by features stay. */
  #dress(): void {
    const {styles: own} = this.#table.game;
    if (own === this.#dressed) return;
    const root = this.renderRoot as ShadowRoot;
    const before = [...styles, ...this.#dressed];
    const others = wornBy(root).filter((sheet) => !before.includes(sheet));
    this.#dressed = own;
    wear(root, [...styles, ...own, ...others]);
  }

  #renderFailed(): TemplateResult {
    const {sorry, again} = failed[this.#table.settings.locale];
    return html`<slot></slot>
      <p class="failed">
        ${apart(this.#table.settings.locale) ?? sorry}
        <button class="button" part="button" @click=${() => this.#table.loader.load()}>
          ${again}
        </button>
      </p>`;
  }
}

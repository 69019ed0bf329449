import {type CSSResult, html, type LitElement, type PropertyValues, type TemplateResult} from 'lit';
import type {Clock} from '../../elements/conductor/options.js';
import {wear, wornBy} from '../../elements/internal/styles/adopt-sheet.js';
import {onDarkGround} from '../../elements/internal/styles/ground.js';
import {Flip} from '../../elements/internal/flip.js';
import {painted} from '../../elements/internal/painted.js';
import type {GstkSeat} from '../../elements/gstk-seat/gstk-seat.component.js';
import type {AnyScene, Panel} from '../../elements/scene.js';
import type {AnyView, Seat} from '../../game/index.js';
import type {WishDetail} from '../../elements/events.js';
import type {MatchRecord, MatchSetup, Seating} from '../../match/index.js';
import {failed, type Messages} from '../../i18n/index.js';
import {TableAttributes} from './table-attributes.js';
import {TableController} from './controller/table-controller.js';
import type {TableHost} from './controller/table-host.js';
import {controlsOf} from './frame/controls.js';
import type {FeatureSet} from './feature-set.js';
import {Lazy} from '../../elements/internal/lazy.js';
import {isChallenged} from '../challenged.js';
import {frame, type FrameModel} from './frame/frame.js';
import {styles} from './gstk-table.styles.js';
import {Panels} from './frame/panels.js';
import {oneStopEach} from '../../elements/internal/one-stop.js';
import {approach, isFar, leave, Surroundings, whenNear} from './frame/surroundings.js';

/** The event types of a table: an unused import would be dropped from the type declarations. */
export type {PublicEvents} from '../../elements/events.js';

/** What takes the focus, best first: the way on, the hand, a tip, an answer; never Undo before them. */
const STOPS = [
  '.button-primary',
  'gstk-hand',
  '.coach .button',
  '.prompt .button:not(.icon)',
  '.button:not(.icon)',
];

/** A tip hides the prompt that it covers, and the focus with it. */
const isSeen = (element: Element): boolean => element.checkVisibility({visibilityProperty: true});

/** The features, fetched with the first focus or touch. */
const features = new Lazy(() => import('./feature-set.js'));

/**
 * A table at which a game is played: the reader in the south, bots in the other seats. Subclasses say
 * which game, so that the tag of one family fetches nothing of the others.
 *
 * @slot - Content for readers without scripts; shown until the game is loaded.
 * @csspart table - The whole table.
 * @csspart contract - The line at the top: deal and contract.
 * @csspart board - The seats and the trick.
 * @csspart prompt - The question to the reader.
 * @csspart actions - The buttons beside the prompt.
 * @csspart button - A button; the main one is also `button-primary`.
 * @csspart hand - The hand; `row`, `card`, `card-face`, `card-index` are inside.
 * @csspart seat - A seat; `seat-name` and `seat-score` are inside.
 * @csspart trick - The trick.
 * @csspart timer - A running clock.
 * @csspart command - The field for typed commands.
 * @csspart bar - The row of panels and the menu.
 * @csspart panel - The open panel; `score-sheet`, `summary` and `log` are inside.
 * @csspart dialog - A panel of a narrow table, and the menu.
 * @cssprop --gstk-table-bg - The background of the table.
 * @cssprop --gstk-table-ink - The text of the table.
 * @cssprop --gstk-accent - The accent colour of text.
 * @cssprop --gstk-mark - The accent colour of shapes.
 * @cssprop [--gstk-motion=1] - A factor from 0 to 1 for the duration of all motion.
 * @cssstate loading - The game is being loaded.
 * @cssstate ready - The match is loaded.
 * @cssstate my-turn - It is the reader's turn.
 * @cssstate deal-over - The summary of a deal is shown.
 * @cssstate game-over - The match is over.
 * @cssstate wide - There is room for panels beside the table.
 * @cssstate dark - The page is dark without a `color-scheme` of its own.
 * @fires {CustomEvent} gstk-before-play - The reader is about to play; can be cancelled.
 * @fires {CustomEvent} gstk-card-played - A card was played.
 * @fires {CustomEvent} gstk-play-refused - A move of the reader was refused.
 * @fires {CustomEvent} gstk-trick-taken - A trick went to a seat.
 * @fires {CustomEvent} gstk-deal-started - Cards were dealt.
 * @fires {CustomEvent} gstk-deal-scored - A deal was scored.
 * @fires {CustomEvent} gstk-game-ended - The match is over.
 * @fires {CustomEvent} gstk-turn-changed - It is the reader's turn.
 * @fires {CustomEvent} gstk-move-undone - The reader undid a move.
 * @fires {CustomEvent} gstk-state-saved - The match was saved in the browser.
 * @fires {CustomEvent} gstk-setting-changed - The reader changed a setting.
 */
export abstract class GameTable extends TableAttributes implements TableHost {
  static override styles = styles;

  readonly #internals = this.attachInternals();
  readonly #controller = new TableController(this);
  readonly #panels = new Panels(this, this.#controller);
  readonly #flip = new Flip();
  /** Stored because it observes the page for the whole life of the element. */
  protected readonly surroundings = new Surroundings(this, {
    onWide: (wide) => this.#panels.dock(wide),
    onLang: () => void this.#controller.changeLocale(),
  });
  #near = false;
  #hadFocus = false;
  /** The id of the button that has focus, which may move to another prompt. */
  #pressed: string | undefined;
  #features: FeatureSet | undefined;
  #dressed: readonly CSSResult[] = [];

  /** The clock of all timers of this table, for tests; set it before the first render. */
  clock?: Clock;
  /** The picture of the current view; `undefined` until the match is loaded. */
  scene: AnyScene | undefined;

  override connectedCallback(): void {
    if (isChallenged())
      features
        .load()
        .then(({enter}) => enter(this))
        .catch(console.error);
    // A table far from the viewport stays as the page wrote it: a hundred tables cost little more than
    // text.
    if (this.loading !== 'eager' && !this.#near) {
      whenNear(this, (room) => {
        this.#near = true;
        if (room) this.surroundings.foresee(room);
        this.connectedCallback();
      });
      return;
    }
    // Read before any table of the page renders: afterwards reading would force a layout.
    this.setStates({dark: onDarkGround(this)});
    super.connectedCallback();
    this.addEventListener('keydown', this.#onKey);
    for (const type of ['focusin', 'pointerdown']) this.addEventListener(type, this.#onWake);
  }

  override disconnectedCallback(): void {
    leave(this);
    super.disconnectedCallback();
    this.removeEventListener('keydown', this.#onKey);
    for (const type of ['focusin', 'pointerdown']) this.removeEventListener(type, this.#onWake);
  }

  override requestUpdate(...change: Parameters<LitElement['requestUpdate']>): void {
    super.requestUpdate(...change);
    if (isFar(this) && this.loading === 'eager') approach(this);
  }

  /** A table far from the viewport has nothing to wait for. */
  protected override async getUpdateComplete(): Promise<boolean> {
    return isFar(this) || super.getUpdateComplete();
  }

  protected override willUpdate(changed: PropertyValues): void {
    const {stage} = this.#controller;
    if (stage === 'ready') this.surroundings.foresee();
    this.#hadFocus = this.matches(':focus-within');
    this.#pressed = (this.shadowRoot?.activeElement as HTMLElement | null)?.dataset['id'];
    this.scene = stage === 'ready' ? this.#controller.scene() : undefined;
    this.#flip.look(this.renderRoot);
    if (this.entry !== this.#controller.entry) {
      void this.#controller.load();
      return;
    }
    const cards = [this.deck, changed.get('deck')].some((deck) => typeof deck === 'object');
    const redeal =
      (changed.has('deck') && cards) ||
      ['players', 'options', 'seed', 'seat'].some((name) => changed.has(name));
    if (redeal) this.#controller.redeal();
    if (changed.has('locale')) void this.#controller.changeLocale();
    if (this.autoplay && changed.has('autoplay')) this.fetchFeatures().catch(console.error);
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('theme')) void this.applyTheme();
    const {stage, session} = this.#controller;
    const doing = session?.conductor.doing;
    this.setStates({
      loading: stage === 'loading',
      ready: stage === 'ready',
      'my-turn': doing === 'asking',
      'deal-over': doing === 'stopped',
      'game-over': doing === 'over',
      wide: this.#panels.wide,
      narrow: !this.#panels.wide,
    });
    if (stage !== 'ready') return;
    this.#dress();
    this.#flip.move(this.renderRoot, this.origin);
    this.#controller.coaching.look();
    oneStopEach(this.renderRoot);
    const focused = this.shadowRoot?.activeElement;
    const lost = !this.matches(':focus-within') || (focused && !isSeen(focused));
    if (this.#hadFocus && lost) {
      const again = this.renderRoot.querySelector<HTMLElement>(`[data-id="${this.#pressed}"]`);
      (again && isSeen(again) ? again : this).focus();
    }
    const collect = this.scene?.collect;
    if (collect !== undefined)
      void this.renderRoot
        .querySelector('gstk-trick')
        ?.collectTo(this.#seatOf(collect)?.boxOf('pile'), this.#controller.travel);
  }

  /**
   * What the reader may know of the match, as JSON; `undefined` until the game is loaded. Where several
   * people share the screen and nobody has confirmed being there, an onlooker's view.
   */
  get view(): AnyView | undefined {
    const {session, slots} = this.#controller;
    return slots.hides() ? session?.seating.local?.view() : session?.client.view;
  }

  /**
   * The current position, which another table can load: the reader's view, with `null` for each card
   * that the reader may not know.
   */
  get state(): unknown {
    return this.view;
  }

  /**
   * Loads a position; unknown cards (`null`) are drawn at random. An invalid position causes a warning.
   */
  set state(position: unknown) {
    this.position = position;
    this.#controller.redeal();
  }

  /**
   * The full record of the match, for the page to store; it contains hidden cards, so never show it to
   * a player.
   */
  get record(): MatchRecord | undefined {
    return this.#controller.session?.seating.record();
  }

  /**
   * The place of a seat, or of a card at a seat; `undefined` when cards should arrive without
   * animation.
   */
  readonly origin = (seat: Seat, card: string | null): DOMRect | undefined => {
    if (this.#controller.settings.speed === 'instant') return undefined;
    const root = this.renderRoot;
    const own = card && seat === this.#controller.session?.client.seat;
    if (own) return root.querySelector('gstk-hand')?.rectOf(card);
    return this.#seatOf(seat)?.boxOf('shield');
  };

  /** Ends all motion where it was going. */
  finish(): void {
    this.#flip.finish();
    this.renderRoot.querySelector('gstk-hand')?.finish();
    for (const part of this.renderRoot.querySelectorAll('gstk-seat, gstk-trick'))
      for (const animation of part.shadowRoot?.getAnimations() ?? []) animation.finish();
  }

  #seatOf(seat: Seat): GstkSeat | null {
    return this.renderRoot.querySelector<GstkSeat>(`gstk-seat[data-seat="${seat}"]`);
  }

  /** Where a new hand is dealt from, the middle of the board; or the pile that a card is drawn from. */
  readonly #dealFrom = (whole: boolean): DOMRect | undefined => {
    const controller = this.#controller;
    if (controller.settings.speed === 'instant') return undefined;
    if (!whole)
      return this.renderRoot.querySelector('.draw-pile > :first-child')?.getBoundingClientRect();
    if (!controller.hasDealt()) return undefined;
    const middle =
      this.renderRoot.querySelector('gstk-trick, .board > .middle') ??
      this.renderRoot.querySelector('.board');
    return middle?.getBoundingClientRect();
  };

  /** Dispatches a public event; false when it was cancelled. */
  emit(name: string, detail: Readonly<Record<string, unknown>>, cancelable = false): boolean {
    return this.dispatchEvent(
      new CustomEvent(name, {detail, cancelable, bubbles: true, composed: true}),
    );
  }

  readonly #home = (card: string): DOMRect | undefined =>
    this.#controller.settings.speed === 'instant'
      ? undefined
      : this.#flip.leftFrom(`${this.#controller.session?.client.seat}:${card}`);

  /** Deals a new match; omitted fields keep the values of the attributes. */
  newGame(setup: MatchSetup = {}): void {
    this.#controller.newGame(setup);
  }

  /**
   * Takes a seat at a match that is played elsewhere, on a server say, once it is reached: from then on
   * the table shows that match, deals nothing and keeps nothing. The match that lay here is left; one
   * that the browser keeps is resumed by `leave()`.
   * @param seating of the game of this table; the table leaves it when it leaves the page
   */
  async sit(seating: Seating | Promise<Seating>): Promise<void> {
    const {starter} = this.#controller;
    const {arrival: before} = starter;
    const arrival: Promise<() => boolean> = import('./controller/table-company.js').then((part) =>
      part.sitDown(seating, this, this.#controller, before, () => starter.arrival === arrival),
    );
    starter.arrival = arrival;
    await arrival;
  }

  /** Leaves a match that is played elsewhere, and resumes the match of this page or deals one. */
  async leave(): Promise<void> {
    await (await import('./controller/table-company.js')).getUp(this.#controller);
  }

  /** Plays a card of the reader's hand, `QH`; a refusal is shown and announced. */
  play(card: string): void {
    this.#controller.reader.touch(card as never);
  }

  /** Undoes back to the reader's last decision; false when there is none. */
  undo(): boolean {
    return this.#controller.reader.undo();
  }

  /** Shows the move that the bot would play, and why. */
  async hint(): Promise<void> {
    if (this.hints === 'off') return;
    await this.fetchFeatures();
    await this.#controller.slots.hint();
  }

  /**
   * Continues from a deal's summary to the next deal; after the end of the match, deals a new one.
   * False while a deal is being played.
   */
  deal(): boolean {
    const {conductor} = this.#controller.session ?? {};
    if (conductor?.doing === 'over') this.#controller.rematch();
    else if (conductor?.doing === 'stopped') conductor.go();
    else return false;
    return true;
  }

  /**
   * Claims the rest of this deal. If the outcome is certain, the rest is played out at once; otherwise
   * the claim is refused aloud, and the result is false.
   */
  async claim(): Promise<boolean> {
    await this.fetchFeatures();
    return (await this.#controller.slots.claim()) ?? false;
  }

  /**
   * The match as readable text: the full record once the match is over, before that only what this
   * reader has seen. Empty until the game is loaded.
   */
  async exportText(): Promise<string> {
    const {matchText} = await import('./speech/match-text.js');
    return matchText(this.#controller, this.entry);
  }

  /** Fetches the features, on the first focus or touch or the first call from the page. */
  async fetchFeatures(): Promise<void> {
    if (isFar(this)) approach(this);
    const {FeatureSet} = await features.load();
    const [host, controller, panels] = [this, this.#controller, this.#panels];
    this.#features ??= new FeatureSet({host, controller, panels}, (slots) => {
      controller.slots = slots;
    });
    await this.#features.fetch();
  }

  /** Focuses the button that continues, the hand, or the first answer; in the dialog, where one is open. */
  override focus(options?: FocusOptions): void {
    const root = this.renderRoot.querySelector('gstk-dialog') ?? this.renderRoot;
    const found = STOPS.flatMap((stop) => [...root.querySelectorAll<HTMLElement>(stop)]);
    found.find(isSeen)?.focus(options);
  }

  /** Opens a panel, at a part of it if it has parts. */
  openPanel(panel: Panel, at?: number): void {
    this.#panels.open(panel, at);
  }

  readonly #onWake = (): void => {
    this.#controller.wake();
    // First the pressed card is painted: a reader sees the touch before anything else is done.
    if (!this.#features)
      void painted(this)
        .then(() => this.fetchFeatures())
        .catch(console.error);
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const [origin] = event.composedPath();
    const press = (): void => void this.#controller.slots.key(event, origin);
    if (this.#features?.areThere) press();
    else this.fetchFeatures().then(press, this.#controller.miss);
  };

  readonly #onWish = ({detail: {card, tight, meant}}: CustomEvent<WishDetail>): void => {
    if (card) this.#controller.reader.touch(card, {tight, dragged: meant});
  };

  override render(): TemplateResult {
    const {stage, session, messages} = this.#controller;
    if (stage === 'failed') return this.#renderFailed();
    if (!session || !messages) return html`<div class="wait"><slot></slot></div>`;
    const cover = this.#controller.slots.cover();
    if (cover) return cover;
    const {dialog} = this.#panels;
    const {speed} = this.#controller.settings;
    return html`<div
      class="gstk ${speed === 'instant' ? 'still' : ''}"
      @gstk-wish=${this.#onWish}
      @gstk-refusal-end=${() => this.#controller.notes.relent()}
    >
      <div class="ruler"></div>
      ${frame({...this.#model(messages), below: dialog !== undefined})} ${dialog}
    </div>`;
  }

  /** Sets custom states for the page's styles: `king-game:state(my-turn)`. */
  setStates(states: Readonly<Record<string, boolean>>): void {
    for (const [name, on] of Object.entries(states))
      this.#internals.states[on ? 'add' : 'delete'](name);
  }

  /** Applies the sheet of the chosen theme. */
  async applyTheme(): Promise<void> {
    if (this.theme !== 'felt') return;
    await import('./frame/felt.js').then(({lay}) => lay(this), console.error);
  }

  /** Replaces the styles of the previous game; sheets adopted by features stay. */
  #dress(): void {
    const {styles: own} = this.#controller.table;
    if (own === this.#dressed) return;
    const root = this.renderRoot as ShadowRoot;
    const before = [...styles, ...this.#dressed];
    const others = wornBy(root).filter((sheet) => !before.includes(sheet));
    this.#dressed = own;
    wear(root, [...styles, ...own, ...others]);
  }

  #renderFailed(): TemplateResult {
    const {sorry, again} = failed[this.#controller.settings.locale];
    return html`<slot></slot>
      <p class="failed">
        ${sorry}
        <button class="button" part="button" @click=${() => this.#controller.load()}>
          ${again}
        </button>
      </p>`;
  }

  #model(messages: Messages): Omit<FrameModel, 'below'> {
    const controller = this.#controller;
    const panels = this.#panels;
    const scene = this.scene ?? controller.scene();
    return {
      scene,
      messages,
      letters: controller.settings.letters,
      deck: controller.settings.get('deck'),
      shortcuts: controller.settings.get('shortcuts') === 'on',
      label: messages.lookup(`game/${this.entry.id}`),
      controls: controlsOf(this, controller, scene),
      selected: controller.notes.selected,
      hint: controller.notes.hint,
      prospects: controller.slots.prospects(),
      refused: controller.notes.refused,
      aim: controller.coaching.aim,
      tip: controller.coaching.tip,
      rule: controller.slots.rule()?.label ?? '',
      clock: this.clock,
      notice: controller.notes.notice,
      lines: controller.slots.line(),
      owned: controller.slots.owned(),
      buttons: controller.slots.buttons(),
      panels: controller.table.panels,
      panel: panels.current,
      panelBody: panels.body,
      wide: panels.wide,
      covered: controller.awaited !== undefined,
      handRoom: this.surroundings.handRoom(panels.wide),
      dealFrom: this.#dealFrom,
      home: this.#home,
      // A hand may lose its focus while the table is drawn.
      look: (card) => queueMicrotask(() => controller.notes.look(card)),
      open: (panel) => panels.open(panel),
      skip: () => controller.skip(),
    };
  }
}

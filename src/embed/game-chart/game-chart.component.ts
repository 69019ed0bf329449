import {type PropertyValues, ReactiveElement} from '@lit/reactive-element';
import {property, state} from '@lit/reactive-element/decorators.js';
import {
  along,
  beginning,
  type ChartDrawing,
  type GameChart as Chart,
  type GameEntry,
  nearestLang,
  piece,
  statesIn,
  toElement,
  warn,
} from '../../elements/index.js';
import {buttons, heldBy, inkTokens, movable, onDarkGround} from '../../elements/shared/index.js';
import {isFromOutside} from '../../game/game-id.js';
import {type Locale, matchLocale, type RulesText} from '../../i18n/index.js';
import {catalogue, DEFAULT, entryNamed, entryOf} from '../catalogue.js';
import {registered} from '../../elements/registry.js';
import {strangeVariant} from '../variant-of.js';
import type {ElementFollower, FollowedPhase} from './followed-element.js';
import {chartStyles} from './game-chart.styles.js';
import {messages} from './messages.js';
import {showMore} from './more.js';
import {type ChartPosition, type ChartView, drawChart, needsMore, waysOf} from './view.js';

/** All that is fetched for a chart. */
interface Loaded {
  readonly chart: Chart;
  readonly rules: RulesText;
}

/**
 * The phases of a game as a chart: their order, and the rules about each. By itself the reader steps
 * through it; with `for` it shows the phase of a table or an example on the same page.
 *
 * @summary The statechart of a game.
 * @tag game-chart
 * @slot - Content for readers without scripts, such as the list of `renderChart()`.
 * @csspart chart - The drawing.
 * @csspart button - A button.
 * @csspart rule - The paragraph of the rules about the phase.
 */
export class GameChart extends movable(ReactiveElement) {
  static override styles = [
    inkTokens,
    buttons,
    chartStyles,
    heldBy('chart', ':is(figure,.wait)', '0'),
  ];

  declare readonly shadowRoot: ShadowRoot;
  readonly #internals = this.attachInternals();
  #followed: ElementFollower | undefined;
  /** The game and locale last requested. */
  #asked = '';
  readonly #showMore = (): void => showMore(this.shadowRoot);
  /** Watches the width of the drawing, in the document in which the chart stands. */
  #sizes: ResizeObserver | null | undefined;

  @state() private loaded: Loaded | undefined;
  @state() private hasFailed = false;
  /** The way through the chart; the last place is shown. */
  @state() private way: readonly ChartPosition[] = [];
  @state() private seen: FollowedPhase | undefined;
  /** Whether the drawing with more players is shown, where a game has one. */
  @state() private isCrowded = false;

  /** The game, by its id in the catalogue, or a family (`king`); by default that of `for`. */
  @property() game = '';
  /** The game of a family: `omnibus`, `find`. */
  @property() variant = '';
  /** The id of a table or an example in the same document, whose phase is shown. */
  @property({attribute: 'for'}) target = '';
  /** The language; by default that of the page. */
  @property() locale = '';

  override connectedCallback(): void {
    this.#internals.states[onDarkGround(this) ? 'add' : 'delete']('dark');
    super.connectedCallback();
    this.shadowRoot.addEventListener('click', this.#onClick);
    this.shadowRoot.addEventListener('scroll', this.#showMore, {capture: true, passive: true});
    if (!this.hasUpdated) return;
    this.#follow();
    this.requestUpdate(); // it also watches the width again
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#followed?.stop();
    this.#followed = undefined;
    this.#sizes?.disconnect();
    this.#sizes = undefined;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('target')) this.#follow();
    const {loaded} = this;
    this.isCrowded ||= loaded !== undefined && needsMore(loaded.chart, this.#phase);
    this.#load();
  }

  protected override update(changed: PropertyValues<this>): void {
    super.update(changed);
    const view = this.#view;
    if (view) {
      drawChart(this.shadowRoot, view);
      this.#showLit(view);
      return;
    }
    const failed = this.hasFailed
      ? [toElement(piece('p', {role: 'alert'}, messages[this.#language].failed))]
      : [];
    const wait = toElement(piece('div', {class: 'wait'}, piece('slot')));
    this.shadowRoot.replaceChildren(wait, ...failed);
  }

  /** Scrolls the drawing, not the page, to the states that are lit. */
  #showLit({chart, place}: ChartView): void {
    const pane = this.shadowRoot.querySelector<HTMLElement>('.pane')!;
    const box = chart.drawing.boxes.find(({id}) => id === place.active[0]);
    if (box) pane.scrollLeft = box.x + box.width / 2 - pane.clientWidth / 2;
    const {defaultView} = this.ownerDocument;
    // A mark that changes sizes while they are reported would be an error of the page.
    this.#sizes ??=
      defaultView && new defaultView.ResizeObserver(() => requestAnimationFrame(this.#showMore));
    this.#sizes?.observe(pane);
    this.#showMore();
  }

  #follow(): void {
    this.#followed?.stop();
    this.#followed = this.seen = undefined;
    const {target} = this;
    if (!target) return;
    const root = this.getRootNode();
    if (!(root instanceof Document || root instanceof ShadowRoot)) return;
    void this.#watch(root, target);
  }

  /** Most charts follow nothing, so the follower is fetched apart. */
  async #watch(root: Document | ShadowRoot, target: string): Promise<void> {
    const {ElementFollower} = await import('./followed-element.js');
    if (!this.isConnected || this.target !== target || this.#followed) return;
    this.#followed = new ElementFollower(root, target, (seen) => {
      const last = this.seen;
      const isOther = seen.game !== last?.game || seen.seats !== last?.seats;
      if (seen.phase === last?.phase && !isOther) return;
      // The next match may have fewer players, and may begin before this one is over.
      if (last?.phase === 'over' || isOther) this.isCrowded = false;
      this.seen = seen;
    });
    // The page may still be loading behind this element.
    if (document.readyState === 'complete') this.#missed();
    else window.addEventListener('load', () => this.#missed(), {once: true});
  }

  #missed(): void {
    if (this.isConnected && this.#followed && !this.#followed.isFound)
      warn(this, 'for', this.target, 'no element of this document has that id yet');
  }

  get #entry(): GameEntry | undefined {
    if (!this.game) return this.target ? entryOf(this.seen?.game ?? '') : entryOf(DEFAULT);
    const entry = entryNamed(this.game, this.variant);
    const variants = entry && strangeVariant(entry, this.variant);
    if (variants)
      warn(this, 'variant', this.variant, `expected ${variants.join(' or ') || 'none'}`);
    if (entry?.guide) return entry;
    const known = catalogue.filter(({guide}) => guide).map(({id}) => id);
    warn(this, 'game', this.game, `expected one of ${known.join(', ')}`);
    return entryOf(DEFAULT);
  }

  get #language(): Locale {
    return matchLocale([this.locale && this.locale !== 'auto' ? this.locale : nearestLang(this)]);
  }

  #load(): void {
    if (isFromOutside(this.game) && !entryOf(this.game)) {
      void registered(this.game).then(() => this.requestUpdate());
      return;
    }
    const entry = this.#entry;
    const locale = this.#language;
    const key = `${entry?.id} ${locale}`;
    if (!entry?.guide || key === this.#asked) return;
    this.#asked = key;
    const load = async (one: GameEntry): Promise<Loaded | undefined> => {
      const {chart, rulebook} = (await one.guide?.()) ?? {};
      if (!chart) {
        warn(this, 'game', one.id, 'this game has no chart yet');
        return undefined;
      }
      return {chart, rules: (await rulebook?.text(one.id, locale)) ?? []};
    };
    load(entry).then(
      (loaded) => {
        if (key !== this.#asked) return;
        if (loaded && loaded.chart !== this.loaded?.chart) this.#begin(loaded.chart, false);
        this.loaded = loaded;
        this.hasFailed = false;
      },
      (error: unknown) => {
        console.error(error);
        if (key === this.#asked) [this.#asked, this.hasFailed] = ['', true];
      },
    );
  }

  /** Goes to the beginning of a drawing. */
  #begin(chart: Chart, isCrowded: boolean): void {
    this.isCrowded = isCrowded;
    this.way = [{active: beginning(this.#drawing(chart)), taken: undefined}];
  }

  #drawing({crowded, drawing}: Chart): ChartDrawing {
    return this.isCrowded ? (crowded ?? drawing) : drawing;
  }

  /** The followed phase. */
  get #phase(): string | undefined {
    return this.target ? this.seen?.phase : undefined;
  }

  /** The shown position. */
  #place(chart: Chart): ChartPosition {
    const phase = this.#phase;
    if (phase === undefined) return this.way.at(-1)!;
    return {active: statesIn(chart.drawing, phase), taken: undefined};
  }

  get #view(): ChartView | undefined {
    const {loaded} = this;
    if (!loaded) return undefined;
    const chart = {...loaded.chart, drawing: this.#drawing(loaded.chart)};
    return {
      chart,
      rules: loaded.rules,
      locale: this.#language,
      place: this.#place(chart),
      steps: this.target ? undefined : {canGoBack: this.way.length > 1},
      isCrowded: loaded.chart.crowded && this.isCrowded,
    };
  }

  readonly #onClick = (event: Event): void => {
    const view = this.#view;
    const button = (event.target as Element).closest<HTMLElement>('[data-way], [data-do]');
    if (!view || !button) return;
    if (button.dataset['do'] === 'crowd') {
      this.#begin(this.loaded!.chart, !this.isCrowded);
      return;
    }
    const arrow = waysOf(view)[Number(button.dataset['way'])];
    this.way = arrow
      ? [...this.way, {active: along(view.chart.drawing, view.place.active, arrow), taken: arrow}]
      : this.way.slice(0, -1);
  };
}

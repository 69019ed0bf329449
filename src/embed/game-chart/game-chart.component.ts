import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property, state} from 'lit/decorators.js';
import type {ChartArrow, GameChart as Chart} from '../../elements/chart/chart.js';
import {type Active, along, beginning, statesIn, waysFrom} from '../../elements/chart/walk.js';
import type {GameEntry} from '../../elements/game-entry.js';
import {GstkElement} from '../../elements/internal/gstk-element.js';
import {base} from '../../elements/internal/styles/base.styles.js';
import {buttons} from '../../elements/internal/styles/button.styles.js';
import {tokens} from '../../elements/internal/styles/tokens.styles.js';
import {leafOf} from '../../game/phase.js';
import {matchLocale, type RulesText} from '../../i18n/index.js';
import {nearestLang, warn} from '../attributes.js';
import {catalogue, DEFAULT, entryNamed, entryOf} from '../catalogue.js';
import {outline, picture, type Shown} from './draw.js';
import {Followed, type Seen} from './followed.js';
import {chartStyles} from './game-chart.styles.js';
import {messages} from './messages.js';
import {fullNameOf} from './named.js';

/** All that is fetched for a chart. */
interface Loaded {
  readonly entry: GameEntry;
  readonly chart: Chart;
  readonly rules: RulesText;
  readonly title: string;
}

/** A place on the way through a chart. */
interface Place {
  readonly active: Active;
  readonly taken: ChartArrow | undefined;
}

/**
 * The phases of a game as a chart: what follows what, and what the rules say of it. By itself the reader
 * steps through it; with `for` it shows where a table or an example of the same page is.
 *
 * @summary The statechart of a game.
 * @tag game-chart
 * @slot - Content for readers without scripts, such as the list of `renderChart()`.
 * @csspart chart - The drawing.
 * @csspart button - A button.
 * @csspart rule - The paragraph of the rules about the phase.
 */
export class GameChart extends GstkElement {
  static override styles = [tokens, base, buttons, chartStyles];

  #followed: Followed | undefined;
  /** What was fetched last, or is being fetched. */
  #asked = '';

  @state() private loaded: Loaded | undefined;
  @state() private hasFailed = false;
  /** The way through the chart; the last place is shown. */
  @state() private way: readonly Place[] = [];
  @state() private seen: Seen | undefined;

  /** Which game, by its id in the catalogue, or a family (`king`); by default that of `for`. */
  @property() game = '';
  /** Which game of a family: `omnibus`, `find`. */
  @property() variant = '';
  /** The id of a table or an example in the same document, whose phase is shown. */
  @property({attribute: 'for'}) target = '';
  /** The language; by default that of the page. */
  @property() locale = '';

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#follow();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#followed?.stop();
    this.#followed = undefined;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('target')) this.#follow();
    this.#load();
  }

  /** Scrolls the drawing, not the page, to the states that are lit. */
  protected override updated(): void {
    const pane = this.renderRoot.querySelector<HTMLElement>('.pane');
    const [lit] = this.loaded ? this.#place(this.loaded).active : [];
    const box = this.loaded?.chart.drawing.boxes.find(({id}) => id === lit);
    if (pane && box) pane.scrollLeft = box.x + box.width / 2 - pane.clientWidth / 2;
  }

  #follow(): void {
    this.#followed?.stop();
    this.#followed = this.seen = undefined;
    const {target} = this;
    if (!target) return;
    const root = this.getRootNode();
    if (!(root instanceof Document || root instanceof ShadowRoot)) return;
    this.#followed = new Followed(root, target, (seen) => {
      if (seen.phase === this.seen?.phase && seen.game === this.seen?.game) return;
      this.seen = seen;
    });
    // A page may be written on behind this element.
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
    if (entry?.chart) return entry;
    const known = catalogue.filter(({chart}) => chart).map(({id}) => id);
    warn(this, 'game', this.game, `expected one of ${known.join(', ')}`);
    return entryOf(DEFAULT);
  }

  get #language(): 'en' | 'ru' {
    return matchLocale([this.locale && this.locale !== 'auto' ? this.locale : nearestLang(this)]);
  }

  #load(): void {
    const entry = this.#entry;
    const locale = this.#language;
    const key = `${entry?.id} ${locale}`;
    if (!entry?.chart || key === this.#asked) return;
    this.#asked = key;
    const chartOf = entry.chart;
    const load = async (): Promise<Loaded> => {
      const [chart, rulebook, own] = await Promise.all([
        chartOf(),
        entry.rulebook?.(),
        entry.messages(locale),
      ]);
      const rules = (await rulebook?.text(entry.id, locale)) ?? [];
      const title = own[`game/${entry.id}`];
      return {entry, chart, rules, title: typeof title === 'string' ? title : entry.title};
    };
    load().then(
      (loaded) => {
        if (key !== this.#asked) return;
        if (loaded.chart !== this.loaded?.chart)
          this.way = [{active: beginning(loaded.chart.drawing), taken: undefined}];
        this.loaded = loaded;
        this.hasFailed = false;
      },
      (error: unknown) => {
        console.error(error);
        if (key === this.#asked) [this.#asked, this.hasFailed] = ['', true];
      },
    );
  }

  /** The place that is shown. */
  #place({chart}: Loaded): Place {
    const phase = this.target ? this.seen?.phase : undefined;
    if (phase === undefined) return this.way.at(-1)!;
    return {active: statesIn(chart.drawing, phase), taken: undefined};
  }

  #go(arrow: ChartArrow): void {
    const {active} = this.way.at(-1)!;
    const next = along(this.loaded!.chart.drawing, active, arrow);
    this.way = [...this.way, {active: next, taken: arrow}];
  }

  #steps({chart}: Loaded, {active}: Place, locale: 'en' | 'ru'): TemplateResult {
    const say = messages[locale];
    // What lies nearest comes first.
    const depth = ({from}: ChartArrow): number => from.split('.').length;
    const ways = [...waysFrom(chart.drawing, active)].sort((a, b) => depth(b) - depth(a));
    return html`<p class="now">${ways.length > 0 ? `${say.next}:` : say.end}</p>
      <div class="steps">
        ${ways.map(
          (arrow) =>
            html`<button
              class="button"
              part="button"
              data-to=${arrow.to}
              @click=${() => this.#go(arrow)}
            >
              ${fullNameOf(chart, arrow.to, locale)}
            </button>`,
        )}
        <button
          class="button button-quiet"
          part="button"
          data-do="back"
          ?disabled=${this.way.length < 2}
          @click=${() => (this.way = this.way.slice(0, -1))}
        >
          ${say.back}
        </button>
      </div>`;
  }

  /** The paragraph of the rules about the active states. */
  #rule({chart, rules}: Loaded, {active}: Place): TemplateResult | typeof nothing {
    const wanted = active.flatMap((id) => chart.text.rules[leafOf(id)] ?? []);
    const paragraphs = Object.assign({}, ...rules.map(([, text]) => text)) as Record<
      string,
      string
    >;
    const id = wanted.find((one) => one in paragraphs);
    return id === undefined
      ? nothing
      : html`<blockquote part="rule" data-paragraph=${id}>${paragraphs[id]}</blockquote>`;
  }

  override render(): TemplateResult {
    const {loaded} = this;
    const locale = this.#language;
    const say = messages[locale];
    if (!loaded)
      return html`<slot></slot
        >${this.hasFailed ? html`<p role="alert">${say.failed}</p>` : nothing}`;
    const place = this.#place(loaded);
    const shown: Shown = {chart: loaded.chart, locale, ...place};
    const now = place.active.map((id) => fullNameOf(loaded.chart, id, locale)).join(', ');
    return html`<figure>
      <div class="pane" part="chart" role="group" aria-label=${loaded.title} tabindex="0">
        ${picture(shown, say.chart(loaded.title, now))}
      </div>
      <p class="now" role="status">${say.now}: <b>${now}</b></p>
      ${this.target ? nothing : this.#steps(loaded, place, locale)} ${this.#rule(loaded, place)}
      <details>
        <summary>${say.list}</summary>
        ${outline(shown, say.atOnce)}
      </details>
    </figure>`;
  }
}

import {html, LitElement, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property, query, state} from 'lit/decorators.js';
import type {AnyStateMachine} from 'xstate';
import type {StateValue} from '../../../src/game/index.js';
import {tokens} from '../../../src/elements/shared/styles/tokens.styles.js';
import {styles} from './chart.styles.js';
import {drawLayout, type Gold, tellBox} from './draw.js';
import {type Layout, layoutOf} from './layout.js';
import {litStates} from './lit.js';
import {type Box, type ChartModel, chartModel} from './model.js';

/** How far a chart shrinks before it scrolls. */
const SHRINK = 0.86;

/** The machine to draw, and the phases to highlight. */
export interface Look {
  /** The current phase: a chart's value, or a phase in the names of a match. */
  readonly lit: StateValue;
  /** The previous phase and the event that led on from it; that arrow is highlighted too. */
  readonly came?: {readonly from: StateValue; readonly by: string} | undefined;
}

interface Drawing {
  readonly model: ChartModel;
  readonly wide: Layout;
  readonly narrow: Layout;
}

const drawings = new WeakMap<AnyStateMachine, Promise<Drawing>>();

/** The drawing of a machine, made once: later only the highlights change. */
function drawingOf(machine: AnyStateMachine): Promise<Drawing> {
  const made = async (): Promise<Drawing> => {
    const model = chartModel(machine);
    const {default: all} = await import('virtual:chart-layouts');
    const laid = all[machine.id];
    if (!laid) throw new RangeError(`no chart of ${machine.id} has been laid out`);
    return {model, wide: layoutOf(model, laid.wide), narrow: layoutOf(model, laid.narrow)};
  };
  const drawing = drawings.get(machine) ?? made();
  drawings.set(machine, drawing);
  return drawing;
}

const hasKind = (box: Box, kind: Box['kind']): boolean =>
  box.kind === kind || box.boxes.some((inner) => hasKind(inner, kind));

const hasMoves = ({moves, boxes}: Box): boolean => moves.length > 0 || boxes.some(hasMoves);

/** A statechart, drawn from its machine's definition with the current phase in gold. */
export class DrawnChart extends LitElement {
  static override styles = [tokens, styles];

  #observer: ResizeObserver | undefined;

  @query('svg') private readonly svg!: SVGElement | null;

  @state() private drawing: Drawing | undefined;
  @state() private fault = '';
  @state() private room = 0;

  @property({attribute: false}) machine!: AnyStateMachine;
  @property({attribute: false}) look!: Look;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer = new ResizeObserver(() => (this.room = this.offsetWidth));
    this.#observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('machine')) return;
    const {machine} = this;
    this.drawing = undefined;
    drawingOf(machine).then(
      (drawing) => {
        if (machine === this.machine) this.drawing = drawing;
      },
      (error: unknown) => {
        this.fault = String(error);
      },
    );
  }

  override updated(): void {
    const {layout} = this;
    if (!layout || !this.svg) return;
    this.svg.style.setProperty('--chart-width', `${layout.width}px`);
    this.svg.style.setProperty('--chart-shrink', String(SHRINK));
  }

  /** The widest layout that fits. */
  private get layout(): Layout | undefined {
    const {drawing, room} = this;
    return drawing && (drawing.wide.width * SHRINK <= room ? drawing.wide : drawing.narrow);
  }

  override render(): TemplateResult {
    const {layout, look} = this;
    if (!layout) return html`<p>${this.fault || 'Drawing the chart …'}</p>`;
    const {model} = layout;
    const gold = goldOf(model, look);
    return html`<figure>
      <div class="pane" role="group" aria-label="Chart" tabindex="0">
        ${drawLayout(layout, gold)}
      </div>
      <figcaption aria-hidden="true">
        <span><b>●</b> lit</span>
        ${hasMoves(model.root) ? html`<span>▸ moves awaited</span>` : nothing}
        ${hasKind(model.root, 'parallel') ? html`<span><i></i> all at once</span>` : nothing}
        ${hasKind(model.root, 'final') ? html`<span><i class="end"></i> the end</span>` : nothing}
      </figcaption>
      <ul class="words">
        ${tellBox(model, gold.lit, model.root)}
      </ul>
    </figure>`;
  }
}

function goldOf(model: ChartModel, {lit, came}: Look): Gold {
  const was = came && litStates(model, came.from);
  const taken = model.arrows.filter(
    ({from, events}) => was?.has(from) && events.includes(came!.by),
  );
  return {lit: litStates(model, lit), taken: new Set(taken.map(({id}) => id)), by: came?.by};
}

declare global {
  interface HTMLElementTagNameMap {
    'drawn-chart': DrawnChart;
  }
}

/**
 * The statechart of a game as plain data: the places of its boxes and arrows, and the names of its
 * phases.
 */

/** A state. Lengths are in pixels from the top left corner of the drawing. */
export interface ChartBox {
  /** The path of the state, joined by dots: `bout.attack`. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** `group` contains others, of which one is active; `parallel` others that are active at once. */
  readonly kind: 'phase' | 'group' | 'parallel' | 'final';
}

/** A transition from one state to another. */
export interface ChartArrow {
  readonly from: string;
  readonly to: string;
  /** The events that trigger it. */
  readonly events: readonly string[];
  /** The corners of its line, `x, y, x, y …`, from its beginning to its tip. */
  readonly points: readonly number[];
}

/** A laid out chart; `npm run charts` writes them. */
export interface ChartDrawing {
  readonly width: number;
  readonly height: number;
  /** Outer states before those inside them. */
  readonly boxes: readonly ChartBox[];
  readonly arrows: readonly ChartArrow[];
  /** The states in which the chart and each group begin. */
  readonly initial: readonly string[];
}

/** The words of a game's chart; exported as `chart` by its `chart.ts`. */
export interface ChartText {
  /** The names of states, by the last part of their path: in English, and in other languages. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The labels of the events that trigger transitions, by event type, in the same languages. */
  readonly events: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The rules paragraphs about a state; the first one that the game has is shown. */
  readonly rules: Readonly<Record<string, readonly string[]>>;
  /** The paths of states that only more players than usual reach; the usual drawing leaves them out. */
  readonly aside?: readonly string[];
}

/** A chart, its drawing and its words. */
export interface GameChart {
  /** With the usual number of players. */
  readonly drawing: ChartDrawing;
  /** With more players, where they reach more states. */
  readonly crowded?: ChartDrawing;
  readonly text: ChartText;
}

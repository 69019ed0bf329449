import type {Arrow, Box, ChartModel} from './model.js';

/** `wide` puts parallel regions side by side, `narrow` one below the other. */
export type Width = 'wide' | 'narrow';

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

/** A state with its position. */
export interface PlacedBox extends Area {
  readonly box: Box;
}

/** An arrow from its first point to its tip; `arrow` is `undefined` for an initial marker. */
export interface PlacedArrow {
  readonly arrow: Arrow | undefined;
  readonly points: readonly Point[];
  readonly label: Area | undefined;
}

/** The positions of all parts of a chart, in pixels from its top left corner. */
export interface Layout {
  readonly model: ChartModel;
  readonly width: number;
  readonly height: number;
  /** Outer boxes before the boxes inside them. */
  readonly boxes: readonly PlacedBox[];
  readonly arrows: readonly PlacedArrow[];
  /** The dots from which the initial markers start. */
  readonly dots: readonly Point[];
}

/** A layout as plain data, laid out when Storybook is built: boxes and arrows by their ids. */
export interface LaidOut {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly (Area & {readonly id: string})[];
  /** Without an id an initial marker. */
  readonly arrows: readonly {
    readonly id: string | undefined;
    readonly points: readonly Point[];
    readonly label: Area | undefined;
  }[];
  readonly dots: readonly Point[];
}

/** The layouts of a machine. */
export type LaidOutByWidth = Readonly<Record<Width, LaidOut>>;

/** Font sizes and line height, in pixels. */
export const TEXT = {name: 13, small: 11.5, line: 16} as const;
/** The font of the styles too, since the measured text must be the drawn text. */
export const FONT = 'system-ui, sans-serif';

/** The lines in a box below its name. */
export const notesOf = ({moves, guard, kind}: Box): readonly string[] => [
  ...(guard === undefined ? [] : [`[${guard}]`]),
  ...(moves.length ? [`▸ ${moves.join(' · ')}`] : []),
  ...(kind === 'history' ? ['history'] : []),
];

const flat = (box: Box): readonly Box[] => [box, ...box.boxes.flatMap(flat)];

/**
 * The layout of a chart whose parts have been laid out.
 * @throws {RangeError} when the chart has changed since then
 */
export function layoutOf(model: ChartModel, laid: LaidOut): Layout {
  const known = new Map(flat(model.root).map((box) => [box.id, box]));
  const arrows = new Map(model.arrows.map((arrow) => [arrow.id, arrow]));
  const one = <Part>(parts: ReadonlyMap<string, Part>, id: string): Part => {
    const part = parts.get(id);
    if (!part)
      throw new RangeError(`the chart of ${model.name} has changed: start Storybook again`);
    return part;
  };
  return {
    ...laid,
    model,
    boxes: laid.boxes.map(({id, ...area}) => ({...area, box: one(known, id)})),
    arrows: laid.arrows.map(({id, points, label}) => ({
      points,
      label,
      arrow: id === undefined ? undefined : one(arrows, id),
    })),
  };
}

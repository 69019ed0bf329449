import type {Arrangement, DrawOptions} from '../../elements/index.js';
import type {Paint} from './paint.js';

/** The drawing context of an image. */
export interface Canvas {
  readonly board: Arrangement;
  readonly options: DrawOptions;
  readonly paint: Paint;
  /** The width of the image in units. */
  readonly width: number;
}

/** The size of the ranks of a hand. */
export const BODY = 17;
/** The size of a name. */
export const NAME = 17;
/** The size of smaller texts. */
export const NOTE = 14;

/** The colour of a text. */
export const ink = ({paint}: Canvas): {readonly fill: string} => ({
  fill: paint.colour('table-ink'),
});

/** The colour of a less important text. */
export const quiet = ({paint}: Canvas): {readonly fill: string} => ({fill: paint.colour('ink-2')});

import type {Seat} from '../../../game/index.js';
import type {LadderView} from '../types.js';
import {draftOf, type LadderContext, petitionersOf, targetsOf} from './context.js';

/**
 * The rungs that a narrow table folds: a ladder of nine or more has no room beside its bout. A table
 * of twelve or more is taller by the rungs beyond that, which may be choices.
 */

/** From this many players on, a narrow ladder folds. */
const FOLDING = 9;
/** The height of a rung, of a fold, and of a folded ladder, in CSS pixels; see `ladder.styles.ts`. */
const RUNG = 28;
const FOLD = 24;
const ROOM = 236;
/** The most rungs that fit into the height of a narrow table when all are shown. */
const ROWS = 11;

/** The number of rungs that make a narrow table taller. */
export const rungsBeyond = ({seats}: LadderView): number => Math.max(0, seats - ROWS);

/** Whether a ladder folds in a narrow table. */
export const isFolding = ({seats}: LadderView): boolean => seats >= FOLDING;

/** The seats of the bout, or of the one that has just ended. */
function fighters({bout}: LadderView, {event}: LadderContext): readonly (Seat | null)[] {
  if (bout) return [bout.defender, bout.attacker];
  if (event?.type === 'bout closed') return [event.defender, event.attacker];
  return event?.type === 'ranks swapped' ? [event.up, event.down] : [];
}

/** The runs of places that are not kept. */
const runsOf = (seats: number, kept: ReadonlySet<number>): readonly (readonly number[])[] =>
  Array.from({length: seats}, (_, place) => place)
    .filter((place) => !kept.has(place))
    .reduce<readonly (readonly number[])[]>((runs, place) => {
      const last = runs.at(-1);
      return last?.at(-1) === place - 1
        ? [...runs.slice(0, -1), [...last, place]]
        : [...runs, [place]];
    }, []);

const heightOf = (seats: number, kept: ReadonlySet<number>): number =>
  kept.size * RUNG + runsOf(seats, kept).length * FOLD;

/**
 * The runs of places that a narrow table folds. It keeps the bout, the reader, the King and the
 * lowest, and, as far as there is room, the rungs on either side of the bout, more than one in a
 * taller table. `[]` if the ladder is open or its rungs are choices.
 */
export function foldsOf(view: LadderView, ctx: LadderContext): readonly (readonly number[])[] {
  const {ranks, seats} = view;
  const chooses = targetsOf(ctx).length > 1 || petitionersOf(ctx).length > 0;
  if (!isFolding(view) || chooses || draftOf(ctx).open) return [];
  const bout = fighters(view, ctx).flatMap((seat) => (seat === null ? [] : ranks.indexOf(seat)));
  const mine = ctx.seat === undefined ? [] : [ranks.indexOf(ctx.seat)];
  const beyond = rungsBeyond(view);
  const room = ROOM + beyond * RUNG;
  const middle = [bout, mine, [0]].find((places) => places.length > 0)!;
  const near = Array.from({length: beyond > 0 ? seats : 1}, (_, at) => at + 1).flatMap((far) =>
    middle.flatMap((place) => [place - far, place + far]),
  );
  const kept = new Set<number>();
  for (const place of [...bout, ...mine, 0, seats - 1, ...near]) {
    if (place < 0 || place >= seats || kept.has(place)) continue;
    kept.add(place);
    if (kept.size > 5 && heightOf(seats, kept) > room) kept.delete(place);
  }
  return runsOf(seats, kept);
}

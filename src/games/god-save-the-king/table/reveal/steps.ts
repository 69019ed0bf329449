import {BREATH, SLOW_TURN, TURN, VERDICT} from '../../../../elements/shared/index.js';
import {TURNS} from '../board/turns.js';
import type {GskContext} from '../context.js';
import type {GskEvent, GskView, TableIndex} from '../../types.js';

/**
 * The steps in which an event is shown: its cause, the turn of a card, the verdict, and the consequence
 * with the last. All counts, piles, crowns and words about the consequence wait for it.
 */

/** From the naming of a card until its verdict. */
const SEEN = BREATH + SLOW_TURN + VERDICT;
/** From a challenge until its answer. */
const ANSWERED = BREATH + VERDICT;
/** From the verdict until a card slides out of the fan of backs, and from then until it turns. */
const FAN = 400;
const SLIDE = 380;
/** How long a King stands on the ground line, and how long he topples (`fall.styles.ts`). */
const STANDS = 880;
const TOPPLES = 630;

/** A named card, a doubted value. */
export type Judged = Extract<GskEvent, {type: 'challenge answered' | 'routs settled'}>;

/** The steps of a rout and of a challenge, from the verdict on. */
export const JUDGED = {verdict: 1, slide: 2, turn: 3} as const;

/** Whether the reader, or else the trick that is shown large, has no part in this table. */
const isElsewhere = ({matches, seat}: GskView, table: TableIndex): boolean =>
  matches.some((one, at) => at !== table && seat !== null && one?.seats.includes(seat));

/** Whether the Kings that fall have walked to the ground line before, because routs have found them. */
export const stood = (event: GskEvent): boolean =>
  event.type === 'king fell' && event.kings.every(({cause}) => cause === 'rout');

const judged = (event: Judged, view: GskView): readonly number[] => {
  const doubts = event.type === 'challenge answered' && event.challenge !== null;
  if (event.routs.length === 0 && !doubts) return [];
  const seen = event.routs.length > 0 ? SEEN : ANSWERED;
  const draws = event.penalties.some(({card}) => card !== null);
  if (!draws || isElsewhere(view, event.table)) return [seen];
  const turn = seen + FAN + SLIDE;
  return [seen, seen + FAN, turn, turn + TURN];
};

/** When the steps of an event begin after its first, in milliseconds. */
export function steps(event: GskEvent, view: GskView): readonly number[] {
  switch (event.type) {
    case 'routs settled':
    case 'challenge answered':
      return judged(event, view);
    case 'flanks turned':
      return [TURNS.left, TURNS.right].map((time) => time + TURN + VERDICT);
    case 'bluff decided':
    case 'declared equal':
    case 'tie settled':
      return [BREATH, BREATH + VERDICT];
    case 'king fell':
      return [(stood(event) ? 0 : STANDS) + TOPPLES];
    case 'piles searched':
      return event.kings.length > 0 ? [SEEN, SEEN + STANDS + TOPPLES] : [];
    default:
      return [];
  }
}

/** Whether the event on show has come to a step. */
export const reaches = ({step}: GskContext, at: number): boolean =>
  step === undefined || step >= at;

/** Whether its consequence may be seen. */
export const isTold = (ctx: GskContext, view: GskView): boolean =>
  !ctx.event || reaches(ctx, steps(ctx.event, view).length);

/** The view whose counts, piles, crowns and words may be told at this step. */
export const toldIn = (view: GskView, ctx: GskContext): GskView =>
  isTold(ctx, view) ? view : (ctx.before ?? view);

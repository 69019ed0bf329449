import type {Card} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {type Government, isComplete, membersIn, PLACES, spyPlaces} from '../rules/government.js';
import type {CrushEvent, CrushView} from '../types.js';
import type {CrushContext} from './context.js';
import {turnsOf} from './turn-history.js';

/**
 * Moments that are shown in steps, a cause before its consequence: a spy crosses the table as a back, the
 * true card strikes a spy, the cards of a search are riffled. The first step draws the table as it was.
 */

/** How long a cloaked spy crosses the table and slips into its place, in milliseconds. */
export const CROSSING = 460;
const CROSSED = 640;
/** How long it turns over and its mask drops (`staged.styles.ts`). */
const UNMASKED = 420;
/** The time until the true card has struck the spy. */
const STRUCK = 420;
/** The longest time that the riffle of a search takes, and the time from card to card of a short one. */
const RIFFLE = 1500;
const RIFFLED = 100;
/** The time that is left for the last card of a riffle. */
const REST = 400;
/** How long a card falls: a spy to the executed, the last member into its place. */
export const FALLING = 700;

/** When the later steps of an event begin, in milliseconds. */
export function steps(event: CrushEvent, view: CrushView, before: CrushView): readonly number[] {
  const {seat} = view;
  switch (event.type) {
    case 'married': {
      const n = searched(view, before);
      return n > 0 ? [Math.min(RIFFLE, 500 + n * RIFFLED)] : [];
    }
    // The player who sends a spy knows it.
    case 'spy inserted':
      return sentByOther(event, {seat: seat ?? undefined}) ? [CROSSED, CROSSED + UNMASKED] : [];
    case 'spy discovered':
      return [STRUCK];
    default:
      return [];
  }
}

/** Whether an event has added a member to a Government. */
const isBuilt = (
  event: CrushEvent,
): event is Extract<CrushEvent, {type: 'extended' | 'spy discovered'}> =>
  event.type === 'extended' || event.type === 'spy discovered';

/** How many cards a bot has swapped, since the view before, for the Queen that it marries now. */
export const searched = (view: CrushView, before: CrushView | undefined): number =>
  before ? view.swapped - before.swapped : 0;

/** The cards of a search that is riffled in this step, and the milliseconds from one to the next. */
export function riffled(
  view: CrushView,
  ctx: CrushContext,
): {readonly cards: readonly Card[]; readonly gap: number} | undefined {
  const {event, log = []} = ctx;
  if (!isCause(ctx) || event?.type !== 'married') return undefined;
  const n = searched(view, ctx.before);
  const swaps = log.flatMap((one) =>
    one.type === 'card swapped' && one.seat === event.seat ? [one.card] : [],
  );
  return {cards: swaps.slice(-n), gap: Math.min(RIFFLED, (RIFFLE - REST) / n)};
}

/** True while the cause is shown and the consequence is not. */
export const isCause = ({step}: CrushContext): boolean => step !== undefined;

/** What is drawn of the table: as long as a cause is shown, the table before it. */
export const shownOf = (view: CrushView, ctx: CrushContext): CrushView =>
  isCause(ctx) ? (ctx.before ?? view) : view;

/** The events that are told: while only the cause of one is shown, those before it. */
export const toldOf = (ctx: CrushContext): readonly CrushEvent[] => {
  const {event, log = []} = ctx;
  return isCause(ctx) && log.at(-1) === event ? log.slice(0, -1) : log;
};

/** A card that comes to a place of a Government while the rest is drawn as it was. */
export interface Coming {
  /** Absent for a cloaked spy. */
  readonly card?: Card;
  readonly by: Seat;
  /** Whether a spy turns over where it has come to. */
  readonly unmasks?: boolean;
}

/** The card that comes to a place of a Government in this step. */
export function comingTo(seat: Seat, place: number, ctx: CrushContext): Coming | undefined {
  const {event, before} = ctx;
  const government = before?.governments[seat];
  if (!isCause(ctx) || !event || !government) return undefined;
  if (event.type === 'spy inserted' && event.into === seat && place === government.length)
    return {by: event.seat, ...(ctx.step! > 0 && {card: event.card, unmasks: true})};
  if (event.type === 'spy discovered' && event.seat === seat && government[place] === event.spy)
    return {by: seat, card: event.card};
  return undefined;
}

/** Whether another player has sent a spy, so that it came as a back. */
const sentByOther = (event: CrushEvent | undefined, {seat}: Pick<CrushContext, 'seat'>): boolean =>
  event?.type === 'spy inserted' && event.seat !== seat;

/**
 * The place of the last missing member of a Government, in the turn that has left only one; otherwise -1.
 */
export function lastPlace(government: Government, seat: Seat, {log = []}: CrushContext): number {
  if (!isNearlyWhole(government)) return -1;
  const {events} = turnsOf(log).at(-1)!;
  if (!events.some((event) => isBuilt(event) && event.seat === seat)) return -1;
  return government.length < PLACES.length ? government.length : spyPlaces(government)[0]!;
}

/** Whether only one member of a Government is missing. */
export const isNearlyWhole = (government: Government): boolean =>
  membersIn(government) === PLACES.length - 1;

/** Whether an event has placed the last member of a Government. */
export const completes = (
  event: CrushEvent | undefined,
  {governments}: Pick<CrushView, 'governments'>,
): boolean => event !== undefined && isBuilt(event) && isComplete(governments[event.seat]!);

/** Whether an event has left a Government one member short. */
export const leavesOne = (event: CrushEvent, {governments}: CrushView): boolean =>
  isBuilt(event) && isNearlyWhole(governments[event.seat]!);

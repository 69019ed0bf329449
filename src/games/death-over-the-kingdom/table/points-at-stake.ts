import {type Control, playerOf} from '../../../elements/index.js';
import type {Seat} from '../../../game/index.js';
import type {ArgsBelow} from '../../../i18n/index.js';
import {goalOf} from '../rules/award.js';
import {characterOf} from '../rules/deck.js';
import {leadersOf, secondOf} from '../rules/outcome.js';
import {dealsOf, isLarge, seatsOf} from '../rules/standing.js';
import type {KingdomContext} from './context.js';
import type {KingdomMessages} from '../messages/en.js';
import type {KingdomView} from '../types.js';

/** What a point would do to the reader's place, as the totals stand that everybody sees. */

type Stake = NonNullable<Control['stakes']>[number];

/** A line below the label of a button. */
export const stake = (
  {messages}: KingdomContext,
  kind: Stake['kind'],
  ...[key, values]: ArgsBelow<KingdomMessages, 'kingdom/stake/'>
): Stake => ({kind, text: messages.lookup(`kingdom/stake/${key}`, values)});

/** A bad point of the large game. */
function badPoint(view: KingdomView, seat: Seat, ctx: KingdomContext): Stake {
  const n = view.scores[seat]! + 1;
  const others = view.scores.filter((_, other) => other !== seat);
  const fewest = Math.min(...others);
  if (n <= fewest) return stake(ctx, 'none', 'point-fewest', {n});
  const leads = leadersOf(view).includes(seat);
  return leads
    ? stake(ctx, 'cost', 'point-leaves', {n})
    : stake(ctx, 'cost', 'point-more', {n, fewest});
}

/** What a point does to the reader's place: more than enough is too many. */
export function withPoint(view: KingdomView, seat: Seat, ctx: KingdomContext): Stake {
  if (isLarge(view)) return badPoint(view, seat, ctx);
  const totals = view.scores.map((total, other) => total + Number(other === seat));
  const n = totals[seat]!;
  if (secondOf(totals, view.options).includes(seat)) return stake(ctx, 'gain', 'point-second', {n});
  const first = totals.filter((total) => total >= n).length;
  const isTop = n === Math.max(...totals);
  const last = view.deal === dealsOf(view);
  if (!isTop) return stake(ctx, 'none', 'point-below', {n});
  // Early on there is time to be overtaken.
  const costs = 2 * view.deal > dealsOf(view);
  return stake(ctx, costs ? 'cost' : 'none', first > 1 ? 'point-ties' : 'point-first', {last});
}

/** The place without a point, if it wins as the totals stand. */
export function withoutPoint(view: KingdomView, seat: Seat, ctx: KingdomContext): readonly Stake[] {
  if (!leadersOf(view).includes(seat)) return [];
  const n = view.scores[seat]!;
  return [stake(ctx, 'gain', isLarge(view) ? 'stays-fewest' : 'stays-second', {n})];
}

/** The values that a card may have at the end. */
function valuesOf(view: KingdomView, card: string): readonly number[] {
  const {value, second} = characterOf(view, card);
  return second === null ? [value] : [value, second];
}

/** A card that the reader knows, at another seat, which this one cannot beat as they lie. */
function beatenBy(view: KingdomView, seat: Seat, card: string): Seat | undefined {
  const goal = goalOf(view);
  if (goal === 'middle') return undefined;
  const own = valuesOf(view, card);
  return seatsOf(view).find((other) => {
    const known = view.areas[other] ?? null;
    if (other === seat || known === null) return false;
    if (view.options['kingNeverWins'] === 'on' && known === 'king') return false;
    const theirs = valuesOf(view, known);
    return goal === 'highest'
      ? Math.max(...own) < Math.min(...theirs)
      : Math.min(...own) > Math.max(...theirs);
  });
}

/** What is at stake with a card that would lie in front of the reader. */
export function atStake(
  view: KingdomView,
  seat: Seat,
  card: string | null,
  ctx: KingdomContext,
): readonly Stake[] {
  const other = card === null ? undefined : beatenBy(view, seat, card);
  if (other === undefined) return [withPoint(view, seat, ctx)];
  const beaten = stake(ctx, 'none', `beaten-${goalOf(view) === 'highest' ? 'highest' : 'lowest'}`, {
    ...playerOf(other, ctx),
    card: view.areas[other]!,
  });
  return [beaten, ...withoutPoint(view, seat, ctx)];
}

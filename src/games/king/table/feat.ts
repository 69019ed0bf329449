import {css} from 'lit';
import {Lazy, priceStyles} from '../../../elements/shared/index.js';
import type {Variant} from '../rules/contracts/columns.js';
import type {KingEvent, KingView} from '../types.js';
import type {KingContext} from './context.js';
import {type Feat, fullSlamOf, READ, TURN} from './slam.js';

/**
 * The moment in which one player has taken every card that counts: its circle is fetched during the deal,
 * where it may come, and without it the deal ends as any other.
 */

/** Its drawing. */
const circle = new Lazy(() => import('./fifteen.js'));

/** Fetches the circle once a trick has been played in a deal that may come to it. */
export const expectFeat = ({contract, played}: KingView): void => {
  // Without it, nothing is missing.
  if (contract.slam !== null && played.length > 0) circle.load().catch(() => undefined);
};

/** The drawing of the circle; `undefined` until it is fetched. */
export const drawn = (): typeof import('./fifteen.js') | undefined => circle.value;

/** The moment, if it is on the screen. */
export function feat(
  view: KingView,
  variant: Variant,
  {event, step}: KingContext,
): Feat | undefined {
  const slam = event?.type === 'play ended' && drawn() ? fullSlamOf(view, variant) : undefined;
  return slam && {...slam, isPaid: step === undefined};
}

/** What a seat has in this deal: in the moment, what the cards pay once their price has turned. */
export const pointsOf = (
  view: KingView,
  variant: Variant,
  seat: number,
  ctx: KingContext,
): number => {
  const now = feat(view, variant, ctx);
  return (now?.isPaid && now.seat === seat ? view.contract.slam : view.points[seat]) ?? 0;
};

/** The cards are seen with what they cost before anything says what they pay. */
export const stepsOf = ({type}: KingEvent, view: KingView, variant: Variant): readonly number[] =>
  type === 'play ended' && drawn() && fullSlamOf(view, variant) ? [READ + TURN] : [];

/** Its styles: all sizes follow those of the cards of a trick. */
export const fifteenStyles = [
  css`
    .board > .circle {
      --gstk-card-width: calc(var(--t) * 0.42);
      position: relative;
      place-content: center;
      block-size: calc(var(--t) * 2.8 + 20px);
    }
    .ray {
      position: absolute;
      inset: calc(50% - var(--gstk-card-width) * 0.7) auto auto
        calc(50% - var(--gstk-card-width) / 2);
      transform: translate(0, 0) rotate(var(--turn)) translateY(calc(var(--t) * -1.18)) scale(1);
    }
    .hub {
      display: grid;
      justify-items: center;
      gap: 2px;
    }
    .hub > .shield {
      inline-size: min(calc(var(--t) * 0.7), 56px);
    }
    .turns {
      display: grid;
    }
    .turns > * {
      grid-area: 1 / 1;
    }
    .paid .was,
    .circle:not(.paid) .pays {
      opacity: 0;
    }
  `,
  priceStyles('.turns > b', '.turns > .pays'),
];

import {css, html, type TemplateResult} from 'lit';
import {ref} from 'lit/directives/ref.js';
import {smallFace} from '../../../elements/index.js';
import {
  EASE_OUT,
  motion,
  planeOf,
  priceStyles,
  shieldOf,
  vars,
  wayIn,
} from '../../../elements/shared/index.js';
import type {Variant} from '../rules/contracts/columns.js';
import type {KingEvent, KingView} from '../types.js';
import type {KingContext} from './context.js';
import {priceOf} from './prices.js';
import {fullSlamOf, type Slam} from './slam.js';

/**
 * The moment in which one player has taken every card that counts: from the player's seat they fan out
 * into a circle round its arms, and what they cost turns into what they pay.
 */

/** Milliseconds in which a card comes to its place, and between two cards. */
const FAN = 420;
const STEP = 24;
/** The half of a turn of the price, and when it begins. */
const TURN = 170;
const READ = 900;

/** The moment, if it is on the screen: `isPaid` once the price has turned. */
export function feat(
  view: KingView,
  variant: Variant,
  {event, step}: KingContext,
): (Slam & {readonly isPaid: boolean}) | undefined {
  const slam = event?.type === 'play ended' ? fullSlamOf(view, variant) : undefined;
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
  type === 'play ended' && fullSlamOf(view, variant) ? [READ + TURN] : [];

/** The circles that have opened, and those whose price turns: another drawing moves nothing. */
const opened = new WeakSet<Element>();
const turned = new WeakSet<Element>();

/** The circle in the middle of the board. */
export const fifteen = (
  {contract}: KingView,
  {seat, cards, isPaid}: Slam & {readonly isPaid: boolean},
  ctx: KingContext,
): TemplateResult => {
  const {letters, deck, messages} = ctx;
  const sum = cards.reduce((all, card) => all + priceOf(card, contract), 0);
  const move = (circle: Element | undefined): void => {
    const begun = isPaid ? turned : opened;
    if (!circle || begun.has(circle)) return;
    begun.add(circle);
    // The callback runs before the picture is in the document, which has its styles.
    queueMicrotask(() => (isPaid ? rise(circle) : fan(circle, seat)));
  };
  return html`<div class="middle circle ${isPaid ? 'paid' : ''}" aria-hidden="true" ${ref(move)}>
    ${cards.map(
      (card, at) =>
        html`<span class="ray" ${vars({'--turn': `${(at * 360) / cards.length}deg`})}
          >${smallFace(card, {letters, deck})}</span
        >`,
    )}
    <span class="hub"
      >${shieldOf(seat, ctx)}<span class="turns"
        ><b class="was">${messages.points(sum)}</b
        ><b class="pays">${messages.points(contract.slam ?? 0)}</b></span
      ></span
    >
  </div>`;
};

const FLAT = 'rotateX(90deg)';

/** Lets the cards come from the seat; then what they cost turns until its edge is seen. */
function fan(circle: Element, seat: number): void {
  const arms = circle.parentElement
    ?.querySelector(`gstk-seat[data-seat="${seat}"]`)
    ?.shadowRoot?.querySelector('.shield')
    ?.getBoundingClientRect();
  const hub = circle.querySelector('.hub');
  const plane = hub && arms && planeOf(hub);
  if (!plane) return;
  const box = hub.getBoundingClientRect();
  const {x, y} = wayIn(
    plane,
    arms.x + arms.width / 2 - box.x - box.width / 2,
    arms.y + arms.height / 2 - box.y - box.height / 2,
  );
  const closed = `translate(${x}px, ${y}px) rotate(0deg) translateY(0) scale(0.3)`;
  for (const [at, ray] of circle.querySelectorAll('.ray').entries())
    motion(ray, [{transform: closed, opacity: 0}, {opacity: 1, offset: 0.2}, {}], {
      ms: FAN,
      easing: EASE_OUT,
      delay: at * STEP,
    });
  motion(circle.querySelector('.was')!, [{}, {transform: FLAT}], {
    ms: TURN,
    easing: 'ease-in',
    delay: READ,
  });
}

/** Turns what they pay to the reader. */
const rise = (circle: Element): void => {
  motion(circle.querySelector('.pays')!, [{transform: FLAT}, {}], {ms: TURN, easing: EASE_OUT});
};

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

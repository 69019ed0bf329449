import {html, type TemplateResult} from 'lit';
import {ref} from 'lit/directives/ref.js';
import {smallFace} from '../../../elements/index.js';
import {EASE_OUT, motion, planeOf, shieldOf, vars, wayIn} from '../../../elements/shared/index.js';
import type {KingView} from '../types.js';
import type {KingContext} from './context.js';
import {priceOf} from './prices.js';
import {type Feat, READ, TURN} from './slam.js';

/**
 * The moment in which one player has taken every card that counts: from the player's seat they fan out
 * into a circle round its arms, and what they cost turns into what they pay.
 */

/** Milliseconds in which a card comes to its place, and between two cards. */
const FAN = 420;
const STEP = 24;
/** Circles that have opened, and whether their price has turned: another drawing moves nothing. */
const moved = new WeakMap<Element, boolean>();

/** The circle in the middle of the board. */
export const fifteen = (
  {contract}: KingView,
  {seat, cards, isPaid}: Feat,
  ctx: KingContext,
): TemplateResult => {
  const {letters, deck, messages} = ctx;
  const sum = cards.reduce((all, card) => all + priceOf(card, contract), 0);
  const move = (circle: Element | undefined): void => {
    if (!circle || moved.get(circle) === isPaid) return;
    moved.set(circle, isPaid);
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
    motion(ray, [{transform: closed, opacity: 0}, {}], {
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

// 52 cards travel from a pack to four hands, once as a table moves its cards and once by a loop.
import {PACK_52} from '../../src/cards/pack.ts';
import {cardFaceStyles} from '../../src/elements/card-face/card-face.styles.ts';
import {drawFace} from '../../src/elements/card-face/draw-face.ts';
import {between, EASE_OUT} from '../../src/elements/internal/motion.ts';

const TRAVEL = 400;
const STEP = 20;
document.adoptedStyleSheets = [cardFaceStyles.styleSheet];

const cards = PACK_52.map((card, at) => {
  const face = drawFace(card, {size: 's'});
  face.style.cssText = `position:absolute;left:${(at >> 2) * 60 + 20}px;top:${(at % 4) * 120 + 20}px`;
  document.body.append(face);
  return face;
});
const pack = new DOMRect(700, 560, 56, 78);
const boxes = cards.map((card) => card.getBoundingClientRect());

const ways = {
  /** As `gstk-trick` does with each card that arrives. */
  table: async () => {
    const trips = cards.map((card, at) =>
      card.animate([{transform: between(boxes[at], pack)}, {transform: 'none'}], {
        duration: TRAVEL,
        delay: at * STEP,
        easing: EASE_OUT,
        fill: 'both',
      }),
    );
    await Promise.all(trips.map(({finished}) => finished));
    for (const trip of trips) trip.cancel();
  },
  /** The same by hand, frame by frame. */
  loop: () =>
    new Promise((done) => {
      const start = performance.now();
      const frame = (now) => {
        let moving = false;
        cards.forEach((card, at) => {
          const part = Math.min(1, Math.max(0, (now - start - at * STEP) / TRAVEL));
          const left = (1 - part) ** 3;
          const x = (pack.x - boxes[at].x) * left;
          const y = (pack.y - boxes[at].y) * left;
          card.style.transform = `translate(${x}px, ${y}px)`;
          moving ||= part < 1;
        });
        if (moving) requestAnimationFrame(frame);
        else done();
      };
      requestAnimationFrame(frame);
    }),
};

/** Deals in one of the ways; resolves when every card lies there. */
window.deal = (way) => ways[way]();

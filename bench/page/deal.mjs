// 52 cards travel at once: a trick as large as a pack goes to its taker, once as the element of
// every table sends its cards, once by a loop of animation frames.
import {PACK_52} from '../../src/cards/pack.ts';
import '../../src/elements/gstk-trick/gstk-trick.ts';
import {GstkTrick} from '../../src/elements/gstk-trick/gstk-trick.component.ts';
import {tokens} from '../../src/elements/shared/styles/tokens.styles.ts';

const TRAVEL = 500;
const COMPASS = ['s', 'w', 'n', 'e'];
const WINNER = new DOMRect(700, 560, 110, 60);
document.adoptedStyleSheets = [tokens.styleSheet];

const trick = new GstkTrick();
trick.seats = PACK_52.map((_, seat) => ({seat, place: COMPASS[seat % 4], name: `${seat}`}));
trick.plays = PACK_52.map((card, seat) => ({card, seat}));
document.body.append(trick);
await trick.updateComplete;
trick.from = () => WINNER; // known only now: nothing travels when the cards are laid
const cards = [...trick.shadowRoot.querySelectorAll('.card')];

const ways = {
  table: async () => {
    await trick.collectTo(0, TRAVEL);
    trick.finish();
  },
  /** The same by hand, frame by frame. */
  loop: () =>
    new Promise((done) => {
      const ways = cards
        .map((card) => card.getBoundingClientRect())
        .map(({x, y, width, height}) => [
          WINNER.x + WINNER.width / 2 - x - width / 2,
          WINNER.y + WINNER.height / 2 - y - height / 2,
        ]);
      const start = performance.now();
      const frame = (now) => {
        const part = Math.min(1, Math.max(0, (now - start) / TRAVEL));
        const gone = part ** 3;
        cards.forEach(({style}, at) => {
          const [x, y] = ways[at];
          style.transform = `translate(${x * gone}px, ${y * gone}px) scale(${1 - 0.6 * gone})`;
          style.opacity = `${part < 0.7 ? 1 : (1 - part) / 0.3}`;
        });
        if (part < 1) requestAnimationFrame(frame);
        else {
          for (const {style} of cards) style.transform = style.opacity = '';
          done();
        }
      };
      requestAnimationFrame(frame);
    }),
};

/** Sends all cards in one of the ways; resolves when they are there. */
window.deal = (way) => ways[way]();

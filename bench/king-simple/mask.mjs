// The reference: Simple King as fast as one can write it by hand in JavaScript. One function, no
// allocation, 32-bit masks, the random stream (sfc32, as in src/cards/rng.ts) in local variables.
// It knows nothing but four seats, 32 cards and the fourteen contracts with their default options.
//
// A card is a bit: 8 times the suit (hearts, spades, diamonds, clubs) plus the rank from seven up.
import {streamsOf} from './streams.mjs';

const HEARTS = 0xff;
const KING = 1 << 6; // the king of hearts
const JACKS = 0x10101010;
const QUEENS = 0x20202020;
const ALL = 0xffffffff | 0;

// By contract, from 0: what counts, what may be led, what must be thrown off, whether it ends early.
const COUNT = Int32Array.of(0, JACKS, QUEENS, HEARTS, KING, 0, JACKS | QUEENS | HEARTS);
const LEAD = Int32Array.of(ALL, ALL, ALL, ~HEARTS, ~HEARTS, ALL, ~HEARTS);
const FORCED = Int32Array.of(0, 0, 0, 0, KING, 0, KING);
const STOPS = Int32Array.of(0, 1, 1, 1, 1, 0, 0);
const TRICK = Int32Array.of(2, 0, 0, 0, 0, 0, 2);
const LAST = Int32Array.of(0, 0, 0, 0, 0, 8, 8);
const JACK = Int32Array.of(0, 4, 0, 0, 0, 0, 4);
const QUEEN = Int32Array.of(0, 0, 4, 0, 0, 0, 4);
const HEART = Int32Array.of(0, 0, 0, 2, 0, 0, 2);
const THE_KING = Int32Array.of(0, 0, 0, 0, 16, 0, 16);

// The pack as it lies before it is shuffled: spades, hearts, diamonds, clubs.
const PACK = Uint8Array.from({length: 32}, (_, at) => ([1, 0, 2, 3][at >> 3] << 3) | (at & 7));
// A draw of 32 bits above this is drawn again, so that every remainder is as likely.
const LIMIT = Uint32Array.from({length: 33}, (_, n) => (n ? 0xffffffff - (0x100000000 % n) : 0));

const SCALE = 2 ** -32;

const deck = new Uint8Array(32);
const hands = new Int32Array(4);
const points = new Int32Array(4);

let streams = new Int32Array(0);

/** Makes ready for a number of matches. */
export const prepare = (matches) => {
  streams = streamsOf(matches);
};

/** Plays the matches `from` to `to`; keeps count of moves and a checksum of all points. */
export function play(from, to, tally) {
  let moves = tally.moves;
  let hash = tally.hash;
  for (let match = from; match < to; match++) {
    const base = match << 3;
    // The stream of the deals, and that of the choices.
    let a = streams[base];
    let b = streams[base + 1];
    let c = streams[base + 2];
    let d = streams[base + 3];
    let e = streams[base + 4];
    let f = streams[base + 5];
    let g = streams[base + 6];
    let h = streams[base + 7];
    let sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    let dealer = (sum >>> 0) % 4;
    for (let deal = 0; deal < 14; deal++) {
      const contract = deal < 7 ? deal : deal - 7;
      let turn = (dealer + 1) & 3;
      deck.set(PACK);
      hands[0] = hands[1] = hands[2] = hands[3] = 0;
      points[0] = points[1] = points[2] = points[3] = 0;
      // Place 31 is settled first, so each card goes to its seat as soon as its place is settled.
      for (let at = 31; at > 0; at--) {
        do {
          sum = (((a + b) | 0) + d) | 0;
          d = (d + 1) | 0;
          a = b ^ (b >>> 9);
          b = (c + (c << 3)) | 0;
          c = (((c << 21) | (c >>> 11)) + sum) | 0;
        } while (sum >>> 0 > LIMIT[at + 1]);
        const other = (sum >>> 0) % (at + 1);
        hands[(turn + at) & 3] |= 1 << deck[other];
        deck[other] = deck[at];
      }
      hands[turn] |= 1 << deck[0];
      const lead = LEAD[contract];
      const forced = FORCED[contract];
      const count = COUNT[contract];
      const stops = STOPS[contract];
      let out = count;
      for (let rounds = 8; rounds > 0; rounds--) {
        let winner = turn;
        const held = hands[turn];
        let legal = held & lead;
        if (legal === 0) legal = held;
        if ((legal & (legal - 1)) !== 0) {
          sum = (((e + f) | 0) + h) | 0;
          h = (h + 1) | 0;
          e = f ^ (f >>> 9);
          f = (g + (g << 3)) | 0;
          g = (((g << 21) | (g >>> 11)) + sum) | 0;
          let n = legal - ((legal >>> 1) & 0x55555555);
          n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
          n = Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
          for (let at = ((sum >>> 0) * n * SCALE) | 0; at > 0; at--) legal &= legal - 1;
        }
        let best = legal & -legal;
        hands[turn] = held ^ best;
        let trick = best;
        const led = 0xff << ((31 - Math.clz32(best)) & 24);
        for (let seat = 1; seat < 4; seat++) {
          turn = (turn + 1) & 3;
          const own = hands[turn];
          let legal = own & led;
          if (legal === 0) {
            legal = own & forced;
            if (legal === 0) legal = own;
          }
          if ((legal & (legal - 1)) !== 0) {
            sum = (((e + f) | 0) + h) | 0;
            h = (h + 1) | 0;
            e = f ^ (f >>> 9);
            f = (g + (g << 3)) | 0;
            g = (((g << 21) | (g >>> 11)) + sum) | 0;
            let n = legal - ((legal >>> 1) & 0x55555555);
            n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
            n = Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
            for (let at = ((sum >>> 0) * n * SCALE) | 0; at > 0; at--) legal &= legal - 1;
          }
          const card = legal & -legal;
          hands[turn] = own ^ card;
          trick |= card;
          if ((card & led) !== 0 && card >>> 0 > best >>> 0) {
            best = card;
            winner = turn;
          }
        }
        moves += 4;
        let worth = TRICK[contract];
        if (rounds <= 2) worth += LAST[contract];
        if ((trick & count) !== 0) {
          let n = trick & JACKS;
          n = (n + (n >>> 8)) >>> 4;
          worth += (((n + (n >>> 16)) & 7) * JACK[contract]) | 0;
          n = trick & QUEENS;
          n = (n + (n >>> 8)) >>> 5;
          worth += (((n + (n >>> 16)) & 7) * QUEEN[contract]) | 0;
          n = trick & HEARTS;
          n = n - ((n >>> 1) & 0x55);
          n = (n & 0x33) + ((n >>> 2) & 0x33);
          worth += (((n + (n >>> 4)) & 15) * HEART[contract]) | 0;
          if ((trick & KING) !== 0) worth += THE_KING[contract];
          out &= ~trick;
        }
        points[winner] += worth;
        turn = winner;
        if (stops !== 0 && out === 0) break;
      }
      const sign = deal < 7 ? -1 : 1;
      for (let seat = 0; seat < 4; seat++)
        hash = Math.imul(hash ^ (points[seat] * sign), 0x01000193);
      dealer = (dealer + 1) & 3;
    }
  }
  tally.moves = moves;
  tally.hash = hash;
}

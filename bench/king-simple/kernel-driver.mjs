// Shared by the two engines on our kernel: shuffling, dealing and choosing, as tight as in the
// reference. The kernel decides which cards are legal, who takes a trick, its worth, and when a deal
// ends.
import {PACK_32} from '../../src/cards/pack.js';
import {defaultOptions} from '../../src/game/options.js';
import {nth, size} from '../../src/games/king/kernel/bits.js';
import {codeOf} from '../../src/games/king/kernel/codes.js';
import {begin, kernel, legal} from '../../src/games/king/kernel/kernel.js';
import {planOf} from '../../src/games/king/kernel/plan.js';
import {kingRules} from '../../src/games/king/rules.js';
import {contractOfDeal} from '../../src/games/king/rules/contracts/columns.js';
import {variantOf} from '../../src/games/king/rules/contracts/variants.js';
import {streamsOf} from './streams.mjs';

const table = {seats: 4, options: defaultOptions(kingRules('king-simple').options)};
const plans = Array.from({length: 14}, (_, at) =>
  planOf(contractOfDeal(variantOf('king-simple'), table, at + 1)),
);
const PACK = Uint8Array.from(PACK_32, (card) => codeOf(card));
const LIMIT = Uint32Array.from({length: 33}, (_, n) => (n ? 0xffffffff - (0x100000000 % n) : 0));
const SCALE = 2 ** -32;
const deck = new Uint8Array(32);

let streams = new Int32Array(0);

/** Makes ready for a number of matches. */
export const prepare = (matches) => {
  streams = streamsOf(matches);
};

/**
 * Plays with a function that gives the position after a card.
 * @param {(k: object, code: number) => object} advance
 */
export const playWith = (advance) => (from, to, tally) => {
  let k = kernel(plans[0]);
  const {dealt} = k;
  let {moves, hash} = tally;
  for (let match = from; match < to; match++) {
    const base = match << 3;
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
    for (let number = 0; number < 14; number++) {
      const leader = (dealer + 1) & 3;
      deck.set(PACK);
      dealt.fill(0);
      for (let at = 31; at > 0; at--) {
        do {
          sum = (((a + b) | 0) + d) | 0;
          d = (d + 1) | 0;
          a = b ^ (b >>> 9);
          b = (c + (c << 3)) | 0;
          c = (((c << 21) | (c >>> 11)) + sum) | 0;
        } while (sum >>> 0 > LIMIT[at + 1]);
        const other = (sum >>> 0) % (at + 1);
        const code = deck[other];
        deck[other] = deck[at];
        dealt[(((leader + at) & 3) << 1) + (code >> 5)] |= 1 << (code & 31);
      }
      dealt[(leader << 1) + (deck[0] >> 5)] |= 1 << (deck[0] & 31);
      begin(k, plans[number], 4, leader, 8, -1);
      while (k.done === 0) {
        legal(k);
        const n = size(k.legalLow, k.legalHigh);
        let at = 0;
        if (n > 1) {
          sum = (((e + f) | 0) + h) | 0;
          h = (h + 1) | 0;
          e = f ^ (f >>> 9);
          f = (g + (g << 3)) | 0;
          g = (((g << 21) | (g >>> 11)) + sum) | 0;
          at = ((sum >>> 0) * n * SCALE) | 0;
        }
        k = advance(k, nth(k.legalLow, k.legalHigh, at));
        moves++;
      }
      hash = Math.imul(hash ^ k.p0, 0x01000193);
      hash = Math.imul(hash ^ k.p1, 0x01000193);
      hash = Math.imul(hash ^ k.p2, 0x01000193);
      hash = Math.imul(hash ^ k.p3, 0x01000193);
      dealer = (dealer + 1) & 3;
    }
  }
  tally.moves = moves;
  tally.hash = hash;
};

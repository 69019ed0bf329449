import {codeOf} from '../kernel/codes.js';
import {copy} from '../kernel/kernel.js';
import {complete, determinize} from '../position/determinize.js';
import {fillerOf} from '../position/fill.js';
import {layoutsOf} from '../position/layouts.js';
import {packOf, tableOf, type Variant} from '../rules/contracts/columns.js';
import type {KingState, KingView} from '../types.js';
import {type Start, startOf} from './start.js';

/** Draws deals that look the same to the seat of a view, ready to be played on. */

/** Draws one deal; advances the stream in place. */
export type Sampler = (stream: number[]) => Start;

/** Prepares a view in which a seat has to act. */
export function samplerOf(variant: Variant, view: KingView): Sampler {
  const pack = packOf(tableOf(variant, view));
  if (view.contract.draws || view.talon.length + view.away.length + view.stock.length > 0) {
    const filler = fillerOf(view, pack);
    return (stream) =>
      startOf(complete(view, filler(stream)!, stream as unknown as KingState['rng']));
  }
  const {kernel, stock} = startOf(determinize(variant, view, [1, 2, 3, 4]));
  const layouts = layoutsOf(view, pack, true)!;
  const {seats, hands, trick} = view;
  const known = new Int32Array(seats * 2);
  hands.forEach((hand, seat) => {
    for (const card of hand) if (card !== null) put(known, seat, codeOf(card));
  });
  const lying = new Int32Array(2);
  for (const {seat, card} of trick) {
    put(known, seat, codeOf(card));
    put(lying, 0, codeOf(card));
  }
  return (stream) => {
    const dealt = known.slice();
    const drawn = layouts.draw(stream);
    for (let seat = 0; seat < seats; seat++)
      for (const code of drawn[seat]!) put(dealt, seat, code);
    const k = copy(kernel);
    k.dealt = dealt;
    // Where a position does not tell its tricks, each deal has other cards in play.
    k.low = k.high = 0;
    for (let at = 0; at < dealt.length; at += 2) {
      k.low |= dealt[at]! & ~lying[0]!;
      k.high |= dealt[at + 1]! & ~lying[1]!;
    }
    return {kernel: k, stock};
  };
}

const put = (dealt: Int32Array, seat: number, code: number): void => {
  dealt[seat * 2 + (code >> 5)]! |= 1 << (code & 31);
};

import {codeOf} from '../kernel/codes.js';
import type {PlayMove} from '../types.js';
import type {Odds} from './odds.js';
import type {Outlook} from './outlook.js';
import {laterOf, nowOf} from './worth.js';

/** The expected result of a card. */
export interface Prospect {
  readonly move: PlayMove;
  readonly code: number;
  /** The chance that the card takes the trick, and the expected points if it does. */
  readonly win: number;
  readonly worth: number;
  /** The overall value, including the cards that remain. */
  readonly value: number;
  /** How much depends on the card taking the trick: a standard deviation. */
  readonly open: number;
  /** `open` reversed: the surer the trick, the more is left to the rest of the deal. */
  readonly risk: number;
}

export function prospectOf(move: PlayMove, o: Outlook, odds: Odds): Prospect {
  const code = codeOf(move.card);
  const led = (o.trick[0] ?? code) >> 4;
  const {win, worth} = nowOf(o, odds, code);
  const kept = o.hand.filter((held) => held !== code);
  const taken = win === 0 ? 0 : worth + laterOf(o, odds, kept, led, true);
  const lost = win === 1 ? 0 : laterOf(o, odds, kept, led, false) - worth / (o.seats - 1);
  const open = Math.sqrt(win * (1 - win)) * Math.abs(taken - lost);
  return {move, code, win, worth, value: win * taken + (1 - win) * lost, open, risk: -open};
}

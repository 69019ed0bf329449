import type {LadderOpen} from '../types.js';

/** Only the fields that everybody may know. */
export const openOf = (open: LadderOpen): LadderOpen => ({
  options: open.options,
  seats: open.seats,
  phase: open.phase,
  deal: open.deal,
  ranks: open.ranks,
  draw: open.draw,
  reigns: open.reigns,
  trump: open.trump,
  bouts: open.bouts,
  bout: open.bout,
  gone: open.gone,
  shown: open.shown,
});

import {type Card, rankOf} from '../../../cards/index.js';
import {type CardFoot, indexText, playerOf} from '../../../elements/index.js';
import type {Seat} from '../../../game/index.js';
import {rivalOf} from '../rules/knowledge.js';
import {footOf} from '../rules/foot.js';
import type {CrushView} from '../types.js';
import type {CrushContext} from './context.js';

/** A quiet word at the foot of each card in the hand: what it is good for, and so whether to keep it. */

/** The feet of the reader's cards, as words. */
export function feetOf(
  view: CrushView,
  seat: Seat,
  cards: readonly Card[],
  ctx: CrushContext,
): ReadonlyMap<Card, CardFoot> {
  const {messages, letters} = ctx;
  const rival = playerOf(rivalOf(seat), ctx);
  return new Map(
    cards.flatMap((card): readonly (readonly [Card, CardFoot])[] => {
      const foot = footOf(view, seat, card);
      if (!foot) return [];
      const {kind, ahead: n} = foot;
      const rank = rankOf(card);
      const values = {...rival, n, ...(rank && {rank, index: indexText(rank, letters)})};
      const [text, said] = [kind, `${kind}/said`].map((key) =>
        messages.lookup(`crush/foot/${key}`, values),
      );
      return [[card, [text!, said!]]];
    }),
  );
}

import {type Card, rankOf} from '../../../cards/index.js';
import {type CardFoot, indexText, playerOf} from '../../../elements/index.js';
import type {Seat} from '../../../game/index.js';
import {rivalOf} from '../rules/knowledge.js';
import {useOf} from '../rules/use.js';
import type {CrushView} from '../types.js';
import type {CrushContext} from './context.js';

/** A quiet word at the foot of each card in the hand: what it is good for, and so whether to keep it. */

/** What a card is good for; each is the end of a message key. */
const FEET = [
  'now', 'later', 'unmasks', 'spy-now', 'spy', 'wild', 'rivals-now', 'rivals', 'against', 'useless',
] as const; // oxfmt-ignore
export type FootKind = (typeof FEET)[number];

/** A kind of foot, and how many places of a Government come before the card's own. */
export interface FootMark {
  readonly kind: FootKind;
  readonly ahead: number;
}

/**
 * The foot of a card in a seat's hand, by what lies on the table; none as long as a marriage decides what
 * the card will be good for.
 */
export function footOf(
  {governments}: Pick<CrushView, 'governments'>,
  seat: Seat,
  card: Card,
): FootMark | undefined {
  const {use, ahead} = useOf(governments, seat, card);
  const as = (kind: FootKind): FootMark => ({kind, ahead});
  switch (use) {
    case 'next':
      return as('now');
    case 'later':
      return as('later');
    case 'discovers':
      return as('unmasks');
    case 'rivals':
      return as(ahead > 0 ? 'rivals' : 'rivals-now');
    default:
      if (governments.some(({length}) => length === 0)) return undefined;
  }
  if (use === 'wild') return as(use);
  // A spy that is too late for the rival's Government may be in time for one's own.
  if (use === 'useless')
    return as(useOf(governments, rivalOf(seat), card).use === 'useless' ? use : 'against');
  return as(ahead > 0 ? 'spy' : 'spy-now');
}

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

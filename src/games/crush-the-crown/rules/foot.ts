import type {Card} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import type {CrushView} from '../types.js';
import {rivalOf} from './knowledge.js';
import {useOf} from './use.js';

/** What a card of a hand is good for, by what lies on the table: all that its holder needs to keep or part with it. */

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

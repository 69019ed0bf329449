import '../gstk-trick/gstk-trick.js';
import {html, type TemplateResult} from 'lit';
import type {AnyView, Seat} from '../../game/index.js';
import type {LaidCard} from '../gstk-trick/gstk-trick.component.js';
import type {TrickTerms} from '../gstk-trick/trick-terms.js';
import type {RenderContext} from '../render-context.js';
import {playersAround} from './seats.js';

/** The cards between the seats of a compass, with the tag that draws them. */

type Context = Pick<
  RenderContext,
  'seat' | 'players' | 'here' | 'messages' | 'origin' | 'letters' | 'deck'
>;

/** The marks of the cards in the middle. */
interface Between {
  /** The points that the trick itself costs or pays, shown at its winning card. */
  readonly worth?: number | undefined;
  /** The seat whose card is winning. */
  readonly winning?: Seat | undefined;
  /** Whether the reader may ask for an explanation by touching the cards. */
  readonly askable?: boolean;
}

/** One card in front of each seat, such as a trick; the next place is marked while it is empty. */
export function cardsBetween(
  view: AnyView,
  ctx: Context,
  plays: readonly LaidCard[],
  terms: TrickTerms,
  {winning, worth, askable = false}: Between = {},
): TemplateResult {
  const [next = null] = view.turn;
  return html`<gstk-trick
    exportparts="trick, slot, card, card-face"
    .seats=${playersAround(view.seats, ctx)}
    .plays=${plays}
    .next=${plays.length < view.seats ? next : null}
    .winning=${winning ?? null}
    .worth=${worth ?? 0}
    .terms=${terms}
    ?askable=${askable}
    .from=${ctx.origin}
    .letters=${ctx.letters}
    .deck=${ctx.deck}
    .messages=${ctx.messages}
  ></gstk-trick>`;
}

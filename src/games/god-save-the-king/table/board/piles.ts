import {html, nothing, type TemplateResult} from 'lit';
import {CROWN, icon, smallFace} from '../../../../elements/index.js';
import {BREATH, SLOW_TURN} from '../../../../elements/shared/index.js';
import type {SuitCard} from '../../../../cards/index.js';
import type {Seat} from '../../../../game/index.js';
import {kingOf} from '../../rules/suits.js';
import type {GskContext} from '../context.js';
import {type GskView, SPOTS} from '../../types.js';
import {cardOf, keyOf} from './card.js';
import {kingPlace} from './king-place.js';

/** The piles, each at its owner's side, and their cards as they move. */

/** The most cards that a pile in the picture is high; one card stands for three. */
const HIGH = 4;

/** The cards on their way to a pile, which turn face down as they fly. */
function arriving(ctx: GskContext, owner: Seat): readonly TemplateResult[] {
  const {event, before} = ctx;
  if (event?.type !== 'cards collected' || !before) return [];
  const seats = before.matches[event.table]?.seats ?? [];
  // Without a winner each player takes back their own cards, unless both have fallen.
  const back = event.winner === null && event.cards > 0;
  return seats.flatMap((seat) => {
    const formation = before.formations[seat];
    if (!formation || (back ? seat : event.winner) !== owner) return [];
    const fallen = before.alive[seat] ? undefined : kingOf(seat);
    return SPOTS.filter((spot) => formation[spot] !== fallen).map((spot) => {
      const open = (spot !== 'centre' && formation.turned) || formation.shown.includes(spot);
      const code = open ? formation[spot] : undefined;
      return cardOf({key: keyOf(seat, spot), code, up: false}, ctx);
    });
  });
}

/** A pile, its number of cards, and a crown if the reader's King lies in it. */
export function pile(
  view: GskView,
  ctx: GskContext,
  owner: Seat,
  side: 'mine' | 'theirs',
): TemplateResult {
  const {messages, players, seat, deck} = ctx;
  const n = view.piles[owner] ?? 0;
  const place = seat === undefined ? undefined : kingPlace(view, seat);
  const holds = place?.at === 'pile' && place.of === owner;
  const name = [
    messages.t('gsk/pile-of-n', {...players[owner]!, n}),
    ...(holds ? [messages.t('gsk/king-inside')] : []),
  ].join('. ');
  return html`<div class="pile ${side}" role="img" aria-label=${name}>
    <span class="heap ${n ? '' : 'none'}" data-move="pile-${owner}"
      >${Array.from({length: Math.min(HIGH, Math.ceil(n / 3))}, () => smallFace(null, {deck}))}</span
    >${arriving(ctx, owner)}${
      holds
        ? html`<i
            class="inside ${owner === seat ? '' : 'danger'}"
            data-move="inside-${owner}"
            data-wait="320"
            >${icon(CROWN)}</i
          >`
        : nothing
    }<span aria-hidden="true">${messages.t('gsk/pile', {n})}</span>
  </div>`;
}

/** The number of cards of a pile that are laid out while it is searched. */
const SHOWN = 3;

const searchKey = (owner: Seat, at: number): string => `search-${owner}-${at}`;

/** The places of Kings that are found in one pile: the first is its middle card. */
const FOUND = [1, 0, 2] as const;

/** The key of the card that becomes a found King, the nth in this pile. */
export const foundKey = (owner: Seat, nth: number): string => searchKey(owner, FOUND[nth] ?? 1);

/** Whether the piles lie on the board, laid out face down. */
export const isSearched = ({event, step}: GskContext): boolean =>
  event?.type === 'hand ended' || (event?.type === 'piles searched' && step === 0);

/** The King that rises from a place of a pile that is laid out, if he does. */
function risingAt({event}: GskContext, owner: Seat, at: number): SuitCard | undefined {
  if (event?.type !== 'piles searched') return undefined;
  return event.kings.filter(({pile}) => pile === owner)[FOUND.indexOf(at as 0)]?.card;
}

/** A card of a pile that is laid out; a King rises from it and turns. */
function laidOut(ctx: GskContext, owner: Seat, at: number): TemplateResult {
  const king = risingAt(ctx, owner, at);
  const lies = {key: searchKey(owner, at), from: `pile-${owner}`};
  return king
    ? cardOf({...lies, code: king, up: true, turnWait: BREATH, turn: SLOW_TURN}, ctx)
    : cardOf({...lies, code: null, up: false, wait: at * 60}, ctx);
}

/** The words that say from whose pile a card rises. */
const risenFrom = (ctx: GskContext, owner: Seat): TemplateResult =>
  html`<em class="risen" data-move="risen-${owner}"
    >${ctx.messages.t('gsk/rises', ctx.players[owner]!)}</em
  >`;

/** The pile of a player in the strip, laid out in small while the piles are searched. */
export const searchedSmall = (
  {piles}: GskView,
  ctx: GskContext,
  owner: Seat,
): readonly TemplateResult[] =>
  Array.from({length: Math.min(SHOWN, piles[owner] ?? 0)}, (_, at) => {
    const rises = risingAt(ctx, owner, at) !== undefined;
    return html`<span class=${rises ? 'rises' : ''}>${laidOut(ctx, owner, at)}</span>`;
  });

/** The cards of a pile laid out face down, while the piles are searched. */
export function searched(
  view: GskView,
  ctx: GskContext,
  owner: Seat,
): readonly TemplateResult[] | undefined {
  if (!isSearched(ctx)) return undefined;
  const n = view.piles[owner] ?? 0;
  return Array.from({length: SHOWN}, (_, at) => {
    const rises = risingAt(ctx, owner, at) !== undefined;
    return html`<div class="cell ${rises ? 'named rises' : ''}">
      ${n > at ? laidOut(ctx, owner, at) : html`<span class="gap"></span>`}${
        rises && FOUND[0] === at ? risenFrom(ctx, owner) : nothing
      }
    </div>`;
  });
}

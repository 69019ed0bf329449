import {html, type TemplateResult} from 'lit';
import type {Control, Scene} from '../../../../elements/index.js';
import type {KingContext} from '../context.js';
import {type ChoiceDraft, draftOf, heldOf, radio, suitRadio, walkRows} from './radio.js';
import {suggested} from './suggested.js';
import {contractsOf, type Variant} from '../../rules/contracts/columns.js';
import type {KingMove, KingView} from '../../types.js';
import {isSuit, type Suit, SUITS} from '../../../../cards/index.js';

/** The auction, and the suit that its winner names. */

export type ChoiceScene = Pick<Scene<KingMove>, 'advises' | 'say' | 'why' | 'controls'> & {
  readonly middle: TemplateResult;
};

/** The highest bid so far. */
const highest = ({
  bids,
}: KingView): {readonly seat: number; readonly points: number} | undefined => {
  let best: {readonly seat: number; readonly points: number} | undefined;
  for (const {seat, points} of bids)
    if (points !== null && points > (best?.points ?? 0)) best = {seat, points};
  return best;
};

/** The last call of a seat. */
export function bidBadge(
  {bids}: KingView,
  seat: number,
  {messages}: KingContext,
): string | undefined {
  const last = bids.filter((bid) => bid.seat === seat).at(-1);
  if (!last) return undefined;
  return last.points === null
    ? messages.t('king/folded')
    : messages.t('king/bid', {points: last.points});
}

function standing(view: KingView, {messages, players}: KingContext): TemplateResult {
  const best = highest(view);
  return html`<p class="highest">
    ${
      best
        ? html`<span class="q s">${messages.t('king/highest-bid')}</span> <b>${best.points}</b>
            <span translate="no">${players[best.seat]!.name}</span>`
        : html`<span class="q s">${messages.t('king/no-bid')}</span>`
    }
  </p>`;
}

const MOST = 13;

/** The auction for a seat that is not asked. */
export const watched = (view: KingView, ctx: KingContext): TemplateResult =>
  html`<div class="middle choice">${standing(view, ctx)}</div>`;

/** A bid from 1 to 13, above the highest, or a fold. */
export function bid(view: KingView, ctx: KingContext): ChoiceScene {
  const {messages} = ctx;
  const {bid: chosen} = draftOf(ctx);
  const least = (highest(view)?.points ?? 0) + 1;
  const low = typeof chosen === 'number' && chosen < least;
  const tooLow = messages.t('king/bid-too-low', {least});
  const values = Array.from({length: MOST}, (_, at) => at + 1);
  const costs = (points: number): string => messages.points(-points);
  const free = messages.points(0);
  const priceSaid = (move: KingMove): string => (move.type === 'bid' ? costs(move.points) : free);
  const choose = (value: number | 'fold'): void => ctx.sketch({bid: value} satisfies ChoiceDraft);
  const disabled = chosen === undefined ? messages.t('king/choose-bid') : low ? tooLow : undefined;
  const button: Control = {
    id: 'bid',
    label:
      chosen === 'fold'
        ? messages.t('king/fold')
        : messages.t('king/bid-it', {points: low ? '' : (chosen ?? '')}),
    primary: true,
    ...(disabled ? {disabled} : {}),
    run: () => {
      if (chosen === 'fold') ctx.ask({type: 'fold'});
      else if (chosen !== undefined) ctx.ask({type: 'bid', points: chosen});
    },
  };
  return {
    middle: html`<div class="middle choice">
      ${suggested(priceSaid, ctx)}${standing(view, ctx)}
      <div
        class="matrix bids"
        role="radiogroup"
        aria-label=${messages.t('king/your-bid')}
        @keydown=${walkRows}
      >
        ${values.map((points) =>
          radio({
            group: 'bid',
            value: points,
            checked: chosen === points,
            gone: points < least,
            label: [
              `${messages.t('king/bid-it', {points})}, ${costs(points)}`,
              ...(points < least ? [tooLow] : []),
            ].join('. '),
            body: html`<b>${points}</b> <small>${costs(points)}</small>`,
            choose: () => choose(points),
          }),
        )}${radio({
          group: 'bid',
          value: 'fold',
          checked: chosen === 'fold',
          label: `${messages.t('king/fold')}, ${free}`,
          body: html`<b>${messages.t('king/fold')}</b> <small>${free}</small>`,
          choose: () => choose('fold'),
        })}
      </div>
    </div>`,
    advises: true,
    say:
      chosen === 'fold'
        ? messages.t('king/fold-ask')
        : chosen === undefined || low
          ? messages.t('king/your-bid')
          : messages.t('king/bid-ask', {points: chosen}),
    why: low
      ? `${tooLow}.`
      : chosen === 'fold'
        ? messages.t('king/fold-why')
        : messages.t('king/bid-why', {points: chosen ?? null}),
    controls: [button],
  };
}

/** The choice of the suit that costs points. */
export function name(view: KingView, variant: Variant, ctx: KingContext): ChoiceScene {
  const {messages, seat} = ctx;
  const {trump: chosen} = draftOf(ctx);
  const suit = isSuit(chosen) ? chosen : undefined;
  const held = (one: Suit): number => heldOf(view.hands[seat ?? -1] ?? [], one);
  const each = messages.t('king/each-pts', {points: -1});
  const banned = contractsOf(variant, view).some(({ban}) => ban !== null);
  const button: Control = {
    id: 'name',
    label: messages.t('king/name-it'),
    primary: true,
    ...(suit ? {} : {disabled: messages.t('king/name-ask')}),
    run: () => {
      if (suit) ctx.ask({type: 'name', suit});
    },
  };
  return {
    middle: html`<div class="middle choice">
      ${suggested(() => each, ctx)}
      <div class="papers" role="radiogroup" aria-label=${messages.t('king/suit')}>
        ${SUITS.map((one) =>
          suitRadio(
            one,
            suit,
            ctx,
            (trump) => ctx.sketch({trump} satisfies ChoiceDraft),
            `${messages.points(-1)} · ${messages.t('king/held', {n: held(one)})}`,
          ),
        )}
      </div>
    </div>`,
    advises: true,
    say: messages.t('king/name-ask'),
    why: suit
      ? messages.t('king/name-why', {suit, banned, n: held(suit)})
      : messages.t('king/name-any'),
    controls: [button],
  };
}

/** The number of cards that the seat on turn has yet to be dealt. */
const stockShare = ({hands, stock, turn, seats}: KingView): number =>
  (hands.flat().length + stock.length) / seats - hands[turn[0]!]!.length;

/** The choice of trumps, after the first three cards. */
export function call(view: KingView, ctx: KingContext): ChoiceScene {
  const {messages, seat} = ctx;
  const {trump} = draftOf(ctx);
  const {pts = 0} = view.contract.terms[0] ?? {};
  const price = messages.points(pts);
  const held = (suit: Suit): string =>
    `${price} · ${messages.t('king/held', {n: heldOf(view.hands[seat ?? -1] ?? [], suit)})}`;
  const choose = (chosen: ChoiceDraft['trump']): void =>
    ctx.sketch({trump: chosen} satisfies ChoiceDraft);
  const button: Control = {
    id: 'call',
    label: messages.t('king/call'),
    primary: true,
    ...(trump ? {} : {disabled: messages.t('king/call-ask')}),
    run: () => {
      if (trump) ctx.ask({type: 'trump', trump});
    },
  };
  return {
    middle: html`<div class="middle choice tall">
      ${suggested(() => price, ctx)}
      <div
        class="papers"
        role="radiogroup"
        aria-label=${messages.t('king/trump')}
        @keydown=${walkRows}
      >
        ${SUITS.map((suit) => suitRadio(suit, trump, ctx, choose, held(suit)))}${(
          ['none', 'last'] as const
        ).map((other) =>
          radio({
            group: 'trump',
            value: other,
            checked: trump === other,
            label: `${messages.t(`king/call/${other}`)}, ${price}`,
            kind: 'worded',
            body: html`${messages.t(`king/call/${other}`)} <small>${price}</small>`,
            choose: () => choose(other),
          }),
        )}
      </div>
    </div>`,
    advises: true,
    say: messages.t('king/call-say', {points: pts}),
    why:
      trump === 'last'
        ? messages.t('king/call-last-why')
        : messages.t('king/call-why', {more: stockShare(view)}),
    controls: [button],
  };
}

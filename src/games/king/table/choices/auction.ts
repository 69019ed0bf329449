import {html, type TemplateResult} from 'lit';
import type {Control, Scene} from '../../../../elements/scene.js';
import type {KingContext} from '../context.js';
import {type Draft, draftOf, radio, trumpPicker} from './radio.js';
import type {KingMove, KingView} from '../../types.js';
import type {Suit} from '../../../../cards/index.js';

/** The auction, and the suit that its winner names. */

export type Asked = Pick<Scene<KingMove>, 'say' | 'why' | 'controls'> & {
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

function standing(view: KingView, {messages, names}: KingContext): TemplateResult {
  const best = highest(view);
  return html`<p class="highest">
    ${
      best
        ? html`<span class="q s">${messages.t('king/highest')}</span> <b>${best.points}</b>
            <span>${names[best.seat]}</span>`
        : html`<span class="q s">${messages.t('king/no-bid')}</span>`
    }
  </p>`;
}

const MOST = 13;

/** The auction as it is shown to a seat that is not asked. */
export const watched = (view: KingView, ctx: KingContext): TemplateResult =>
  html`<div class="middle">${standing(view, ctx)}</div>`;

/** A bid from 1 to 13, above the highest, or a fold. */
export function bid(view: KingView, ctx: KingContext): Asked {
  const {messages} = ctx;
  const {bid: chosen} = draftOf(ctx);
  const least = (highest(view)?.points ?? 0) + 1;
  const low = typeof chosen === 'number' && chosen < least;
  const values = Array.from({length: MOST}, (_, at) => at + 1);
  const choose = (value: number | 'fold'): void => ctx.sketch({bid: value} satisfies Draft);
  const disabled =
    chosen === undefined
      ? messages.t('king/choose-bid')
      : low
        ? messages.t('king/bid-too-low', {least})
        : undefined;
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
    middle: html`<div class="middle">
      ${standing(view, ctx)}
      <div class="bids" role="radiogroup" aria-label=${messages.t('king/your-bid')}>
        ${values.map((points) =>
          radio({
            group: 'bid',
            value: points,
            checked: chosen === points,
            gone: points < least,
            ...(points < least
              ? {label: `${points}, ${messages.t('king/bid-too-low', {least})}`}
              : {}),
            body: html`<b>${points}</b>`,
            choose: () => choose(points),
          }),
        )}${radio({
          group: 'bid',
          value: 'fold',
          checked: chosen === 'fold',
          body: messages.t('king/fold'),
          choose: () => choose('fold'),
        })}
      </div>
      <p class="s" role="status">
        ${
          low
            ? messages.t('king/bid-too-low', {least})
            : chosen === 'fold'
              ? messages.t('king/fold-why')
              : messages.t('king/bid-why', {points: chosen ?? null})
        }
      </p>
    </div>`,
    say: messages.t('king/your-bid'),
    why: messages.t(least > MOST ? 'king/fold-only' : 'king/bid-least', {least}),
    controls: [button],
  };
}

const SUITS: readonly Suit[] = ['S', 'H', 'D', 'C'];

/** The choice of the suit that costs points. */
export function name(view: KingView, ctx: KingContext): Asked {
  const {messages} = ctx;
  const {trump: suit} = draftOf(ctx);
  const button: Control = {
    id: 'name',
    label: messages.t('king/name-it'),
    primary: true,
    ...(suit ? {} : {disabled: messages.t('king/name-ask')}),
    run: () => {
      if (suit) ctx.ask({type: 'name', suit: suit as Suit});
    },
  };
  return {
    middle: html`<div class="middle">
      ${standing(view, ctx)}
      ${trumpPicker(SUITS, suit, ctx, (chosen) => ctx.sketch({trump: chosen} satisfies Draft), messages.t('king/suit'))}
      <p class="s" role="status">${messages.lookup('king/name-why', {suit})}</p>
    </div>`,
    say: messages.t('king/your-suit'),
    why: messages.t('king/suit'),
    controls: [button],
  };
}

/** The choice of trumps, after the first three cards. */
export function call(ctx: KingContext): Asked {
  const {messages} = ctx;
  const {trump} = draftOf(ctx);
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
    middle: html`<div class="middle">
      ${trumpPicker(['S', 'H', 'D', 'C', 'none', 'last'], trump, ctx, (chosen) => ctx.sketch({trump: chosen} satisfies Draft))}
      <p class="s" role="status">
        ${messages.t(trump === 'last' ? 'king/call-last-why' : 'king/call-why')}
      </p>
    </div>`,
    say: messages.t('king/your-trump'),
    why: messages.t('king/on-three'),
    controls: [button],
  };
}

import {html, type TemplateResult} from 'lit';
import type {Control, Scene} from '../../elements/scene.js';
import {type KingDesk} from './table-board.js';
import {type Draft, draftOf, radio, trumpPicker} from './table-radio.js';
import type {KingMove, KingView} from './types.js';
import type {Suit} from '../../cards/index.js';

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

/** What a seat has said so far. */
export function bidBadge({bids}: KingView, seat: number, {words}: KingDesk): string | undefined {
  const last = bids.filter((bid) => bid.seat === seat).at(-1);
  if (!last) return undefined;
  return last.points === null ? words.t('king/folded') : words.t('king/bid', {points: last.points});
}

function standing(view: KingView, {words, names}: KingDesk): TemplateResult {
  const best = highest(view);
  return html`<p class="highest">
    ${
      best
        ? html`<span class="q s">${words.t('king/highest')}</span> <b>${best.points}</b>
            <span>${names[best.seat]}</span>`
        : html`<span class="q s">${words.t('king/no-bid')}</span>`
    }
  </p>`;
}

const MOST = 13;

/** What somebody sees who is not asked. */
export const watched = (view: KingView, desk: KingDesk): TemplateResult =>
  html`<div class="middle">${standing(view, desk)}</div>`;

/** A bid from 1 to 13, above the highest, or a fold. */
export function bid(view: KingView, desk: KingDesk): Asked {
  const {words} = desk;
  const {bid: chosen} = draftOf(desk);
  const least = (highest(view)?.points ?? 0) + 1;
  const low = typeof chosen === 'number' && chosen < least;
  const values = Array.from({length: MOST}, (_, at) => at + 1);
  const choose = (value: number | 'fold'): void => desk.sketch({bid: value} satisfies Draft);
  const disabled =
    chosen === undefined
      ? words.t('king/choose-bid')
      : low
        ? words.t('king/bid-too-low', {least})
        : undefined;
  const button: Control = {
    id: 'bid',
    label:
      chosen === 'fold'
        ? words.t('king/fold')
        : words.t('king/bid-it', {points: low ? '' : (chosen ?? '')}),
    primary: true,
    ...(disabled ? {disabled} : {}),
    run: () => {
      if (chosen === 'fold') desk.ask({type: 'fold'});
      else if (chosen !== undefined) desk.ask({type: 'bid', points: chosen});
    },
  };
  return {
    middle: html`<div class="middle">
      ${standing(view, desk)}
      <div class="bids" role="radiogroup" aria-label=${words.t('king/your-bid')}>
        ${values.map((points) =>
          radio({
            group: 'bid',
            value: points,
            checked: chosen === points,
            gone: points < least,
            ...(points < least
              ? {label: `${points}, ${words.t('king/bid-too-low', {least})}`}
              : {}),
            body: html`<b>${points}</b>`,
            choose: () => choose(points),
          }),
        )}${radio({
          group: 'bid',
          value: 'fold',
          checked: chosen === 'fold',
          body: words.t('king/fold'),
          choose: () => choose('fold'),
        })}
      </div>
      <p class="s" role="status">
        ${
          low
            ? words.t('king/bid-too-low', {least})
            : chosen === 'fold'
              ? words.t('king/fold-why')
              : words.t('king/bid-why', {points: chosen ?? null})
        }
      </p>
    </div>`,
    say: words.t('king/your-bid'),
    why: words.t(least > MOST ? 'king/fold-only' : 'king/bid-least', {least}),
    controls: [button],
  };
}

const SUITS: readonly Suit[] = ['S', 'H', 'D', 'C'];

/** Which suit costs. */
export function name(view: KingView, desk: KingDesk): Asked {
  const {words} = desk;
  const {trump: suit} = draftOf(desk);
  const button: Control = {
    id: 'name',
    label: words.t('king/name-it'),
    primary: true,
    ...(suit ? {} : {disabled: words.t('king/name-ask')}),
    run: () => {
      if (suit) desk.ask({type: 'name', suit: suit as Suit});
    },
  };
  return {
    middle: html`<div class="middle">
      ${standing(view, desk)}
      ${trumpPicker(SUITS, suit, desk, (chosen) => desk.sketch({trump: chosen} satisfies Draft), words.t('king/suit'))}
      <p class="s" role="status">${words.t('king/name-why', {suit})}</p>
    </div>`,
    say: words.t('king/your-suit'),
    why: words.t('king/suit'),
    controls: [button],
  };
}

/** Which suit is trump, on the first three cards. */
export function call(desk: KingDesk): Asked {
  const {words} = desk;
  const {trump} = draftOf(desk);
  const button: Control = {
    id: 'call',
    label: words.t('king/call'),
    primary: true,
    ...(trump ? {} : {disabled: words.t('king/call-ask')}),
    run: () => {
      if (trump) desk.ask({type: 'trump', trump});
    },
  };
  return {
    middle: html`<div class="middle">
      ${trumpPicker(['S', 'H', 'D', 'C', 'none', 'last'], trump, desk, (chosen) => desk.sketch({trump: chosen} satisfies Draft))}
      <p class="s" role="status">
        ${words.t(trump === 'last' ? 'king/call-last-why' : 'king/call-why')}
      </p>
    </div>`,
    say: words.t('king/your-trump'),
    why: words.t('king/on-three'),
    controls: [button],
  };
}

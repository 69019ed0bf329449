import {type Card, isCard} from 'gstk/kit';
import {
  css,
  html,
  keyed,
  nothing,
  pickKey,
  pickRow,
  playerOf,
  smallFace,
  type TemplateResult,
  twoSided,
} from 'gstk/kit/table';
import {sourceOf} from '../play.js';
import type {View} from '../types.js';
import type {Context} from './speech.js';

/** The middle of the table: the cards to draw from, the card that is drawn, and the pairs. */

/** The card that a hint advises. */
const advised = ({draft}: Context): number | undefined => (draft as {at?: number} | undefined)?.at;

/** The hand that is drawn from. The reader's own lies open below, so its backs are left out. */
function source(view: View, ctx: Context): TemplateResult | typeof nothing {
  const {messages, event, before, seat} = ctx;
  const drawn = event?.type === 'card drawn' ? event : undefined;
  const from = drawn?.from ?? sourceOf(view);
  if (from === seat || (!drawn && view.phase === 'over')) return nothing;
  const count = (drawn && before ? before : view).hands[from]!.length;
  return pickRow(
    {
      count,
      label: messages.t('old-maid/cards-of', playerOf(from, ctx)),
      name: (n) => messages.t('old-maid/place', {n}),
      move: (at) => ({type: 'draw', at}),
      gone: drawn?.at,
      chosen: advised(ctx),
    },
    ctx,
  );
}

/** The card that has just been drawn; it turns to those who may know it. */
function drawn(ctx: Context): TemplateResult | typeof nothing {
  const {event, messages, seat} = ctx;
  if (event?.type !== 'card drawn') return nothing;
  const {at, card, from} = event;
  const name = card ? messages.t('card', {card}) : messages.t('card/face-down');
  return html`<span class="drawn" role="img" aria-label=${name}
    >${twoSided({
      ...(from === seat ? {key: 'drawn', from: `${from}:${card ?? ''}`} : {key: pickKey(at)}),
      face: card ? smallFace(card, ctx) : undefined,
      back: smallFace(null),
      up: card !== null,
    })}</span
  >`;
}

/** Where a card of the pair came from: the drawn one from the middle, the other from its hand. */
function originOf(card: Card, {event, log = [], seat}: Context): string | undefined {
  if (event?.type !== 'pair laid') return undefined;
  const last = log.findLast((one) => one.type === 'card drawn');
  if (card === event.cards[0] && last) return last.from === seat ? 'drawn' : pickKey(last.at);
  return `${event.seat}:${card}`;
}

/** The pairs that lie open; the last one is on top. */
function pile({laid}: View, ctx: Context): TemplateResult {
  const {messages} = ctx;
  const top = laid.slice(-2).filter(isCard);
  const names = top.map((card) => messages.t('card', {card})).join(', ');
  return html`<div class="pile">
    <span
      class="pair"
      role=${top.length > 0 ? 'img' : nothing}
      aria-label=${top.length > 0 ? `${messages.t('old-maid/pile')}: ${names}` : nothing}
      >${top.map((card) => {
        const from = originOf(card, ctx);
        const sides = {face: smallFace(card, ctx), back: smallFace(null), up: true};
        return keyed(card, twoSided({key: `laid-${card}`, ...sides, ...(from ? {from} : {})}));
      })}</span
    >
    <span class="note">${messages.t('old-maid/pairs', {n: laid.length / 2})}</span>
  </div>`;
}

/** What lies between the players. */
export const middle = (view: View, ctx: Context): TemplateResult =>
  html`<div class="middle">
    <div class="from">${source(view, ctx)}</div>
    <div class="open">${drawn(ctx)}${pile(view, ctx)}</div>
  </div>`;

/** Styles of the middle: it has the same size whatever lies there. */
export const middleStyles = css`
  .board > .middle {
    --gstk-card-width: 44px;
    display: grid;
    gap: var(--gstk-s2);
    align-content: center;
    inline-size: 100%;
  }
  .middle > .from {
    display: grid;
    align-items: end;
    min-block-size: 106px;
  }
  .middle > .open {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    align-items: start;
    gap: var(--gstk-s4);
    min-block-size: 86px;
  }
  .middle .drawn {
    justify-self: end;
  }
  .middle .pair {
    display: flex;
    justify-content: center;
    gap: 2px;
    min-block-size: calc(var(--gstk-card-width) * 1.4);
  }
  .middle .pile {
    grid-column: 2;
    display: grid;
    justify-items: center;
    gap: var(--gstk-s1);
  }
  .middle .note {
    font-size: var(--gstk-text-s);
    color: var(--gstk-ink-2);
  }
  @container gstk (inline-size >= 30rem) {
    .board > .middle {
      inline-size: min(46cqi, 420px);
    }
    /* Room for two lines, so that the table keeps its height. */
    .table > .prompt {
      min-block-size: 70px;
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .board > .middle {
      --gstk-card-width: 60px;
    }
    .middle > .from {
      min-block-size: 128px;
    }
    .middle > .open {
      min-block-size: 108px;
    }
  }
`;

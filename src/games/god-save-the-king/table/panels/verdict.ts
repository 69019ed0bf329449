import {html, nothing, type TemplateResult} from 'lit';
import {CHECK, CROSS, CROWN, icon} from '../../../../elements/card-face/icons.js';
import {card} from '../board.js';
import type {Facing, GskContext} from '../context.js';
import {held} from '../held.js';
import {claims} from '../push.js';
import type {GskEvent, GskView, Penalty} from '../../types.js';

/** The result of a challenge or a rout, and a King that falls. */

type Event<Type extends GskEvent['type']> = Extract<GskEvent, {type: Type}>;

/** A card drawn as a penalty, shown to all, and its result. */
function penaltyCard({from, card: drawn}: Penalty, ctx: GskContext): TemplateResult {
  const {messages, names} = ctx;
  if (!drawn)
    return html`<figure>
      <span class="gap"></span>
      <figcaption>${messages.t('gsk/no-card')}</figcaption>
    </figure>`;
  const king = drawn.startsWith('K');
  return html`<figure>
    ${card(drawn, `${names[from] ?? ''}: ${messages.t('card', {card: drawn})}`, ctx)}
    <figcaption>${messages.t(king ? 'gsk/the-king' : 'gsk/not-king')}</figcaption>
  </figure>`;
}

const penalties = (drawn: readonly Penalty[], ctx: GskContext): readonly string[] =>
  drawn.map(({from, to, card: code}) =>
    ctx.messages.t(code ? 'gsk/penalty' : 'gsk/penalty-none', {
      from: ctx.names[from]!,
      to: ctx.names[to]!,
    }),
  );

function box(
  sign: TemplateResult,
  lines: readonly string[],
  drawn: readonly Penalty[],
  ctx: GskContext,
) {
  return html`<div class="verdict" part="verdict">
    <div>
      <p class="v">${sign}</p>
      ${lines.map((line) => html`<p class="q s">${line}</p>`)}
    </div>
    <div class="drawn">${drawn.map((one) => penaltyCard(one, ctx))}</div>
  </div>`;
}

/** The result of a challenge or a rout. */
function judged(event: Event<'challenge answered' | 'routs settled'>, ctx: GskContext) {
  const {messages, names} = ctx;
  const challenge = event.type === 'challenge answered' ? event.challenge : null;
  const routs = event.routs.map(({by, of, at, king}) =>
    messages.t(king ? 'gsk/routed-king' : 'gsk/routed', {by: names[by]!, of: names[of]!, spot: at}),
  );
  if (challenge) {
    const right = challenge.answer === 'accurate';
    const sign = html`<span class=${right ? 'right' : 'wrong'}
      >${icon(right ? CHECK : CROSS)}<strong>${messages.t(`gsk/${challenge.answer}`)}</strong></span
    >`;
    return box(sign, [...routs, ...penalties(event.penalties, ctx)], event.penalties, ctx);
  }
  if (routs.length === 0) return nothing;
  const found = event.routs.some(({king}) => king);
  const sign = html`<span class=${found ? '' : 'wrong'}
    >${icon(found ? CROWN : CROSS)}<strong
      >${messages.t(found ? 'gsk/king-found' : 'gsk/king-missed')}</strong
    ></span
  >`;
  return box(sign, [...routs, ...penalties(event.penalties, ctx)], event.penalties, ctx);
}

/** Shows falling Kings: each card topples, and its crown rolls away. */
function fall(
  kings: Event<'king fell'>['kings'] | Event<'piles searched'>['kings'],
  ctx: GskContext,
): TemplateResult {
  const {messages, names} = ctx;
  const many = kings.length > 1;
  const cause = (king: (typeof kings)[number]): string =>
    messages.t(`gsk/cause/${'cause' in king ? king.cause : 'pile'}`);
  return html`<div class="fall ${many ? 'many' : ''}" part="verdict">
    <div class="kings">
      ${kings.map(
        ({card: code}) =>
          html`<span class="falls"
            >${card(code, messages.t('card', {card: code}), ctx)}${icon(CROWN)}</span
          >`,
      )}
    </div>
    <strong
      >${
        many
          ? messages.t('gsk/kings-fell', {n: kings.length})
          : messages.t('gsk/king-of-fell', {name: names[kings[0]!.seat]!})
      }</strong
    >
    ${kings.map(
      (king) => html`<p class="q s">${many ? `${names[king.seat] ?? ''}: ` : ''}${cause(king)}</p>`,
    )}
  </div>`;
}

/** The verdict for the event that is shown. */
export function verdict(
  view: GskView,
  ctx: GskContext,
  face: Facing,
): TemplateResult | typeof nothing {
  const {event} = ctx;
  switch (event?.type) {
    case 'king fell':
    case 'piles searched':
      return fall(event.kings, ctx);
    case 'routs settled':
      return html`${held(view, ctx)}${judged(event, ctx)}`;
    case 'challenge answered':
      return html`${held(view, ctx)}${claims(view, ctx, face)}${judged(event, ctx)}`;
    default:
      return nothing;
  }
}

import {html, nothing, type TemplateResult} from 'lit';
import {CHECK, CROSS, CROWN, icon, smallFace} from '../../../../elements/index.js';
import type {Seat} from '../../../../game/index.js';
import {cardOf, namedCard} from '../board/card.js';
import type {GskContext} from '../context.js';
import type {Penalty} from '../../types.js';
import {type Judged, JUDGED, reaches} from './steps.js';

/**
 * The panel of a rout or a challenge: first what is at stake, then the verdict, and the card that is
 * drawn as a penalty. Its backs fan out, one slides out face down, and then it turns.
 */

/** The key of a card that is drawn from a hand. */
export const penaltyKey = (from: number): string => `penalty-${from}`;

/** The most backs of a fan, and the milliseconds from one to the next. */
const FAN = 7;
const FANS = 35;

/** The hand that a card is drawn from, as a fan of backs, with the card once it has slid out. */
function fan({from, card}: Penalty, ctx: GskContext): TemplateResult | typeof nothing {
  if (!card) return nothing;
  const {messages, players, before, deck} = ctx;
  const held = Math.min(FAN, before?.hands[from]?.length ?? 1);
  const back = (at: number): TemplateResult =>
    html`<span data-move="fan-${from}-${at}" data-wait=${at * FANS}
      >${smallFace(null, {deck})}</span
    >`;
  const out = reaches(ctx, JUDGED.slide);
  const up = reaches(ctx, JUDGED.turn);
  const wait = out ? {} : {wait: held * FANS};
  const lies = {key: penaltyKey(from), code: up ? card : undefined, up, ...wait};
  const name = up
    ? `${players[from]?.name ?? ''}: ${messages.t('card', {card})}`
    : messages.t('card/face-down');
  return html`<span class="fan">${Array.from({length: held - 1}, (_, at) => back(at))}</span
    ><span class="slid ${out ? 'out' : ''}"
      >${up ? namedCard(lies, name, ctx) : cardOf(lies, ctx)}</span
    >`;
}

function what({from, to, card}: Penalty, {messages, players}: GskContext): string {
  return messages.t(card ? 'gsk/penalty' : 'gsk/penalty-none', {
    from: players[from]!,
    to: players[to]!,
  });
}

/** What the loser of a rout or of a challenge pays, before either is seen. */
function stakes(event: Judged, ctx: GskContext): readonly string[] {
  const {messages, players, before} = ctx;
  const cost = (key: 'rout' | 'lie' | 'truth', from: Seat, to: Seat): string =>
    messages.t(`gsk/at-stake/${key}`, {
      from: players[from]!,
      to: players[to]!,
      n: before?.hands[from]?.length ?? 0,
    });
  const named = event.routs.map(({by, of}) => cost('rout', by, of));
  const challenge = event.type === 'challenge answered' ? event.challenge : null;
  if (!challenge) return named;
  const {by, of} = challenge;
  return [...named, cost('lie', of, by), cost('truth', by, of)];
}

/** The question that the panel answers. */
function asked(event: Judged, ctx: GskContext): TemplateResult {
  const {messages} = ctx;
  const title = messages.t(event.routs.length > 0 ? 'gsk/at-stake/king' : 'gsk/at-stake/word');
  return html`<div class="verdict" part="verdict">
    <div>
      <p class="v"><strong>${title}</strong></p>
      ${stakes(event, ctx).map((line) => html`<p class="q s">${line}</p>`)}
    </div>
  </div>`;
}

/** The panel in place of the hand, while a card is named or a value is doubted. */
export function verdict(event: Judged, ctx: GskContext): TemplateResult | typeof nothing {
  const {messages} = ctx;
  const {routs, penalties} = event;
  const challenge = event.type === 'challenge answered' ? event.challenge : null;
  if (routs.length === 0 && !challenge) return nothing;
  if (!reaches(ctx, JUDGED.verdict)) return asked(event, ctx);
  const found = routs.some(({king}) => king);
  const [sign, title, kind] = challenge
    ? challenge.answer === 'accurate'
      ? [CHECK, messages.t('gsk/accurate'), 'right']
      : [CROSS, messages.t('gsk/misrepresented'), 'wrong']
    : found
      ? [CROWN, messages.t('gsk/king-found'), '']
      : [CROSS, messages.t('gsk/king-missed'), 'wrong'];
  return html`<div class="verdict" part="verdict">
    <div>
      <p class="v ${kind}" data-move="verdict">${icon(sign)}<strong>${title}</strong></p>
      ${penalties.map((one) => html`<p class="q s">${what(one, ctx)}</p>`)}
    </div>
    <div class="drawn">
      ${penalties.map((one) => html`<span class="draw">${fan(one, ctx)}</span>`)}
    </div>
  </div>`;
}

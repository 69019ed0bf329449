import {html, nothing, type TemplateResult} from 'lit';
import {BREATH, letterOf, SLOW_TURN, whileDragged} from '../../../../elements/shared/index.js';
import type {Seat} from '../../../../game/index.js';
import {isLaying, draftOf, laidOf, lift, open, spotNow} from '../choice/draft.js';
import type {Facing, GskContext} from '../context.js';
import {claimOn} from '../reveal/claims.js';
import {reaches, toldIn} from '../reveal/steps.js';
import {type GskEvent, type GskView, type Routed, type Spot, SPOTS} from '../../types.js';
import {cardOf, keyOf, namedCard} from './card.js';
import {seen} from './facing.js';
import {type Column, COLUMNS, COMPARED, joint, shownWinner} from './joint.js';
import {pile, searched} from './piles.js';
import {TURNS} from './turns.js';

/** Two formations face each other, each with its owner and pile; joints connect the cards that meet. */

/** The routs that an event shows. */
const routsIn = (event: GskEvent | undefined): readonly Routed[] =>
  event?.type === 'routs settled' || event?.type === 'challenge answered' ? event.routs : [];

/** Whether a card that turns in the event on show has been seen by now. */
const isSeen = (ctx: GskContext, spot: Spot, column: Column): boolean =>
  reaches(ctx, ctx.event?.type === 'flanks turned' && spot !== 'centre' ? COMPARED[column.own] : 1);

/** How a card of a formation lies, and when it turns in the event on show. */
function lying(view: GskView, ctx: GskContext, seat: Seat, spot: Spot, column: Column) {
  const formation = seen(view, ctx).formations[seat]!;
  const routed = routsIn(ctx.event).some(({of, at}) => of === seat && at === spot);
  const flank = spot !== 'centre' && formation.turned;
  const turns = ctx.event?.type === 'flanks turned';
  const drops = seat !== ctx.seat && {from: `${seat}:`, wait: SPOTS.indexOf(column.own) * 60};
  return {
    key: keyOf(seat, spot),
    code: formation[spot],
    up: flank || routed,
    foot: true,
    ...(ctx.event?.type === 'formations laid' && drops),
    ...(flank && turns && {wait: TURNS[column.own]}),
    ...(routed && {turnWait: BREATH, turn: SLOW_TURN}),
    /** The card that its name says. */
    said: (flank || routed) && !isSeen(ctx, spot, column) ? null : formation[spot],
  };
}

const faceOf = (code: string | null, {messages}: GskContext): string =>
  code ? messages.t('card', {card: code as never}) : messages.t('card/face-down');

/** A card of the rival: a button while it may be routed. */
function theirs(view: GskView, ctx: GskContext, {rival}: Facing, column: Column): TemplateResult {
  const {messages, players, moves} = ctx;
  const spot = column.rival;
  const formation = seen(view, ctx).formations[rival];
  if (!formation) return html`<span class="gap"></span>`;
  const place = messages.t('gsk/place-of', {...players[rival]!, spot});
  const {said, ...card} = lying(view, ctx, rival, spot, column);
  const may =
    moves[0]?.type === 'pass' && moves.some((move) => move.type === 'rout' && move.at === spot);
  if (!may) return namedCard(card, `${place}: ${faceOf(said, ctx)}`, ctx);
  const chosen = draftOf(ctx).rout === spot;
  return html`<button
    type="button"
    class="pick ${chosen ? 'chosen' : ''}"
    part="rout"
    data-rout=${spot}
    aria-pressed=${chosen ? 'true' : 'false'}
    @click=${() => ctx.sketch(chosen ? {} : {rout: spot})}
  >
    ${cardOf(card, ctx)}<span class="vh">${messages.t('gsk/rout-this', {place})}</span>
  </button>`;
}

/** A slot for the reader's card while the formation is laid. */
function slot(view: GskView, ctx: GskContext, own: Seat, spot: Spot): TemplateResult {
  const {messages} = ctx;
  const place = messages.t('gsk/spot', {spot});
  const code = laidOf(view, ctx)[spot];
  const lies = {key: keyOf(own, spot), code, from: `${own}:${code ?? ''}`, foot: true};
  if (!isLaying(ctx))
    return code
      ? namedCard({...lies, up: false}, `${place}: ${faceOf(code, ctx)}`, ctx)
      : html`<span class="gap"></span>`;
  if (code)
    return html`<button
      type="button"
      class="pick"
      data-slot=${spot}
      @click=${() => ctx.sketch(lift(view, ctx, spot))}
      @touchmove=${whileDragged}
    >
      ${cardOf({...lies, up: true}, ctx)}
      <span class="vh">${place}: ${faceOf(code, ctx)}. ${messages.t('gsk/take-back')}</span>
    </button>`;
  const now = spotNow(view, ctx) === spot;
  return html`<button
    type="button"
    class="gap ${now ? 'now' : ''}"
    data-slot=${spot}
    aria-current=${now ? 'true' : nothing}
    @click=${() => ctx.sketch(open(ctx, spot))}
  >
    ${now ? html`<span aria-hidden="true">${messages.t('gsk/your-card')}</span>` : nothing}
    <span class="vh">${place}: ${messages.t('gsk/empty')}</span>
  </button>`;
}

/** A card of the player in front. */
function mine(view: GskView, ctx: GskContext, {own}: Facing, column: Column): TemplateResult {
  if (!seen(view, ctx).formations[own]) {
    if (own === ctx.seat) return slot(view, ctx, own, column.own);
    return html`<span class="gap"></span>`;
  }
  const {said, ...card} = lying(view, ctx, own, column.own, column);
  const place = ctx.messages.t('gsk/spot', {spot: column.own});
  return namedCard(card, `${place}: ${faceOf(said, ctx)}`, ctx);
}

/** A player in one line: the number of cards in hand, and the rout. */
function seatLine(view: GskView, ctx: GskContext, seat: Seat, turn = false): TemplateResult {
  const {messages, players} = ctx;
  const ready = view.tokens[seat] ?? false;
  const alive = view.alive[seat] ?? false;
  return html`<gstk-seat
    flat
    class=${turn ? 'own' : ''}
    exportparts="seat, seat-name, shield"
    data-seat=${seat}
    .name=${players[seat]?.name ?? ''}
    .letter=${letterOf(seat, ctx)}
    .arms=${seat}
    .score=${null}
    .cards=${alive ? (view.hands[seat]?.length ?? 0) : null}
    ?turn=${turn}
    .messages=${messages}
    ><span
      >${
        alive
          ? html`<i class="token ${ready ? '' : 'spent'}"></i>${messages.t(
                ready ? 'gsk/rout-ready' : 'gsk/rout-spent',
              )}`
          : messages.t('gsk/is-out')
      }</span
    ></gstk-seat
  >`;
}

/** The border of a card that has won its skirmish; it appears with the verdict. */
const edge = (seat: Seat, spot: Spot): TemplateResult =>
  html`<i class="edge" data-move="edge-${seat}-${spot}"></i>`;

/** Whether a card is what an event is about: it was named, or its value is doubted. */
function isNamed({event}: GskContext, seat: Seat, spot: Spot): boolean {
  if (routsIn(event).some(({of, at}) => of === seat && at === spot)) return true;
  return event?.type === 'challenge answered' && event.challenge?.of === seat && spot === 'centre';
}

/** The two players who meet: seats, piles and formations. */
export function field(view: GskView, ctx: GskContext, face: Facing): TemplateResult {
  const {messages, players, event} = ctx;
  const {own, rival} = face;
  const lays = isLaying(ctx) && own === ctx.seat;
  const routs = ctx.moves[0]?.type === 'pass';
  // Collected cards are already on their pile, or on their way there.
  const cleared = event?.type === 'cards collected';
  const told = toldIn(view, ctx);
  const cell = (seat: Seat, column: Column): TemplateResult => {
    const spot = seat === own ? column.own : column.rival;
    const lies = cleared
      ? html`<span class="gap"></span>`
      : seat === own
        ? mine(view, ctx, face, column)
        : theirs(view, ctx, face, column);
    const won = !cleared && shownWinner(seen(view, ctx), ctx, face, column) === seat;
    return html`<div class="cell ${told !== view && isNamed(ctx, seat, spot) ? 'named' : ''}">
      ${lies}${won ? edge(seat, spot) : nothing}${
        spot === 'centre' && !cleared ? claimOn(view, ctx, face, seat) : nothing
      }
    </div>`;
  };
  const row = (seat: Seat): unknown =>
    searched(told, ctx, seat) ?? COLUMNS.map((column) => cell(seat, column));
  const tools = (on: boolean): 'toolbar' | typeof nothing => (on ? 'toolbar' : nothing);
  return html`<div class="field" part="formations">
    <div class="who theirs">${seatLine(told, ctx, rival)}</div>
    ${pile(told, ctx, rival, 'theirs')}
    <div
      class="row theirs ${draftOf(ctx).aims && !draftOf(ctx).rout ? 'aims' : ''}"
      role=${tools(routs)}
      aria-label=${routs ? messages.t('gsk/formation', players[rival]!) : nothing}
    >
      ${row(rival)}
    </div>
    <div class="joints">
      ${COLUMNS.map((column) => (cleared ? html`<span></span>` : joint(view, ctx, face, column)))}
    </div>
    <div
      class="row mine"
      role=${tools(lays)}
      aria-label=${lays ? messages.t('gsk/formation', players[own]!) : nothing}
    >
      ${row(own)}
    </div>
    ${pile(told, ctx, own, 'mine')}
    <div class="who mine">${seatLine(told, ctx, own, ctx.asking && own === ctx.seat)}</div>
  </div>`;
}

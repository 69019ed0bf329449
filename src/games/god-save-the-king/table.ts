import {html, nothing, type TemplateResult} from 'lit';
import type {HandScene, Scene, TableModule, Tip} from '../../elements/index.js';
import {facing} from './table/board/facing.js';
import {field} from './table/board/field.js';
import {ownFlank, rivalFlank} from './table/board/flanks.js';
import {header, kingLine} from './table/board/header.js';
import {others} from './table/board/other-players.js';
import {declaring} from './table/choice/declare.js';
import {isLaying, laidOf, lay} from './table/choice/draft.js';
import {dragInto} from './table/choice/drag.js';
import {held, ownHand} from './table/choice/own-hand.js';
import {live, question} from './table/choice/prompt.js';
import type {Facing, GskContext} from './table/context.js';
import {matchEnd} from './table/end/match-end.js';
import {fall, type Felling, found} from './table/reveal/fall.js';
import {happening} from './table/reveal/happening-prompt.js';
import {type Judged, steps, toldIn} from './table/reveal/steps.js';
import {verdict} from './table/reveal/verdict.js';
import {asked, publicEvent, sentence} from './table/speech.js';
import {tempo} from './table/tempo.js';
import {gskStyles} from './table/table.styles.js';
import type {GskMessages} from './messages/en.js';
import type {GskMove, GskEvent, GskView} from './types.js';

/** The table of God Save the King: board, questions and controls. */

/**
 * The size of a full suit. A hand grows when piles are gathered, and keeps its rows as it shrinks.
 */
const DEALT = 13;

function hand(view: GskView, ctx: GskContext): HandScene<GskMove> | undefined {
  if (ctx.seat === undefined) return undefined;
  const whole = ownHand(view, ctx);
  const laid = new Set(view.formations[ctx.seat] ? [] : Object.values(laidOf(view, ctx)));
  const cards = whole.filter((one) => !laid.has(one));
  return {
    cards,
    dealt: Math.max(DEALT, whole.length),
    legal: isLaying(ctx) ? cards : null,
    why: () => ctx.messages.t('gsk/not-now'),
    pick: (one) => ctx.sketch(lay(view, ctx, one as (typeof cards)[number])),
  };
}

/** The event if Kings fall at this step; one in a pile first rises from it. */
const felling = ({event, step}: GskContext): Felling | undefined =>
  event?.type === 'king fell' ||
  (event?.type === 'piles searched' && event.kings.length > 0 && step !== 0)
    ? event
    : undefined;

/** The event if it shows the result of a rout or a challenge in this trick. */
const judged = (event: GskEvent | undefined, {table}: Facing): Judged | undefined =>
  (event?.type === 'routs settled' || event?.type === 'challenge answered') && event.table === table
    ? event
    : undefined;

/** The picture of Kings that were found or fall, in place of the board. */
function fallen(view: GskView, ctx: GskContext, face: Facing): TemplateResult | undefined {
  const falling = felling(ctx);
  if (falling) return fall(falling, view, ctx);
  const event = judged(ctx.event, face);
  return event && found(event, ctx);
}

/**
 * The content in place of the hand; `undefined` while the reader lays a formation or waits for it.
 */
function tray(told: GskView, ctx: GskContext, face: Facing): TemplateResult | undefined {
  const {event, moves} = ctx;
  const kind = moves[0]?.type;
  const result = judged(event, face);
  // The values take all the room, so the hand is not shown.
  if (kind === 'declare') return declaring(told, ctx, face);
  const body = result ? verdict(result, ctx) : nothing;
  if (body !== nothing) return html`${held(told, ctx)}${body}`;
  return kind !== undefined && kind !== 'form' ? held(told, ctx) : undefined;
}

function scene(view: GskView, ctx: GskContext): Scene<GskMove> {
  const face = facing(view, ctx);
  const {moves} = ctx;
  const told = toldIn(view, ctx);
  const contract = header(told, ctx);
  const over = view.phase === 'over';
  const falling = over ? undefined : fallen(view, ctx, face);
  const lies = over ? html`` : tray(told, ctx, face);
  const cards = lies === undefined ? hand(told, ctx) : undefined;
  const doubts = moves.some(({type}) => type === 'challenge');
  return {
    contract,
    board: html`<div class="gsk ${told === view ? '' : 'staged'}">
      ${others(told, ctx, face)}
      <div class="flanked">
        ${rivalFlank(told, ctx, face)}${falling ?? field(view, ctx, face)}${ownFlank(told, ctx)}
      </div>
      ${kingLine(told, ctx)}
      <p class="vh" aria-live="polite" aria-atomic="true">${live(view, ctx)}</p>
    </div>`,
    tools: 'board',
    ...(over ? matchEnd(view, ctx) : ctx.asking ? question(view, ctx, face) : happening(view, ctx)),
    ...(cards ? {hand: cards} : {}),
    ...(lies ? {tray: lies} : {}),
    ...(doubts ? {answer: (doubt) => ctx.ask({type: doubt ? 'challenge' : 'accept'})} : {}),
    ...(isLaying(ctx) ? {grab: (down) => dragInto(down, view, ctx)} : {}),
  };
}

/** The coach marks of God Save the King. */
const TIPS: readonly Tip<GskView, GskMove, GskEvent, GskMessages>[] = [
  {
    id: 'formation',
    at: 'board',
    part: '[data-slot]',
    when: (_, {moves}) => moves[0]?.type === 'form',
    say: (_, {t}) => [t('gsk/tip/formation')],
  },
  {
    id: 'rout-ready',
    at: 'board',
    part: '.mine gstk-seat > span',
    when: ({tokens, seat}) => seat !== null && tokens[seat] === true,
    say: (_, {t}) => [t('gsk/tip/rout-ready')],
  },
  {
    id: 'king-line',
    at: 'board',
    part: '.king-line',
    when: ({formations, seat}) => seat !== null && formations[seat] !== null,
    say: (_, {t}) => [t('gsk/tip/king-line'), t('gsk/tip/pile')],
  },
  {
    id: 'rout',
    at: 'board',
    part: '[data-rout]',
    isChoice: true,
    when: (_, {moves}) => moves.some(({type}) => type === 'rout'),
    say: (_, {t}) => [t('gsk/tip/rout')],
  },
  {
    id: 'push',
    at: 'prompt',
    isChoice: true,
    when: (_, {moves}) => moves[0]?.type === 'declare',
    say: (_, {t}) => [t('gsk/tip/push')],
  },
];

/** The table module of God Save the King. */
export const table: TableModule<GskView, GskMove, GskEvent> = {
  scene,
  tempo,
  steps,
  sentence,
  asked,
  publicEvent,
  // For a reader who does not want to be asked, the flanks turn and a won push is left unrouted.
  declines: (_, moves) =>
    moves.some(({type}) => type === 'challenge')
      ? undefined
      : moves.find(({type}) => type === 'pass' || type === 'accept'),
  read: async (what, view, ctx) => {
    const {read} = await import('./table/readings.js');
    return read(what, view, ctx);
  },
  told: async (...asked) => {
    const {publicFactsOf: told} = await import('./table/public-facts.js');
    return told(...asked);
  },
  tips: () => TIPS,
  keyNames: {
    trick: 'key/laid',
    contract: 'key/meets',
    taken: 'key/held',
    scores: 'key/held',
    left: 'key/held',
  },
  hasClaims: true,
  hasFlanks: true,
  panels: ['scores', 'log', 'rules'],
  panel: async (name, view, ctx) => {
    const {panel} = await import('./table/panels/panels.js');
    return panel(name, view, ctx);
  },
  styles: gskStyles,
};

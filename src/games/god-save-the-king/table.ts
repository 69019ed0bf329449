import {html, nothing} from 'lit';
import type {HandScene, Scene, TableModule} from '../../elements/scene.js';
import {isElement} from '../../elements/internal/realm.js';
import {wish} from '../../elements/events.js';
import {facing, pairs} from './table/board.js';
import type {Facing, GskContext} from './table/context.js';
import {laidOf, lay} from './table/draft.js';
import {dragInto} from './table/drag.js';
import {ownHand} from './table/held.js';
import {others} from './table/panels/others.js';
import {chrome, happening, live, question} from './table/prompt.js';
import {asked, publicEvent, sentence} from './table/speech.js';
import {stage} from './table/stage.js';
import {summary} from './table/panels/summary.js';
import {tempo} from './table/tempo.js';
import {gskStyles} from './table/table.styles.js';
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
    legal: ctx.moves[0]?.type === 'form' ? cards : null,
    why: () => undefined,
    pick: (one) => ctx.sketch(lay(view, ctx, one as (typeof cards)[number])),
  };
}

/**
 * Whether the event shows the result of a rout or a challenge in this trick, or a King that fell.
 */
function isJudged(event: GskEvent, {table: at}: Facing): boolean {
  if (event.type === 'king fell' || event.type === 'piles searched') return event.kings.length > 0;
  if (event.type === 'routs settled') return event.table === at && event.routs.length > 0;
  return event.type === 'challenge answered' && event.table === at;
}

/** A tap on the table skips the event that is shown, as the button "Next" does. */
const skip = (event: Event): void => {
  const [at] = event.composedPath();
  if (isElement(at) && !at.closest('button, label'))
    wish(event.currentTarget as Element, 'gstk-skip', null);
};

function scene(view: GskView, ctx: GskContext): Scene<GskMove> {
  const face = facing(view, ctx);
  const contract = chrome(view, ctx, face);
  if (view.phase === 'over') return {contract, ...summary(view, ctx)};
  const {event, moves} = ctx;
  const kind = moves[0]?.type;
  const judged = event && isJudged(event, face) ? event : undefined;
  const staged =
    judged !== undefined || Boolean(face.meeting?.declared.length) || kind === 'declare';
  const under = staged ? stage(view, ctx, face, judged) : nothing;
  // The cards of a push take the room of the hand, so that the table keeps its height.
  const cards = staged ? undefined : hand(view, ctx);
  const forms = kind === 'form';
  const doubts = moves.some(({type}) => type === 'challenge');
  const taker = event?.type === 'cards collected' ? event.winner : null;
  return {
    contract,
    board: html`<div
      class="gsk ${taker === null ? '' : taker === face.own ? 'to-own' : 'to-rival'}"
      @pointerup=${skip}
    >
      ${others(view, ctx, face)}${pairs(view, ctx, face)}
      <div class="stage">${under}</div>
      <p class="vh" role="status">${live(view, ctx)}</p>
    </div>`,
    ...(ctx.asking ? question(view, ctx, face) : happening(view, ctx)),
    ...(cards ? {hand: cards} : {}),
    ...(doubts ? {answer: (doubt) => ctx.ask({type: doubt ? 'challenge' : 'accept'})} : {}),
    ...(forms ? {grab: (down) => dragInto(down, view, ctx)} : {}),
  };
}

/** The table module of God Save the King. */
export const table: TableModule<GskView, GskMove, GskEvent> = {
  scene,
  tempo,
  sentence,
  asked,
  publicEvent,
  read: async (what, view, ctx) => {
    const {read} = await import('./table/readings.js');
    return read(what, view, ctx);
  },
  tips: async () => {
    const {tips} = await import('./table/tips.js');
    return tips;
  },
  keyNames: {
    trick: 'key/laid',
    contract: 'key/meets',
    taken: 'key/held',
    scores: 'key/held',
    left: 'key/held',
  },
  hasClaims: true,
  panels: ['scores', 'log', 'rules'],
  panel: async (name, view, ctx) => {
    const {panel} = await import('./table/panels/panels.js');
    return panel(name, view, ctx);
  },
  styles: gskStyles,
};

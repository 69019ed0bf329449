import {type CSSResult, html, nothing} from 'lit';
import {Lazy} from '../../elements/internal/lazy.js';
import type {HandScene, Scene, TableModule} from '../../elements/scene.js';
import {wish} from '../../elements/events.js';
import {facing, pairs} from './table/board.js';
import type {Facing, GskContext} from './table/context.js';
import {laidOf, lay} from './table/draft.js';
import {ownHand} from './table/held.js';
import {others} from './table/others.js';
import {chrome, happening, live, question} from './table/prompt.js';
import {asked, publicEvent, sentence} from './table/speech.js';
import {tempo} from './table/tempo.js';
import {gskStyles} from './table/table.styles.js';
import type {GskMove, GskEvent, GskView} from './types.js';

/** The table of God Save the King: what lies on the board, what is asked, what may be pressed. */

let styles: readonly CSSResult[] = gskStyles;

/** A part that comes with styles of its own, fetched when it is first wanted. */
const later = <Part extends {readonly styles: readonly CSSResult[]}>(
  fetch: () => Promise<Part>,
): Lazy<Part> =>
  new Lazy(async () => {
    const part = await fetch();
    styles = [...styles, ...part.styles];
    return part;
  });
const stages = later(() => import('./table/stage.js'));
const summaries = later(() => import('./table/summary.js'));
const panels = later(() => import('./table/panels.js'));
const readings = new Lazy(() => import('./table/readings.js'));
const drags = later(() => import('./table/drag.js'));

/** Fetches what will soon be wanted; when it cannot be had, it is asked for again then. */
const ahead = (part: Lazy<unknown>): void => void part.load().catch(() => undefined);

/** A hand of one suit; it grows when piles are gathered, and keeps its rows while it shrinks. */
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

/** The end; until its part is here, the table as it is. */
function end(view: GskView, ctx: GskContext): Omit<Scene<GskMove>, 'contract'> {
  if (summaries.value) return summaries.value.summary(view, ctx);
  return {board: html``, say: '', why: '', controls: [], later: summaries.load()};
}

/** What came of a rout or a challenge in the trick that is shown, or a King that fell. */
function isJudged(event: GskEvent, {table: at}: Facing): boolean {
  if (event.type === 'king fell' || event.type === 'piles searched') return event.kings.length > 0;
  if (event.type === 'routs settled') return event.table === at && event.routs.length > 0;
  return event.type === 'challenge answered' && event.table === at;
}

/** A tap on the table sends on what is being shown; the button "Next" does the same. */
const skip = (event: Event): void => {
  const [at] = event.composedPath();
  if (at instanceof Element && !at.closest('button, label'))
    wish(event.currentTarget as Element, 'gstk-skip', null);
};

function scene(view: GskView, ctx: GskContext): Scene<GskMove> {
  const face = facing(view, ctx);
  const contract = chrome(view, ctx, face);
  if (view.scene === 'over') return {contract, ...end(view, ctx)};
  const {event, moves} = ctx;
  const kind = moves[0]?.type;
  const judged = event && isJudged(event, face) ? event : undefined;
  const staged =
    judged !== undefined || Boolean(face.meeting?.declared.length) || kind === 'declare';
  // Both are wanted soon, but not by the first picture.
  [stages, ...(view.formations.some(Boolean) ? [summaries] : [])].forEach(ahead);
  const under = staged ? stages.value?.stage(view, ctx, face, judged) : undefined;
  // What a push brings takes the room of the hand, so that the table keeps its height.
  const cards = staged ? undefined : hand(view, ctx);
  const forms = kind === 'form';
  if (forms) ahead(drags);
  const doubts = moves.some(({type}) => type === 'challenge');
  const taker = event?.type === 'cards collected' ? event.winner : null;
  return {
    contract,
    board: html`<div
      class="gsk ${taker === null ? '' : taker === face.own ? 'to-own' : 'to-rival'}"
      @pointerup=${skip}
    >
      ${others(view, ctx, face)}${pairs(view, ctx, face)}
      <div class="stage">${under ?? nothing}</div>
      <p class="vh" role="status">${live(view, ctx)}</p>
    </div>`,
    ...(ctx.asking ? question(view, ctx, face) : happening(view, ctx)),
    ...(cards ? {hand: cards} : {}),
    ...(doubts ? {answer: (doubt) => ctx.ask({type: doubt ? 'challenge' : 'accept'})} : {}),
    ...(forms ? {grab: (down) => drags.value?.dragInto(down, view, ctx)} : {}),
    ...(staged && !stages.value ? {later: stages.load()} : {}),
  };
}

/** The table of God Save the King. */
export const table: TableModule<GskView, GskMove, GskEvent> = {
  scene,
  tempo,
  sentence,
  asked,
  publicEvent,
  read: async (what, view, ctx) => (await readings.load()).read(what, view, ctx),
  panels: ['scores', 'log', 'rules'],
  panel: async (panel, view, ctx) => (await panels.load()).panel(panel, view, ctx),
  get styles() {
    return styles;
  },
};

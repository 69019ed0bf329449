import {type CSSResult, html} from 'lit';
import {Lazy} from '../../elements/internal/lazy.js';
import type {Scene, TableModule, Tempo} from '../../elements/scene.js';
import {board, contractLine} from './table/board.js';
import type {CrushContext} from './table/context.js';
import {asking, controls, hand, type Prompt, waiting} from './table/prompt.js';
import {crushSpeech, sentence} from './table/speech.js';
import {crushStyles} from './table/table.styles.js';
import type {CrushMove, CrushEvent, CrushView} from './types.js';

/** The table of Crush the Crown. */

function prompt(view: CrushView, ctx: CrushContext): Prompt {
  if (ctx.asking) return asking(view, ctx);
  const said = ctx.event && sentence(ctx.event, ctx);
  const {say, why} = waiting(view, ctx);
  return said ? {say: said.replace(/\.$/, ''), why: say} : {say, why};
}

/** Styles that the table has needed so far. */
let styles: readonly CSSResult[] = crushStyles;

/** A part that comes with styles of its own. */
const later = <Part extends {readonly styles: readonly CSSResult[]}>(
  fetch: () => Promise<Part>,
): Lazy<Part> =>
  new Lazy(async () => {
    const part = await fetch();
    styles = [...new Set([...styles, ...part.styles])];
    return part;
  });
const summaries = later(() => import('./table/summary.js'));
const panels = later(() => import('./table/panels.js'));

/** A Government of so many cards may soon be complete. */
const NEARLY = 10;

/** Who has won; the table alone until the words for it are here. */
function end(view: CrushView, ctx: CrushContext): Omit<Scene<CrushMove>, 'contract'> {
  const part = summaries.value;
  if (!part)
    return {board: board(view, ctx), say: '', why: '', controls: [], later: summaries.load()};
  const {summary, verdict} = part;
  return {
    board: html`${board(view, ctx)}${summary(view, ctx)}`,
    ...verdict(view, ctx),
    controls: [],
  };
}

function scene(view: CrushView, ctx: CrushContext): Scene<CrushMove> {
  const contract = contractLine(view, ctx);
  if (view.phase === 'over') return {contract, ...end(view, ctx)};
  // Nobody should wait for the end when it comes.
  if (view.governments.some(({length}) => length >= NEARLY))
    summaries.load().catch(() => undefined);
  const cards = hand(view, ctx);
  return {
    contract,
    board: board(view, ctx),
    ...prompt(view, ctx),
    controls: controls(view, ctx),
    ...(cards ? {hand: cards} : {}),
  };
}

/** What changes the table lies a moment; what only leads on does not. */
const TEMPO: Readonly<Record<CrushEvent['type'], Tempo>> = {
  dealt: 'none',
  'deal voided': 'notice',
  'card swapped': 'step',
  married: 'step',
  'kings executed': 'notice',
  'cards drawn': 'none',
  reshuffled: 'notice',
  'turn begun': 'none',
  extended: 'step',
  'spy discovered': 'notice',
  'build ended': 'none',
  'spy inserted': 'notice',
  'no spy inserted': 'none',
  'tribute demanded': 'none',
  'card given': 'step',
  'tribute settled': 'none',
  'card fired': 'step',
  'none fired': 'none',
  'government completed': 'notice',
  stalled: 'notice',
  'game over': 'none',
};

/** What lies on the board, what is asked, what is said. */
export const crushTable: TableModule<CrushView, CrushMove, CrushEvent> = {
  scene,
  // Nobody needs to be shown at length what he has just done himself.
  tempo: (event, {seat}) =>
    TEMPO[event.type] === 'notice' && 'seat' in event && event.seat === seat
      ? 'step'
      : TEMPO[event.type],
  ...crushSpeech,
  panels: ['scores', 'log', 'rules'],
  panel: async (panel, view, ctx) => {
    const draw = (await panels.load()).panels[panel];
    return draw ? draw(view, ctx) : html``;
  },
  get styles() {
    return styles;
  },
};

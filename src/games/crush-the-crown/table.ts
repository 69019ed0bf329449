import {html} from 'lit';
import type {Scene, TableModule, Tempo} from '../../elements/scene.js';
import type {Prompt} from '../../elements/table/speech.js';
import {board, contractLine} from './table/board.js';
import type {CrushContext} from './table/context.js';
import {asking, controls, hand, waiting} from './table/prompt.js';
import {crushSpeech, sentence} from './table/speech.js';
import {summary, verdict} from './table/summary.js';
import {crushStyles} from './table/table.styles.js';
import type {CrushMove, CrushEvent, CrushView} from './types.js';

/** The table of Crush the Crown. */

function prompt(view: CrushView, ctx: CrushContext): Prompt {
  if (ctx.asking) return asking(view, ctx);
  const said = ctx.event && sentence(ctx.event, ctx);
  const {say, why} = waiting(view, ctx);
  return said ? {say: said.replace(/\.$/, ''), why: say} : {say, why};
}

/** The end of the match. */
function end(view: CrushView, ctx: CrushContext): Omit<Scene<CrushMove>, 'contract'> {
  return {
    board: html`${board(view, ctx)}${summary(view, ctx)}`,
    ...verdict(view, ctx),
    controls: [],
  };
}

function scene(view: CrushView, ctx: CrushContext): Scene<CrushMove> {
  const contract = contractLine(view, ctx);
  if (view.phase === 'over') return {contract, ...end(view, ctx)};
  const cards = hand(view, ctx);
  return {
    contract,
    board: board(view, ctx),
    ...prompt(view, ctx),
    controls: controls(view, ctx),
    ...(cards ? {hand: cards} : {}),
  };
}

/** Events that change the table are shown for a moment; those that only lead on are not. */
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

/** The table module of Crush the Crown. */
export const crushTable: TableModule<CrushView, CrushMove, CrushEvent> = {
  scene,
  // A player's own moves are not shown at length to that player.
  tempo: (event, {seat}) =>
    TEMPO[event.type] === 'notice' && 'seat' in event && event.seat === seat
      ? 'step'
      : TEMPO[event.type],
  ...crushSpeech,
  tips: async () => {
    const {tips} = await import('./table/tips.js');
    return tips;
  },
  keyNames: {
    trick: 'key/laid',
    contract: 'key/asked',
    scores: 'key/standing',
    taken: 'key/gone',
    out: 'key/next',
  },
  panels: ['scores', 'log', 'rules'],
  panel: async (panel, view, ctx) => {
    const {panels} = await import('./table/panels.js');
    const draw = panels[panel];
    return draw ? draw(view, ctx) : html``;
  },
  styles: crushStyles,
};

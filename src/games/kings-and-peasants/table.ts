import '../../elements/gstk-trick/gstk-trick.js';
import {html} from 'lit';
import {
  fetchedReadings,
  nameOf,
  type Scene,
  type TableModule,
  type Tempo,
} from '../../elements/index.js';
import {stillIn} from './rules/seats.js';
import {board, contractLine} from './table/board.js';
import {ending} from './table/ending.js';
import {coronation} from './table/thrones.js';
import type {PeasantsContext} from './table/context.js';
import {hand, prompt} from './table/prompt.js';
import {asked, publicEvent, sentence} from './table/speech.js';
import {peasantsStyles} from './table/table.styles.js';
import type {PeasantsMove, PeasantsEvent, PeasantsView} from './types.js';

/** The table of Kings and Peasants. */

const TEMPO: Readonly<Record<PeasantsEvent['type'], Tempo>> = {
  dealt: 'none',
  'names given': 'notice',
  'card played': 'step',
  'trick taken': 'collect',
  'limit reached': 'notice',
  'deal ended': 'notice',
  'ranks given': 'stop',
  'no trump to give': 'notice',
  'card given': 'notice',
  'lead found': 'notice',
  'game won': 'stop',
  'game begun': 'none',
  'session over': 'none',
};

function scene(view: PeasantsView, ctx: PeasantsContext): Scene<PeasantsMove> {
  const contract = contractLine(view, ctx);
  const {event} = ctx;
  const cards = hand(view, ctx);
  const base = {contract, board: board(view, ctx), ...(cards ? {hand: cards} : {})};
  if (event?.type === 'ranks given') return {...base, ...coronation(view, ctx)};
  if (event?.type === 'game won' || view.phase === 'over') return {...base, ...ending(view, ctx)};
  return {
    ...base,
    ...prompt(view, ctx),
    ...(event?.type === 'trick taken' ? {collect: event.seat} : {}),
  };
}

/** The final summary shows the end of the last game, so its events need no pause. */
const tempo = (event: PeasantsEvent, view: PeasantsView): Tempo => {
  if (event.type === 'card played' && view.trick.length === stillIn(view).length) return 'trick';
  return event.type === 'game won' && view.phase === 'over' ? 'none' : TEMPO[event.type];
};

/** A hint for the names lays them out, so that one press gives them. */
const suggest: TableModule<PeasantsView, PeasantsMove, PeasantsEvent>['suggest'] = (move, ctx) =>
  move.type === 'name'
    ? {
        name: move.ranks
          .map(
            (rank, seat) => `${nameOf(seat, ctx)}: ${ctx.messages.lookup('peasants/rank', {rank})}`,
          )
          .join(', '),
        draft: move.ranks,
      }
    : undefined;

/** The table module of Kings and Peasants. */
export const peasantsTable: TableModule<PeasantsView, PeasantsMove, PeasantsEvent> = {
  scene,
  tempo,
  // The soldier's highest trump, or the only one, is given automatically: no question has a single
  // answer.
  follows: (_, {phase}, moves) =>
    phase.startsWith('reign.exchange') && moves.length === 1 ? moves[0] : undefined,
  suggest,
  sentence,
  asked,
  publicEvent,
  read: fetchedReadings(() => import('./table/readings.js')),
  tips: async () => (await import('./table/tips.js')).tips,
  panels: ['last-trick', 'scores', 'log', 'rules'],
  panel: async (panel, view, ctx) => {
    const {panels} = await import('./table/panels.js');
    return panels[panel]?.(view, ctx) ?? html``;
  },
  styles: peasantsStyles,
};

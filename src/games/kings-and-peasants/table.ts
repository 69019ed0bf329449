import type {CSSResult} from 'lit';
import {Lazy} from '../../elements/internal/lazy.js';
import type {Scene, TableModule, Tempo} from '../../elements/scene.js';
import {stillIn} from './rules/seats.js';
import {board, contractLine} from './table/board.js';
import type {PeasantsContext} from './table/context.js';
import {hand, prompt} from './table/prompt.js';
import {peasantsSpeech} from './table/speech.js';
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

let styles: readonly CSSResult[] = peasantsStyles;

/** Summary and panels come with styles of their own. */
const panels = new Lazy(async () => {
  const part = await import('./table/panels.js');
  styles = [...peasantsStyles, ...part.styles];
  return part;
});

/** The summary; until it is here, a way on. */
function summary(view: PeasantsView, ctx: PeasantsContext): Omit<Scene<PeasantsMove>, 'contract'> {
  if (panels.value) return panels.value.summary(view, ctx);
  const go = {id: 'go', label: ctx.messages.t('ui/next'), run: () => ctx.go()};
  const controls = view.scene === 'over' ? [] : [go];
  return {board: board(view, ctx), say: '', why: '', controls, later: panels.load()};
}

function scene(view: PeasantsView, ctx: PeasantsContext): Scene<PeasantsMove> {
  const contract = contractLine(view, ctx);
  const {event} = ctx;
  if (event?.type === 'ranks given' || event?.type === 'game won' || view.scene === 'over')
    return {contract, ...summary(view, ctx)};
  // The stage will end some time, and nobody should wait for it then.
  if (view.played.length > 0) panels.load().catch(() => undefined);
  const cards = hand(view, ctx);
  return {
    contract,
    board: board(view, ctx),
    ...prompt(view, ctx),
    ...(event?.type === 'trick taken' ? {collect: event.seat} : {}),
    ...(cards ? {hand: cards} : {}),
  };
}

/** The last game's end is what the table shows when all is over. */
const tempo = (event: PeasantsEvent, view: PeasantsView): Tempo => {
  if (event.type === 'card played' && view.trick.length === stillIn(view).length) return 'trick';
  return event.type === 'game won' && view.scene === 'over' ? 'none' : TEMPO[event.type];
};

/** What lies on the board, what is asked, what is said. */
export const peasantsTable: TableModule<PeasantsView, PeasantsMove, PeasantsEvent> = {
  scene,
  tempo,
  ...peasantsSpeech,
  panels: ['last-trick', 'scores', 'log', 'rules'],
  panel: async (panel, view, ctx) => (await panels.load()).panels[panel](view, ctx),
  get styles() {
    return styles;
  },
};

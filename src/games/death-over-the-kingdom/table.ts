import {html} from 'lit';
import {Lazy} from '../../elements/internal/lazy.js';
import type {Scene, TableModule, Tempo} from '../../elements/scene.js';
import type {Prompt} from '../../elements/table/speech.js';
import {board, contractLine} from './table/board.js';
import type {KingdomContext} from './table/context.js';
import {asking, controls, hand, waiting} from './table/prompt.js';
import {kingdomSpeech, sentence} from './table/speech.js';
import {standing, verdict} from './table/summary.js';
import {kingdomStyles} from './table/table.styles.js';
import type {KingdomMove, KingdomEvent, KingdomView} from './types.js';

/** The table of Death Over the Kingdom. */

/**
 * Events that change the table are shown for a moment, those that must be read wait; those that
 * only lead on are not shown.
 */
const TEMPO: Readonly<Record<KingdomEvent['type'], Tempo>> = {
  dealt: 'none',
  'round begun': 'none',
  'cards laid': 'step',
  exchanged: 'notice',
  cut: 'notice',
  folded: 'step',
  changed: 'step',
  looked: 'notice',
  bought: 'notice',
  stolen: 'notice',
  juggled: 'notice',
  burned: 'notice',
  'cards shown': 'notice',
  'abilities settled': 'none',
  'points awarded': 'stop',
  'cards discarded': 'none',
  'turn ended': 'none',
  'game over': 'none',
};

/** A player's own moves are not shown at length to that player. */
const tempo = (event: KingdomEvent, {seat}: KingdomView): Tempo =>
  TEMPO[event.type] === 'notice' && 'seat' in event && event.seat === seat
    ? 'step'
    : TEMPO[event.type];

function prompt(view: KingdomView, ctx: KingdomContext): Prompt {
  if (ctx.asking) return asking(view, ctx);
  const said = ctx.event && sentence(ctx.event, ctx);
  const {say, why} = waiting(view, ctx);
  return said ? {say: said.replace(/\.$/, ''), why: say} : {say, why};
}

function scene(view: KingdomView, ctx: KingdomContext): Scene<KingdomMove, string> {
  const contract = contractLine(view, ctx);
  if (view.phase === 'over')
    return {
      contract,
      board: html`<section class="summary" part="summary">${standing(view, ctx)}</section>`,
      ...verdict(view, ctx),
      controls: [],
    };
  const cards = hand(view, ctx);
  const stops = ctx.event && tempo(ctx.event, view) === 'stop';
  return {
    contract,
    board: board(view, ctx),
    ...prompt(view, ctx),
    controls: stops
      ? [
          {
            id: 'go',
            label: ctx.messages.t('kingdom/do/go'),
            primary: true,
            run: () => ctx.go(),
          },
        ]
      : controls(view, ctx),
    ...(cards ? {hand: cards} : {}),
  };
}

const panels = new Lazy(() => import('./table/panels.js'));

/** The table module of Death Over the Kingdom. */
export const kingdomTable: TableModule<KingdomView, KingdomMove, KingdomEvent, string> = {
  scene,
  tempo,
  ...kingdomSpeech,
  tips: async () => {
    const {tips} = await import('./table/tips.js');
    return tips;
  },
  keyNames: {
    trick: 'key/laid',
    contract: 'key/asked',
    taken: 'key/deeds',
    out: 'key/discard',
    last: 'key/round',
  },
  panels: ['last-trick', 'scores', 'log', 'rules'],
  panel: async (panel, view, ctx) => (await panels.load()).panels[panel]?.(view, ctx) ?? html``,
  styles: kingdomStyles,
};

import {html} from 'lit';
import {Later} from '../../elements/internal/later.js';
import type {Scene, TableModule, Tempo} from '../../elements/scene.js';
import {board, contractLine} from './table-board.js';
import type {KingdomDesk, Prompt} from './table-desk.js';
import {asking, controls, hand, waiting} from './table-prompt.js';
import {kingdomSpeech, sentence} from './table-speech.js';
import {standing, verdict} from './table-summary.js';
import {kingdomStyles} from './table.styles.js';
import type {KingdomMove, KingdomEvent, KingdomView} from './types.js';

/** The table of Death Over the Kingdom. */

/** What changes the table lies a moment, what must be read waits; what only leads on does not lie. */
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

/** Nobody needs to be shown at length what he has just done himself. */
const tempo = (event: KingdomEvent, {seat}: KingdomView): Tempo =>
  TEMPO[event.type] === 'notice' && 'seat' in event && event.seat === seat
    ? 'step'
    : TEMPO[event.type];

function prompt(view: KingdomView, desk: KingdomDesk): Prompt {
  if (desk.asking) return asking(view, desk);
  const said = desk.event && sentence(desk.event, desk);
  const {say, why} = waiting(view, desk);
  return said ? {say: said.replace(/\.$/, ''), why: say} : {say, why};
}

function scene(view: KingdomView, desk: KingdomDesk): Scene<KingdomMove, string> {
  const contract = contractLine(view, desk);
  if (view.phase === 'over')
    return {
      contract,
      board: html`<section class="summary" part="summary">${standing(view, desk)}</section>`,
      ...verdict(view, desk),
      controls: [],
    };
  const cards = hand(view, desk);
  const stops = desk.event && tempo(desk.event, view) === 'stop';
  return {
    contract,
    board: board(view, desk),
    ...prompt(view, desk),
    controls: stops
      ? [
          {
            id: 'go',
            label: desk.words.t('kingdom/do/go'),
            primary: true,
            run: () => desk.go(),
          },
        ]
      : controls(view, desk),
    ...(cards ? {hand: cards} : {}),
  };
}

const panels = new Later(() => import('./table-panels.js'));

/** What lies on the board, what is asked, what is said. */
export const kingdomTable: TableModule<KingdomView, KingdomMove, KingdomEvent, string> = {
  scene,
  tempo,
  ...kingdomSpeech,
  panels: ['last-trick', 'scores', 'log', 'rules'],
  panel: async (panel, view, desk) => (await panels.want()).panels[panel](view, desk),
  styles: kingdomStyles,
};

import {html} from 'lit';
import {Later} from '../../elements/internal/later.js';
import type {Scene, TableModule, Tempo} from '../../elements/scene.js';
import {lastHand} from './options.js';
import {board, contractLine} from './table-board.js';
import type {LadderDesk} from './table-desk.js';
import {asking, controls, hand, type Prompt, waiting} from './table-prompt.js';
import {ladderSpeech, sentence} from './table-speech.js';
import {summary, verdict} from './table-summary.js';
import {ladderStyles} from './table.styles.js';
import type {LadderMove, LadderEvent, LadderView} from './types.js';

/** The table of Court Ladder. */

function prompt(view: LadderView, desk: LadderDesk): Prompt {
  if (desk.asking) return asking(view, desk);
  const said = desk.event && sentence(desk.event, desk);
  const {say, why} = waiting(view, desk);
  return said ? {say: said.replace(/\.$/, ''), why: say} : {say, why};
}

function scene(view: LadderView, desk: LadderDesk): Scene<LadderMove> {
  const contract = contractLine(view, desk);
  const ended = desk.event?.type === 'hand ended';
  if (view.step === 'over' || ended)
    return {
      contract,
      board: summary(view, desk),
      ...verdict(view, desk),
      controls: ended
        ? [
            {
              id: 'next',
              label: desk.words.t('ladder/do/next'),
              primary: true,
              run: () => desk.go(),
            },
          ]
        : [],
    };
  const cards = hand(view, desk);
  return {
    contract,
    board: board(view, desk),
    ...prompt(view, desk),
    controls: controls(view, desk),
    ...(cards ? {hand: cards} : {}),
  };
}

/** What changes the table lies a moment; what only leads on does not. */
const TEMPO: Readonly<Record<LadderEvent['type'], Tempo>> = {
  'ranks drawn': 'none',
  'ranks given': 'none',
  dealt: 'none',
  'trump named': 'notice',
  'bout begun': 'none',
  'joker laid': 'notice',
  attacked: 'step',
  beaten: 'step',
  taken: 'step',
  'leave asked': 'none',
  'leave given': 'step',
  'throw-in begun': 'none',
  'thrown in': 'step',
  passed: 'none',
  'bout closed': 'trick',
  'attack given up': 'notice',
  'ranks swapped': 'notice',
  'hand ended': 'stop',
  'game over': 'none',
};

const panels = new Later(() => import('./table-panels.js'));

/** What lies on the board, what is asked, what is said. */
export const ladderTable: TableModule<LadderView, LadderMove, LadderEvent> = {
  scene,
  // After the last hand the final standing says all.
  tempo: (event, {deal, options}) =>
    event.type === 'hand ended' && deal >= lastHand(options) ? 'none' : TEMPO[event.type],
  swift: ({type}) => type === 'done',
  ...ladderSpeech,
  panels: ['scores', 'log', 'rules'],
  panel: async (panel, view, desk) => {
    const draw = (await panels.want()).panels[panel];
    return draw ? draw(view, desk) : html``;
  },
  styles: ladderStyles,
};

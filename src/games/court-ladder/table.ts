import {html} from 'lit';
import {Lazy} from '../../elements/internal/lazy.js';
import type {Scene, TableModule, Tempo} from '../../elements/scene.js';
import type {Prompt} from '../../elements/table/speech.js';
import {lastHand} from './rules/options.js';
import {board, contractLine} from './table/board.js';
import type {LadderContext} from './table/context.js';
import {asking, controls, hand, waiting} from './table/prompt.js';
import {ladderSpeech, sentence} from './table/speech.js';
import {summary, verdict} from './table/summary.js';
import {ladderStyles} from './table/table.styles.js';
import type {LadderMove, LadderEvent, LadderView} from './types.js';

/** The table of Court Ladder. */

function prompt(view: LadderView, ctx: LadderContext): Prompt {
  if (ctx.asking) return asking(view, ctx);
  const said = ctx.event && sentence(ctx.event, ctx);
  const {say, why} = waiting(view, ctx);
  return said ? {say: said.replace(/\.$/, ''), why: say} : {say, why};
}

function scene(view: LadderView, ctx: LadderContext): Scene<LadderMove> {
  const contract = contractLine(view, ctx);
  const ended = ctx.event?.type === 'hand ended';
  if (view.phase === 'over' || ended)
    return {
      contract,
      board: summary(view, ctx),
      ...verdict(view, ctx),
      controls: ended
        ? [
            {
              id: 'next',
              label: ctx.messages.t('ladder/do/next'),
              primary: true,
              run: () => ctx.go(),
            },
          ]
        : [],
    };
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

const panels = new Lazy(() => import('./table/panels.js'));

/** The table module of Court Ladder. */
export const ladderTable: TableModule<LadderView, LadderMove, LadderEvent> = {
  scene,
  // After the last hand the summary shows the final standing, so its events need no pause.
  tempo: (event, {deal, options}) =>
    event.type === 'hand ended' && deal >= lastHand(options) ? 'none' : TEMPO[event.type],
  swift: ({type}) => type === 'done',
  ...ladderSpeech,
  tips: async () => {
    const {tips} = await import('./table/tips.js');
    return tips;
  },
  keyNames: {trick: 'key/laid', contract: 'key/asked', scores: 'key/standing'},
  panels: ['scores', 'log', 'rules'],
  panel: async (panel, view, ctx) => {
    const draw = (await panels.load()).panels[panel];
    return draw ? draw(view, ctx) : html``;
  },
  styles: ladderStyles,
};

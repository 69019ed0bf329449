import {html} from 'lit';
import {Lazy} from '../../elements/shared/index.js';
import {
  fetchedReadings,
  type Prompt,
  type Scene,
  type TableModule,
  type Tempo,
} from '../../elements/index.js';
import {lastHand} from './rules/options.js';
import {board, contractLine} from './table/board.js';
import {type LadderContext, targetsOf} from './table/context.js';
import {ending} from './table/ending.js';
import {asking, controls, hand, waiting} from './table/prompt.js';
import {suggest} from './table/suggest.js';
import {asked, publicEvent, sentence} from './table/speech.js';
import {summary} from './table/standing.js';
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
  const cards = hand(view, ctx);
  const common = {
    contract: contractLine(view, ctx),
    board: board(view, ctx),
    ...(cards ? {hand: cards} : {}),
  };
  if (view.phase === 'over') return {...common, ...ending(view, ctx)};
  if (ctx.event?.type !== 'hand ended')
    return {
      ...{...common, ...prompt(view, ctx), controls: controls(view, ctx)},
      // Whom to attack is asked of the rungs.
      ...(ctx.asking && targetsOf(ctx).length > 1 && {advises: true}),
    };
  const label = ctx.messages.t('ladder/do/next');
  return {
    ...{...common, ...summary(view, ctx), say: '', why: ''},
    controls: [{id: 'next', label, primary: true, run: () => ctx.go()}],
  };
}

/**
 * Events that change the table are shown for a moment; those that only lead to the next step are not.
 */
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
  tempo(event, {deal, options, seat}) {
    // After the last hand the final standing is shown, so its events need no pause.
    if (event.type === 'hand ended' && deal >= lastHand(options)) return 'none';
    // A card that cannot be beaten may be taken without a press.
    return event.type === 'taken' && event.seat === seat ? 'notice' : TEMPO[event.type];
  },
  follows: (_, __, moves) => (moves.length === 1 ? moves[0] : undefined),
  swift: ({type}) => type === 'done',
  suggest,
  sentence,
  asked,
  publicEvent,
  read: fetchedReadings(() => import('./table/readings.js')),
  tips: async () => (await import('./table/tips.js')).tips,
  keyNames: {
    trick: 'ladder/key/trick',
    contract: 'key/asked',
    scores: 'key/standing',
    taken: 'ladder/key/taken',
  },
  panels: ['scores', 'log', 'rules'],
  panel: async (panel, view, ctx) => {
    const draw = (await panels.load()).panels[panel];
    return draw ? draw(view, ctx) : html``;
  },
  styles: ladderStyles,
};

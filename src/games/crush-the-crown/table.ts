import {html} from 'lit';
import type {Card} from '../../cards/index.js';
import {
  fetchedReadings,
  type Prompt,
  type Scene,
  type TableModule,
  type Tempo,
  type Tip,
} from '../../elements/index.js';
import {board, contractLine} from './table/board.js';
import type {CrushContext} from './table/context.js';
import {asking, causeOf, controls, hand, waiting} from './table/prompt.js';
import {ending} from './table/ending.js';
import {asked, publicEvent, sentence} from './table/speech.js';
import {crushStyles} from './table/table.styles.js';
import {tributeOf} from './table/tribute.js';
import {completes, isCause, leavesOne, shownOf, steps} from './table/staged.js';
import {spiesIn} from './rules/government.js';
import type {CrushMessages} from './messages/en.js';
import type {CrushMove, CrushEvent, CrushView} from './types.js';

/** The table of Crush the Crown. */

function prompt(view: CrushView, ctx: CrushContext): Prompt {
  if (ctx.asking) return asking(view, ctx);
  const {event} = ctx;
  if (isCause(ctx)) return causeOf(view, ctx);
  const said = event && sentence(event, ctx);
  const {say, why} = waiting(view, ctx);
  if (!said) return {say, why};
  const isLast = leavesOne(event, view);
  return {say: said.replace(/\.$/, ''), why: isLast ? ctx.messages.t('crush/one-left') : say};
}

/** The move that leaves no choice: the only one, or the next card of a tribute that must be given. */
const onlyMove = (view: CrushView, moves: readonly CrushMove[]): CrushMove | undefined =>
  moves.length === 1 ||
  (view.phase === 'tribute' && tributeOf(view, view.turn[0]).forced.length >= view.owed)
    ? moves[0]
    : undefined;

function scene(view: CrushView, ctx: CrushContext): Scene<CrushMove> {
  const cards = hand(view, ctx);
  return {
    contract: contractLine(shownOf(view, ctx), ctx),
    board: board(view, ctx),
    // The rail shows the whole Government before the end does.
    ...(view.phase === 'over' && ctx.event?.type !== 'government completed'
      ? ending(view, ctx)
      : {...prompt(view, ctx), controls: controls(view, ctx)}),
    ...(cards ? {hand: cards} : {}),
  };
}

/** A hint for a whole tribute picks its cards, so that one press gives them. */
const suggest: TableModule<CrushView, CrushMove, CrushEvent>['suggest'] = (_, {messages}, why) => {
  const cards = why?.['cards'] as readonly Card[] | undefined;
  return cards && {name: cards.map((card) => messages.t('card', {card})).join(', '), draft: cards};
};

/**
 * Events that change the table are shown for a moment; those that only lead to the next step are not.
 */
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
  'card given': 'collect',
  'tribute settled': 'none',
  'card fired': 'step',
  'none fired': 'none',
  'government completed': 'price',
  stalled: 'notice',
  'game over': 'none',
};

/** The coach marks of Crush the Crown. */
const TIPS: readonly Tip<CrushView, CrushMove, CrushEvent, CrushMessages>[] = [
  {
    id: 'next',
    at: 'board',
    part: '.own .next',
    // The reader is not asked in a turn in which nothing fits: the first question explains the next
    // step.
    when: ({governments, phase}, {asking, seat = 0}) =>
      asking && phase !== 'tribute' && governments[seat]!.length > 1,
    say: (_, {t}) => [t('crush/tip/next')],
  },
  {
    id: 'spy',
    at: 'board',
    part: '.gov:not(.own) .next',
    when: (_, {moves}) => moves.some(({type}) => type === 'spy'),
    say: (_, {t}) => [t('crush/tip/spy')],
  },
  {
    id: 'tribute',
    at: 'board',
    part: '.own .due',
    // The reader is not asked about a tribute without a choice, so the mark is about the cost of the
    // spies.
    when: ({governments}, {asking, seat = 0}) => asking && spiesIn(governments[seat]!) > 0,
    say: (_, {t}) => [t('crush/tip/tribute')],
  },
  {
    id: 'marry',
    at: 'hand',
    isChoice: true,
    when: ({phase}, {asking}) => asking && (phase === 'marryFirst' || phase === 'marrySecond'),
    say: (_, {t}) => [t('crush/tip/marry')],
  },
  {
    id: 'fire',
    at: 'hand',
    isChoice: true,
    when: ({phase}, {asking}) => asking && phase === 'fireHire',
    say: (_, {t}) => [t('crush/tip/fire'), t('crush/tip/feet')],
  },
];

/** The table module of Crush the Crown. */
export const crushTable: TableModule<CrushView, CrushMove, CrushEvent> = {
  scene,
  // Players are not shown their own moves at length, except for the last one.
  tempo(event, view) {
    if (completes(event, view)) return 'notice';
    const isOwn = 'seat' in event && event.seat === view.seat;
    return TEMPO[event.type] === 'notice' && isOwn ? 'step' : TEMPO[event.type];
  },
  steps,
  // A bot that does nothing makes nobody wait.
  swift: ({type}) => type === 'skip',
  // A search for a Queen is one riffle.
  gathers: ({type}) => type === 'swap',
  follows: (_, view, moves) => onlyMove(view, moves),
  suggest,
  sentence,
  asked,
  publicEvent,
  read: fetchedReadings(() => import('./table/readings.js')),
  tips: () => TIPS,
  told: async (...asked) => {
    const {publicFactsOf} = await import('./table/public-facts.js');
    return publicFactsOf(...asked);
  },
  keyNames: {
    trick: 'crush/key/trick',
    contract: 'key/asked',
    scores: 'key/standing',
    taken: 'crush/key/taken',
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

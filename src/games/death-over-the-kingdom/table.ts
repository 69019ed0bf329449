import {html} from 'lit';
import {Lazy, TURN} from '../../elements/shared/index.js';
import {
  fetchedReadings,
  type Prompt,
  type Scene,
  type TableModule,
  type Tempo,
  type Tip,
} from '../../elements/index.js';
import type {ArgsBelow} from '../../i18n/index.js';
import type {KingdomMessages} from './messages/en.js';
import {board, contractLine} from './table/board.js';
import {type KingdomContext, type Sketch, sketchOf} from './table/context.js';
import {controls, onward} from './table/controls.js';
import {asking, hand, waiting} from './table/prompt.js';
import {rail, showsStanding} from './table/rail.js';
import {standingWords} from './table/reveal.js';
import {asked, publicEvent, sentence} from './table/speech.js';
import {outcomeText} from './table/story.js';
import {ending} from './table/summary.js';
import {kingdomStyles} from './table/table.styles.js';
import {isLarge} from './rules/standing.js';
import type {KingdomMove, KingdomEvent, KingdomView} from './types.js';

/** The table of Death Over the Kingdom. */

/**
 * Events that change the table are shown for a moment; those that must be read stay until the reader
 * goes on; those that only lead to the next step are not shown.
 */
const TEMPO: Readonly<Record<KingdomEvent['type'], Tempo>> = {
  dealt: 'none',
  'round begun': 'none',
  'cards laid': 'step',
  exchanged: 'step',
  cut: 'notice',
  folded: 'step',
  changed: 'step',
  looked: 'notice',
  bought: 'notice',
  stolen: 'notice',
  juggled: 'notice',
  burned: 'notice',
  'cards shown': 'reveal',
  'abilities settled': 'none',
  'points awarded': 'stop',
  'cards discarded': 'none',
  'turn ended': 'none',
  'game over': 'none',
};

/** Another player's turn that neither shows a card nor affects the reader passes quickly. */
function tempo(event: KingdomEvent, {seat}: KingdomView): Tempo {
  if (event.type === 'exchanged')
    return event.seat === seat || event.with === seat ? 'notice' : 'step';
  if (event.type === 'abilities settled') return event.turned.length > 0 ? 'reveal' : 'none';
  // A player who looks is asked at once.
  if (event.type === 'looked' && event.seat === seat) return 'step';
  return TEMPO[event.type];
}

/** What a card of a turn tells or brings about is told when the card has turned up. */
const steps = ({type}: KingdomEvent): readonly number[] =>
  type === 'looked' || type === 'burned' || type === 'juggled' ? [TURN] : [];

function prompt(view: KingdomView, ctx: KingdomContext): Prompt {
  if (ctx.asking) return asking(view, ctx);
  const {event, messages} = ctx;
  if (view.phase === 'award') return outcomeText(view, ctx);
  const {say, why} = waiting(view, ctx);
  if (!event) return {say, why};
  if (event.type === 'cards shown' || event.type === 'abilities settled')
    return {say: messages.t('kingdom/line/shown'), why: waiting(view, ctx).say};
  const said = tempo(event, view) === 'step' ? undefined : sentence(event, ctx);
  return said
    ? {say: said.replace(/\.$/, ''), why: say}
    : {say: messages.t('kingdom/wait/acting'), why: ''};
}

/** What a card does to others is told when it has turned up. */
const rising = (say: string, {event}: KingdomContext): unknown =>
  event?.type === 'burned' || event?.type === 'juggled'
    ? html`<span data-move="said" data-wait=${TURN}>${say}</span>`
    : say;

function scene(view: KingdomView, ctx: KingdomContext): Scene<KingdomMove, string> {
  const base = {
    contract: contractLine(view, ctx),
    board: board(view, ctx),
    tools: 'board',
  } as const;
  if (view.phase === 'over') return {...base, ...ending(view, ctx)};
  const {say, why} = prompt(view, ctx);
  const cards = showsStanding(view) ? undefined : hand(view, ctx);
  const stops = ctx.event && tempo(ctx.event, view) === 'stop';
  return {
    ...base,
    say: rising(say, ctx),
    why: standingWords(why, ctx),
    controls: stops ? [onward(view, ctx)] : controls(view, ctx),
    ...(cards ? {hand: cards} : {}),
    ...(showsStanding(view) ? {tray: rail(view, ctx)} : {}),
  };
}

/** A hint marks the card, the button or the players that it means, so that one press plays it. */
function suggest(
  move: KingdomMove,
  {messages, seat = 0, players}: KingdomContext,
): {readonly name: string; readonly draft: Sketch} {
  const label = (...[id, values]: ArgsBelow<KingdomMessages, 'kingdom/do/'>): string =>
    messages.lookup(`kingdom/do/${id}`, values);
  switch (move.type) {
    case 'choose':
      return {
        name: messages.t('card', {card: move.card}),
        draft: {kind: 'lay', code: move.card},
      };
    case 'change':
      return {name: label('change'), draft: {kind: 'hint', id: 'change'}};
    case 'cut':
      return {name: label('cut'), draft: {kind: 'cut', depth: move.depth}};
    case 'use': {
      const pick = move.targets.at(-1);
      return pick === undefined
        ? {name: label('use', {ability: 'look'}), draft: {kind: 'hint', id: 'use'}}
        : {
            name: move.targets.map((target) => players[target]!.name).join(', '),
            draft: {kind: 'use', fixed: move.targets.slice(0, -1), pick},
          };
    }
    case 'fold':
      return {name: label('fold'), draft: {kind: 'hint', id: 'fold'}};
    case 'exchange':
      return {
        name: label('exchange', players[(seat + 1) % players.length]!),
        draft: {kind: 'hint', id: 'exchange'},
      };
  }
}

const panels = new Lazy(() => import('./table/panels.js'));

/** The coach marks of Death Over the Kingdom. */
const TIPS: readonly Tip<KingdomView, KingdomMove, KingdomEvent, KingdomMessages>[] = [
  {
    id: 'goal',
    at: 'board',
    part: '.contract .goal',
    when: (view, {asking}) => asking && !isLarge(view),
    say: (_, {t}) => [t('kingdom/tip/goal')],
  },
  {
    id: 'card',
    at: 'board',
    part: '.kme',
    when: ({phase, areas, seat}) => phase === 'act' && typeof areas[seat ?? -1] === 'string',
    say: (_, {t}) => [t('kingdom/tip/card'), t('kingdom/tip/colours')],
  },
  {
    id: 'act',
    at: 'prompt',
    part: '.prompt .actions .button:not(.icon)',
    when: ({phase}, ctx: KingdomContext) =>
      ctx.asking && phase === 'act' && sketchOf(ctx) === undefined,
    say: (view, {t}) => [t(isLarge(view) ? 'kingdom/tip/act-large' : 'kingdom/tip/act')],
  },
];

/** The table module of Death Over the Kingdom. */
export const kingdomTable: TableModule<KingdomView, KingdomMove, KingdomEvent, string> = {
  scene,
  tempo,
  steps,
  swift: ({type}) => type !== 'use' && type !== 'cut',
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

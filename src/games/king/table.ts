import {sortHand} from '../../cards/index.js';
import type {HandScene, Scene, TableModule, Tempo} from '../../elements/index.js';
import {type CSSResult, html} from 'lit';
import {board, isOpening} from './table/board.js';
import type {KingContext} from './table/context.js';
import {contractLine} from './table/contract-line.js';
import type {TableChoices} from './table/choices/choices.js';
import {later, needed} from './table/later-parts.js';
import {tricksDone, tricksOf} from './table/counting.js';
import {prompt} from './table/prompt.js';
import {publicEvent} from './table/public-event.js';
import {kingStyles} from './table/table.styles.js';
import {isPlay, type KingMove, type KingEvent, type KingView, trumpSuit} from './types.js';
import {packOf, tableOf, type Variant} from './rules/contracts/columns.js';

/**
 * The table of a King variant: board and prompt; parts that come after the first move are fetched
 * later.
 */

/**
 * The most cards that a hand can come to hold, for which room is kept: with the talon, and with the
 * whole bazaar.
 */
function mostOf(variant: Variant, view: KingView): number {
  const table = tableOf(variant, view);
  const undealt = packOf(table).length - table.hand * view.seats;
  return table.hand + (variant.rest === 'talon' || variant.rest === 'stock' ? undealt : 0);
}

function hand(
  view: KingView,
  variant: Variant,
  ctx: KingContext,
  choices?: TableChoices,
): HandScene<KingMove> | undefined {
  const cards = ctx.seat === undefined ? undefined : view.hands[ctx.seat];
  if (!cards) return undefined;
  const known = cards.filter((card) => card !== null);
  const plays = view.phase === 'play' || view.phase === 'drawing';
  const move = (card: (typeof known)[number]): KingMove => ({type: 'play', card});
  const table = tableOf(variant, view);
  // A player who chooses before all cards are dealt sees that some are still to come.
  const due = view.phase === 'ordering' || view.phase === 'calling' ? table.hand : 0;
  const toCome = Array<null>(Math.max(0, due - cards.length)).fill(null);
  return {
    cards: [
      ...(choices?.sortHand ?? sortHand)(known, {trump: trumpSuit(view.trump)}),
      ...cards.filter((card) => card === null),
      ...toCome,
    ],
    dealt: mostOf(variant, view),
    rows: 2,
    legal: ctx.asking && plays ? ctx.moves.filter(isPlay).map(({card}) => card) : null,
    why: (card) => {
      const refusal = ctx.refuse(move(card));
      return refusal && ctx.messages.lookup(refusal, {view, move: move(card)});
    },
    move,
    ...(view.phase === 'play' && choices ? {fresh: choices.fresh(ctx)} : {}),
  };
}

const TEMPO: Readonly<Partial<Record<KingEvent['type'], Tempo>>> = {
  'card played': 'step',
  'trick taken': 'collect',
  'deal scored': 'stop',
};

/**
 * Whether the deal's intro is on show: before its first card, unless the reader is to lead, in which
 * case it stays until that card.
 */
const opens = (view: KingView): boolean =>
  isOpening(view) && !(view.seat !== null && view.turn.includes(view.seat));

const sceneOf =
  (variant: Variant, choices?: TableChoices) =>
  (view: KingView, ctx: KingContext): Scene<KingMove> => {
    const over = view.phase === 'over';
    // People who share the screen see a summary together, and nobody's cards.
    const isSummary = ctx.event?.type === 'deal scored' || over;
    const cards = isSummary && ctx.shared ? undefined : hand(view, variant, ctx, choices);
    return {
      contract: contractLine(view, variant, ctx, choices?.chosen(view, ctx)),
      board: board(view, variant, ctx),
      tools: 'board',
      ...prompt(view, variant, ctx),
      controls: [],
      ...(ctx.event?.type === 'trick taken' ? {collect: ctx.event.seat} : {}),
      ...(cards ? {hand: cards} : {}),
      ...(cards?.legal && later.parts ? {grab: later.parts.dragToTrick} : {}),
      ...(ctx.middle ? {} : choices?.scene(view, variant, ctx)),
      ...(isSummary && ctx.messages.isComplete
        ? needed()[over ? 'matchOver' : 'dealSummary'](view, variant, ctx)
        : {}),
    };
  };

/** The table of a variant; `choices` are for variants with decisions or cards outside of play. */
export function kingTable(
  variant: Variant,
  choices?: TableChoices,
): TableModule<KingView, KingMove, KingEvent> {
  const first = [...kingStyles, ...(choices?.styles ?? [])];
  let whole: readonly CSSResult[] | undefined;
  return {
    scene: sceneOf(variant, choices),
    hasMiddle: true,
    tempo: (event, view) => {
      if (event.type === 'card played' && view.turn.length === 0)
        return needed().worthOf(
          view.trick,
          tricksDone(view, variant),
          tricksOf(view, variant),
          view.contract,
        )
          ? 'price'
          : 'trick';
      // All that counts fell to one player: the cards lie in a circle until their price has turned.
      if (event.type === 'play ended' && needed().fullSlamOf(view, variant)) return 'feat';
      return event.type === 'play ended' && event.early
        ? 'notice'
        : (TEMPO[event.type] ?? choices?.tempo[event.type] ?? (opens(view) ? 'intro' : 'none'));
    },
    steps: (event, view) => needed().stepsOf(event, view, variant),
    opens,
    // Nobody waits while another player draws.
    swift: ({type}) => type === 'draw',
    follows: (event, view) => choices?.follows(event, view),
    decided: (view) => {
      if (!later.parts?.isDecided(view, variant)) return false;
      const most = Math.max(...view.hands.map(({length}) => length));
      // If the rules end such a deal, there is nothing to ask.
      return !view.contract.stops && view.trick.length === 0 && most > 1 ? 'pause' : true;
    },
    endsDecided: ({earlyStop}) => earlyStop === 'on',
    fetchRest: async () => {
      later.parts ??= await import('./table/after-first-picture.js');
    },
    publicEvent: (event, view) => publicEvent(event, view) ?? choices?.publicEvent(event, view),
    sentence: (event, ctx) =>
      needed().sentence(event, variant, ctx) ?? choices?.sentence(event, ctx),
    asked: (view, ctx) => choices?.asked(view, ctx) ?? needed().asked(view, variant, ctx),
    read: async (what, view, ctx) => {
      const {read} = await import('./table/readings.js');
      return read(variant, what, view, ctx);
    },
    saysAim: variant.order.length === 1, // one contract for the whole match, shown in the top line
    tips: async () => {
      const {tips} = await import('./table/tips.js');
      return tips(variant);
    },
    suggest: (move, ctx) => choices?.suggest(move, ctx),
    brings: async (move, view, ctx) => {
      const {brings} = await import('./table/brings.js');
      return brings(variant, move, view, ctx);
    },
    laid: (view) => [...(view.played.at(-1) ?? []), ...view.trick],
    ending: async (view, ctx) => {
      const {ending} = await import('./table/ending.js');
      return ending(variant, view, ctx);
    },
    panels: ['this-deal', 'scores', 'log', 'rules'],
    logPicture: async (view, ctx) => {
      const {logGrid} = await import('./table/panels/log-grid.js');
      return logGrid(
        view,
        ctx,
        (event) => needed().sentence(event, variant, ctx) ?? choices?.sentence(event, ctx),
      );
    },
    panel: async (panel, view, ctx) => {
      const {panels} = await import('./table/panels/panels.js');
      return panels[panel]?.(view, variant, ctx) ?? html``;
    },
    get styles() {
      const {parts} = later;
      return parts ? (whole ??= [...first, ...parts.laterStyles]) : first;
    },
  };
}

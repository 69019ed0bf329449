import {sortHand, suitOf} from '../../cards/index.js';
import {suitGlyph} from '../../elements/card-face/suit-glyph.js';
import {Lazy} from '../../elements/internal/lazy.js';
import type {HandScene, Scene, TableModule, Tempo} from '../../elements/scene.js';
import {type CSSResult, html, type TemplateResult} from 'lit';
import {ahead, board, contractLine, type KingContext, onTable} from './table/board.js';
import {publicEvent} from './table/events.js';
import type {More} from './table/more.js';
import {kingStyles} from './table/table.styles.js';
import {isPlay, type KingMove, type KingEvent, type KingView} from './types.js';
import {tableOf, type Variant} from './rules/contracts/columns.js';

/** The table of a King variant: what lies on the board, what is asked, what is said. */

function hand(
  view: KingView,
  variant: Variant,
  ctx: KingContext,
  more?: More,
): HandScene<KingMove> | undefined {
  const cards = ctx.seat === undefined ? undefined : view.hands[ctx.seat];
  if (!cards) return undefined;
  const known = cards.filter((card) => card !== null);
  const plays = view.phase === 'play' || view.phase === 'drawing';
  const move = (card: (typeof known)[number]): KingMove => ({type: 'play', card});
  return {
    cards: [
      ...(more?.sortHand ?? sortHand)(known, {trump: view.trump ?? undefined}),
      ...cards.filter((card) => card === null),
    ],
    dealt: tableOf(variant, view).hand,
    legal: ctx.asking && plays ? ctx.moves.filter(isPlay).map(({card}) => card) : null,
    why: (card) => {
      const refusal = ctx.refuse(move(card));
      return refusal && ctx.messages.t(refusal, {view, move: move(card)});
    },
    move,
  };
}

/** What is asked of the reader. */
function asking(view: KingView, ctx: KingContext): unknown {
  const {messages, moves} = ctx;
  const [lead] = view.trick;
  if (!lead) return messages.t('king/your-lead');
  const led = suitOf(lead.card) ?? 'H';
  const cards = moves.filter(isPlay).map(({card}) => card);
  const follows = cards.some((card) => (suitOf(card) ?? 'H') === led);
  if (!follows && cards.length === 1 && cards[0] === view.contract.forced)
    return messages.t('king/must-king');
  if (!follows) return messages.t('king/your-turn-discard');
  return html`${messages.t('king/your-turn-follow')}&nbsp;${suitGlyph(led, messages.t('suit', {suit: led}), ctx.deck)}`;
}

/** The prompt: what is asked or happens, and what goes with it. */
function prompt(view: KingView, ctx: KingContext): {say: unknown; why: unknown} {
  const {messages, names, event} = ctx;
  const name = (seat: number): string => names[seat] ?? '';
  const plays = onTable(view, ctx);
  const best = ahead(view, plays);
  if (event?.type === 'play ended' && event.early)
    return {say: messages.t('king/early'), why: messages.t('king/early-why')};
  if (best && (event?.type === 'trick taken' || view.turn.length === 0))
    return {
      say: messages.t('king/trick-to', {name: name(best.seat)}),
      why:
        event?.type === 'trick taken' ? messages.t('king/trick-worth', {points: event.points}) : '',
    };
  const winning = best && messages.t('king/winning', {name: name(best.seat), card: best.card});
  if (ctx.asking)
    return {
      say: asking(view, ctx),
      why:
        winning ??
        messages.t(view.contract.ban === null ? 'king/lead-anything' : 'king/lead-no-heart', {
          suit: view.contract.ban,
        }),
    };
  const [next] = view.turn;
  return {
    say: next === undefined ? '' : messages.t('king/to-play', {name: name(next)}),
    why: winning ?? (next === undefined ? '' : messages.t('king/leads', {name: name(next)})),
  };
}

const TEMPO: Readonly<Partial<Record<KingEvent['type'], Tempo>>> = {
  'card played': 'step',
  'trick taken': 'collect',
  'deal scored': 'stop',
};

/** Styles that the table has needed so far. */
let styles: readonly CSSResult[] = kingStyles;

const wear = (own: readonly CSSResult[]): void => {
  styles = [...new Set([...styles, ...own])];
};

/** A part that comes with styles of its own. */
const later = <Part extends {readonly styles: readonly CSSResult[]}>(
  fetch: () => Promise<Part>,
): Lazy<Part> =>
  new Lazy(async () => {
    const part = await fetch();
    wear(part.styles);
    return part;
  });
const summaries = later(() => import('./table/summary.js'));
const panels = later(() => import('./table/panels.js'));
const speech = new Lazy(() => import('./table/speech.js'));
const drags = later(() => import('./table/drag.js'));
const endings = new Lazy(() => import('./table/ending.js'));
/** Few readers press the letter keys of a table. */
const readings = new Lazy(() => import('./table/readings.js'));

/** The summary; until it is here, a way on. */
function summary(
  view: KingView,
  variant: Variant,
  ctx: KingContext,
): Omit<Scene<KingMove>, 'contract'> {
  if (summaries.value && ctx.messages.isComplete)
    return summaries.value.summary(view, variant, ctx);
  const go = {id: 'go', label: ctx.messages.t('ui/next'), run: () => ctx.go()};
  const controls = view.phase === 'over' ? [] : [go];
  const later = Promise.all([summaries.load(), ctx.messages.loadDeferred()]);
  return {board: board(view, ctx), say: '', why: '', controls, later};
}

const sceneOf =
  (variant: Variant, more?: More) =>
  (view: KingView, ctx: KingContext): Scene<KingMove> => {
    const contract: TemplateResult = contractLine(view, variant, ctx, more?.chosen(view, ctx));
    if (ctx.event?.type === 'deal scored' || view.phase === 'over')
      return {contract, ...summary(view, variant, ctx)};
    // The deal will end some time, and nobody should wait for it then.
    if (view.played.length > 0) summaries.load().catch(() => undefined);
    const cards = hand(view, variant, ctx, more);
    return {
      contract,
      board: board(view, ctx),
      ...prompt(view, ctx),
      controls: [],
      // The goals of later deals may still be to come.
      ...(view.deal > 1 && !ctx.messages.isComplete ? {later: ctx.messages.loadDeferred()} : {}),
      ...(ctx.event?.type === 'trick taken' ? {collect: ctx.event.seat} : {}),
      ...(cards ? {hand: cards} : {}),
      ...(cards?.legal && drags.value ? {grab: drags.value.dragUp} : {}),
      ...more?.scene(view, variant, ctx),
    };
  };

/**
 * The table of a variant; with `more` where something is chosen, shown or
 * drawn besides cards that are played.
 */
export function kingTable(
  variant: Variant,
  more?: More,
): TableModule<KingView, KingMove, KingEvent> {
  if (more) wear(more.styles);
  return {
    scene: sceneOf(variant, more),
    tempo: (event, view) => {
      if (event.type === 'card played' && view.turn.length === 0) return 'trick';
      return event.type === 'play ended' && event.early
        ? 'notice'
        : (TEMPO[event.type] ?? more?.tempo[event.type] ?? 'none');
    },
    publicEvent: (event, view) => publicEvent(event, view) ?? more?.publicEvent(event, view),
    fetchSpeech: () => Promise.all([speech.load(), drags.load()]),
    sentence: (event, ctx) => speech.value?.sentence(event, ctx) ?? more?.sentence(event, ctx),
    asked: (view, ctx) => more?.asked(view, ctx) ?? speech.value?.asked(view, ctx) ?? '',
    read: async (what, view, ctx) => (await readings.load()).read(variant, what, view, ctx),
    suggest: (move, ctx) => more?.suggest(move, ctx),
    laid: (view) => [...(view.played.at(-1) ?? []), ...view.trick],
    ending: async (view, ctx) => (await endings.load()).ending(variant, view, ctx),
    panels: ['last-trick', 'scores', 'log', 'rules'],
    panel: async (panel, view, ctx) => {
      const part = await panels.load();
      return part.panels[panel](view, variant, ctx);
    },
    get styles() {
      return styles;
    },
  };
}

import {sortHand, suitOf} from '../../cards/index.js';
import {suitGlyph} from '../../elements/card-face/suit-glyph.js';
import type {HandScene, Scene, TableModule, Tempo} from '../../elements/scene.js';
import {html} from 'lit';
import {ahead, board, contractLine, type KingContext, onTable} from './table/board.js';
import type {TableChoices} from './table/choices/choices.js';
import {publicEvent} from './table/public-event.js';
import type * as Rest from './table/rest.js';
import {kingStyles} from './table/table.styles.js';
import {isPlay, type KingMove, type KingEvent, type KingView, trumpSuit} from './types.js';
import {tableOf, type Variant} from './rules/contracts/columns.js';

/** The table of a King variant: board and prompt; what comes after the first move is fetched later. */

let rest: typeof Rest | undefined;

/** @throws {Error} before `fetchRest` has been awaited */
function needed(): typeof Rest {
  if (!rest) throw new Error('The rest of the table of King has not been fetched');
  return rest;
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
  return {
    cards: [
      ...(choices?.sortHand ?? sortHand)(known, {trump: trumpSuit(view.trump)}),
      ...cards.filter((card) => card === null),
    ],
    dealt: tableOf(variant, view).hand,
    legal: ctx.asking && plays ? ctx.moves.filter(isPlay).map(({card}) => card) : null,
    why: (card) => {
      const refusal = ctx.refuse(move(card));
      return refusal && ctx.messages.lookup(refusal, {view, move: move(card)});
    },
    move,
  };
}

/** The question to the reader. */
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

/** The prompt: the question or the event, and its explanation. */
function prompt(view: KingView, ctx: KingContext): {say: unknown; why: unknown} {
  const {messages, names, event} = ctx;
  const name = (seat: number): string => names[seat] ?? '';
  const plays = onTable(view, ctx);
  const best = ahead(view, plays);
  if (event?.type === 'play ended' && event.early)
    return {say: messages.t('king/early'), why: messages.t('king/early-why')};
  if (best && (event?.type === 'trick taken' || view.turn.length === 0))
    return {
      say: messages.t('trick/to', {name: name(best.seat)}),
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
          suit: view.contract.ban!,
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

const sceneOf =
  (variant: Variant, choices?: TableChoices) =>
  (view: KingView, ctx: KingContext): Scene<KingMove> => {
    const contract = contractLine(view, variant, ctx, choices?.chosen(view, ctx));
    if (ctx.event?.type === 'deal scored' || view.phase === 'over')
      return {contract, ...needed().summary(view, variant, ctx)};
    const cards = hand(view, variant, ctx, choices);
    return {
      contract,
      board: board(view, ctx),
      ...prompt(view, ctx),
      controls: [],
      ...(ctx.event?.type === 'trick taken' ? {collect: ctx.event.seat} : {}),
      ...(cards ? {hand: cards} : {}),
      ...(cards?.legal && rest ? {grab: rest.dragUp} : {}),
      ...choices?.scene(view, variant, ctx),
    };
  };

/** The table of a variant; `choices` are for variants with decisions or cards besides those of play. */
export function kingTable(
  variant: Variant,
  choices?: TableChoices,
): TableModule<KingView, KingMove, KingEvent> {
  return {
    scene: sceneOf(variant, choices),
    tempo: (event, view) => {
      if (event.type === 'card played' && view.turn.length === 0) return 'trick';
      return event.type === 'play ended' && event.early
        ? 'notice'
        : (TEMPO[event.type] ?? choices?.tempo[event.type] ?? 'none');
    },
    fetchRest: async () => {
      rest ??= await import('./table/rest.js');
    },
    publicEvent: (event, view) => publicEvent(event, view) ?? choices?.publicEvent(event, view),
    sentence: (event, ctx) => needed().sentence(event, ctx) ?? choices?.sentence(event, ctx),
    asked: (view, ctx) => choices?.asked(view, ctx) ?? needed().asked(view, ctx),
    read: async (what, view, ctx) => {
      const {read} = await import('./table/readings.js');
      return read(variant, what, view, ctx);
    },
    suggest: (move, ctx) => choices?.suggest(move, ctx),
    laid: (view) => [...(view.played.at(-1) ?? []), ...view.trick],
    ending: async (view, ctx) => {
      const {ending} = await import('./table/ending.js');
      return ending(variant, view, ctx);
    },
    panels: ['last-trick', 'scores', 'log', 'rules'],
    panel: async (panel, view, ctx) => {
      const {panels} = await import('./table/panels/panels.js');
      return panels[panel](view, variant, ctx);
    },
    styles: [...kingStyles, ...(choices?.styles ?? [])],
  };
}

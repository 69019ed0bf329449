import {sortHand, suitOf} from '../../cards/index.js';
import {suitGlyph} from '../../elements/card-face/suit-glyph.js';
import {Later} from '../../elements/internal/later.js';
import type {HandScene, Scene, TableModule, Tempo} from '../../elements/scene.js';
import {type CSSResult, html, type TemplateResult} from 'lit';
import {ahead, board, contractLine, type KingDesk, onTable} from './table-board.js';
import {publicEvent} from './table-events.js';
import type {More} from './table-more.js';
import {kingStyles} from './table.styles.js';
import {isPlay, type KingMove, type KingEvent, type KingView} from './types.js';
import {tableOf, type Variant} from './columns.js';

/** The table of a King variant: what lies on the board, what is asked, what is said. */

function hand(
  view: KingView,
  variant: Variant,
  desk: KingDesk,
  more?: More,
): HandScene<KingMove> | undefined {
  const cards = desk.seat === undefined ? undefined : view.hands[desk.seat];
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
    legal: desk.asking && plays ? desk.moves.filter(isPlay).map(({card}) => card) : null,
    why: (card) => {
      const refusal = desk.refuse(move(card));
      return refusal && desk.words.t(refusal, {view, move: move(card)});
    },
    move,
  };
}

/** What is asked of the reader. */
function asking(view: KingView, desk: KingDesk): unknown {
  const {words, moves} = desk;
  const [lead] = view.trick;
  if (!lead) return words.t('king/your-lead');
  const led = suitOf(lead.card) ?? 'H';
  const cards = moves.filter(isPlay).map(({card}) => card);
  const follows = cards.some((card) => (suitOf(card) ?? 'H') === led);
  if (!follows && cards.length === 1 && cards[0] === view.contract.forced)
    return words.t('king/must-king');
  if (!follows) return words.t('king/your-turn-discard');
  return html`${words.t('king/your-turn-follow')}&nbsp;${suitGlyph(led, words.t('suit', {suit: led}), desk.deck)}`;
}

/** The prompt: what is asked or happens, and what goes with it. */
function prompt(view: KingView, desk: KingDesk): {say: unknown; why: unknown} {
  const {words, names, event} = desk;
  const name = (seat: number): string => names[seat] ?? '';
  const plays = onTable(view, desk);
  const best = ahead(view, plays);
  if (event?.type === 'play ended' && event.early)
    return {say: words.t('king/early'), why: words.t('king/early-why')};
  if (best && (event?.type === 'trick taken' || view.turn.length === 0))
    return {
      say: words.t('king/trick-to', {name: name(best.seat)}),
      why: event?.type === 'trick taken' ? words.t('king/trick-worth', {points: event.points}) : '',
    };
  const winning = best && words.t('king/winning', {name: name(best.seat), card: best.card});
  if (desk.asking)
    return {
      say: asking(view, desk),
      why:
        winning ??
        words.t(view.contract.ban === null ? 'king/lead-anything' : 'king/lead-no-heart', {
          suit: view.contract.ban,
        }),
    };
  const [next] = view.turn;
  return {
    say: next === undefined ? '' : words.t('king/to-play', {name: name(next)}),
    why: winning ?? (next === undefined ? '' : words.t('king/leads', {name: name(next)})),
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
): Later<Part> =>
  new Later(async () => {
    const part = await fetch();
    wear(part.styles);
    return part;
  });
const summaries = later(() => import('./table-summary.js'));
const panels = later(() => import('./table-panels.js'));
const speech = new Later(() => import('./table-speech.js'));
const drags = later(() => import('./table-drag.js'));
const endings = new Later(() => import('./table-ending.js'));
/** Few readers press the letter keys of a table. */
const readings = new Later(() => import('./table-readings.js'));

/** The summary; until it is here, a way on. */
function summary(
  view: KingView,
  variant: Variant,
  desk: KingDesk,
): Omit<Scene<KingMove>, 'contract'> {
  if (summaries.now && desk.words.whole) return summaries.now.summary(view, variant, desk);
  const go = {id: 'go', label: desk.words.t('ui/next'), run: () => desk.go()};
  const controls = view.phase === 'over' ? [] : [go];
  const later = Promise.all([summaries.want(), desk.words.rest()]);
  return {board: board(view, desk), say: '', why: '', controls, later};
}

const sceneOf =
  (variant: Variant, more?: More) =>
  (view: KingView, desk: KingDesk): Scene<KingMove> => {
    const contract: TemplateResult = contractLine(view, variant, desk, more?.chosen(view, desk));
    if (desk.event?.type === 'deal scored' || view.phase === 'over')
      return {contract, ...summary(view, variant, desk)};
    // The deal will end some time, and nobody should wait for it then.
    if (view.played.length > 0) summaries.want().catch(() => undefined);
    const cards = hand(view, variant, desk, more);
    return {
      contract,
      board: board(view, desk),
      ...prompt(view, desk),
      controls: [],
      // The goals of later deals may still be to come.
      ...(view.deal > 1 && !desk.words.whole ? {later: desk.words.rest()} : {}),
      ...(desk.event?.type === 'trick taken' ? {collect: desk.event.seat} : {}),
      ...(cards ? {hand: cards} : {}),
      ...(cards?.legal && drags.now ? {grab: drags.now.dragUp} : {}),
      ...more?.scene(view, variant, desk),
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
    fetchSpeech: () => Promise.all([speech.want(), drags.want()]),
    sentence: (event, desk) => speech.now?.sentence(event, desk) ?? more?.sentence(event, desk),
    asked: (view, desk) => more?.asked(view, desk) ?? speech.now?.asked(view, desk) ?? '',
    read: async (what, view, desk) => (await readings.want()).read(variant, what, view, desk),
    suggest: (move, desk) => more?.suggest(move, desk),
    laid: (view) => [...(view.played.at(-1) ?? []), ...view.trick],
    ending: async (view, desk) => (await endings.want()).ending(variant, view, desk),
    panels: ['last-trick', 'scores', 'log', 'rules'],
    panel: async (panel, view, desk) => {
      const part = await panels.want();
      return part.panels[panel](view, variant, desk);
    },
    get styles() {
      return styles;
    },
  };
}

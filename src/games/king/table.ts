import {sortHand, suitOf} from '../../cards/index.js';
import {suitGlyph} from '../../elements/card-face/suit-glyph.js';
import type {HandScene, Scene, TableModule, Tempo} from '../../elements/scene.js';
import {html, type TemplateResult} from 'lit';
import {ahead, board, contractLine, type KingDesk, onTable} from './table-board.js';
import {kingSpeech} from './table-speech.js';
import {summary} from './table-summary.js';
import {kingStyles} from './table.styles.js';
import type {KingMove, KingTold, KingView} from './types.js';
import {tableOf, type Variant, variantOf} from './variants.js';

/** The table of a King variant: what lies on the board, what is asked, what is said. */

function hand(view: KingView, variant: Variant, desk: KingDesk): HandScene<KingMove> | undefined {
  const cards = desk.seat === undefined ? undefined : view.hands[desk.seat];
  if (!cards) return undefined;
  const known = cards.filter((card) => card !== null);
  const move = (card: (typeof known)[number]): KingMove => ({type: 'play', card});
  return {
    cards: sortHand(known, {trump: view.trump ?? undefined}),
    dealt: tableOf(variant, view.seats).hand,
    legal: desk.asking ? desk.moves.map((legal) => legal.card) : null,
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
  const led = suitOf(lead.card);
  const follows = moves.some(({card}) => suitOf(card) === led);
  if (!follows && moves.length === 1 && moves[0]?.card === view.contract.forced)
    return words.t('king/must-king');
  if (!follows || led === undefined) return words.t('king/your-turn-discard');
  return html`${words.t('king/your-turn-follow')}&nbsp;${suitGlyph(led, words.t('suit', {suit: led}), desk.deck)}`;
}

/** The prompt: what is asked or happens, and what goes with it. */
function prompt(view: KingView, desk: KingDesk): {say: unknown; why: unknown} {
  const {words, names, told} = desk;
  const name = (seat: number): string => names[seat] ?? '';
  const plays = onTable(view, desk);
  const best = ahead(view, plays);
  if (told?.type === 'play ended' && told.early)
    return {say: words.t('king/early'), why: words.t('king/early-why')};
  if (best && (told?.type === 'trick taken' || plays.length === view.seats))
    return {
      say: words.t('king/trick-to', {name: name(best.seat)}),
      why: told?.type === 'trick taken' ? words.t('king/trick-worth', {points: told.points}) : '',
    };
  const winning = best && words.t('king/winning', {name: name(best.seat), card: best.card});
  if (desk.asking)
    return {
      say: asking(view, desk),
      why:
        winning ??
        words.t(view.contract.ban === null ? 'king/lead-anything' : 'king/lead-no-heart'),
    };
  const [next] = view.turn;
  return {
    say: next === undefined ? '' : words.t('king/to-play', {name: name(next)}),
    why: winning ?? (next === undefined ? '' : words.t('king/leads', {name: name(next)})),
  };
}

const TEMPO: Readonly<Record<KingTold['type'], Tempo>> = {
  dealt: 'none',
  'card played': 'step',
  'trick taken': 'collect',
  'play ended': 'none',
  'deal scored': 'stop',
  'game over': 'none',
};

const sceneOf =
  (variant: Variant) =>
  (view: KingView, desk: KingDesk): Scene<KingMove> => {
    const contract: TemplateResult = contractLine(view, variant, desk);
    if (desk.told?.type === 'deal scored' || view.phase === 'over')
      return {contract, ...summary(view, variant, desk)};
    const cards = hand(view, variant, desk);
    return {
      contract,
      board: board(view, desk),
      ...prompt(view, desk),
      controls: [],
      ...(desk.told?.type === 'trick taken' ? {collect: desk.told.seat} : {}),
      ...(cards ? {hand: cards} : {}),
    };
  };

/** The table of a variant, by its id in the catalogue. */
export function kingTable(id: string): TableModule<KingView, KingMove, KingTold> {
  const variant = variantOf(id);
  return {
    scene: sceneOf(variant),
    tempo: (told, view) => {
      if (told.type === 'card played' && view.trick.length === view.seats) return 'trick';
      return told.type === 'play ended' && told.early ? 'notice' : TEMPO[told.type];
    },
    ...kingSpeech(variant),
    panels: ['last-trick', 'scores', 'log', 'rules'],
    panel: async (panel, view, desk) => {
      const {panels} = await import('./table-panels.js');
      return panels[panel](view, variant, desk);
    },
    styles: kingStyles,
  };
}

import {
  type Diagram,
  type DiagramContext,
  type DiagramMaker,
  diagramOf,
  type TableCard,
  NOBODY,
} from '../../../elements/index.js';
import type {Seat} from '../../../game/index.js';
import type {Messages, Player} from '../../../i18n/index.js';
import {cardText, deedText, goalText, type KingdomContext, roundText} from './context.js';
import {deck} from './deck.js';
import {sentence} from './speech.js';
import type {KingdomMove, KingdomEvent, KingdomView} from '../types.js';
import type {KingdomMessages} from '../messages/en.js';

/** A position as a diagram: each player's card and deed, points and discards. */

/** The card in front of a seat, if the reader knows it. */
function area(view: KingdomView, seat: Seat, ctx: KingdomContext): TableCard {
  const card = view.areas[seat];
  if (card === undefined) return {};
  const won = view.phase === 'award' && view.last?.winners.includes(seat);
  const label = cardText(view, seat, ctx) || undefined;
  const note = won ? ctx.messages.t('kingdom/plus-one') : undefined;
  return {card, label, mark: won ? 'won' : undefined, note};
}

/** Points, the number of cards in hand, and the deed of this round. */
function note(view: KingdomView, seat: Seat, ctx: KingdomContext): string {
  const {messages} = ctx;
  const n = view.scores[seat] ?? 0;
  const held = view.hands[seat]?.length ?? 0;
  const deed = view.deeds[seat];
  return [
    `${messages.number(n)} ${messages.t('kingdom/of-points', {n})}`,
    ...(held > 0 ? [`${messages.number(held)} ${messages.t('unit/cards', {n: held})}`] : []),
    ...(deed ? [deedText(deed, ctx)] : []),
    ...(seat === view.dealer ? [messages.t('seat/dealer')] : []),
  ].join(' · ');
}

function of(
  view: KingdomView,
  {hands, seating, messages}: DiagramContext<KingdomMessages>,
): Diagram {
  const ctx = {players: seating.players, messages} as unknown as KingdomContext;
  const pile = {label: messages.t('kingdom/pile', {n: view.pile.length}), cards: [{card: null}]};
  const discard = {
    label: messages.t('kingdom/discard', {n: view.discard.length}),
    cards: view.discard.map((card) => ({card, label: messages.t('card', {card})})),
  };
  const held = hands.map((hand) => (hand && hand.length > 0 ? hand : null));
  return diagramOf({hands: held, turn: view.turn}, seating, {
    heading: `${roundText(view, ctx)} · ${goalText(view, ctx)}`,
    note: (seat) => note(view, seat, ctx),
    front: (seat) => [area(view, seat, ctx)],
    rows: [pile, ...(view.discard.length > 0 ? [discard] : [])],
    order: seating.players.map((_, seat) => seat),
  });
}

/** A move in words; a move that names a card is drawn as that card. */
function move(
  one: KingdomMove,
  messages: Messages<KingdomMessages>,
  players: readonly Player[],
): string | undefined {
  if (one.type === 'use')
    return [
      messages.t('kingdom/do/ability'),
      one.targets.map((seat) => players[seat]!.name).join(', '),
    ]
      .filter(Boolean)
      .join(': ');
  if (one.type === 'cut') return messages.t('kingdom/do/cut-at', {n: one.depth});
  if (one.type === 'exchange') return messages.t('kingdom/do/exchange', NOBODY);
  return one.type === 'fold' ? messages.t('kingdom/do/fold') : undefined;
}

/** The diagram maker of Death Over the Kingdom. */
export const diagram: DiagramMaker<KingdomView, KingdomEvent, KingdomMove> = {
  of,
  move,
  sentence: (event, speaker) => sentence(event, speaker as unknown as KingdomContext),
  clears: ['cards discarded'],
  deck,
};

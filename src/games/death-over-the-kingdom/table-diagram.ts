import type {Diagram, Lying} from '../../elements/diagram/diagram.js';
import {artFace} from '../../elements/diagram/faces.js';
import type {DiagramDesk, DiagramMaker} from '../../elements/diagram/maker.js';
import type {Seat} from '../../game/index.js';
import type {Words} from '../../words/index.js';
import {characterOf} from './deck.js';
import {colour, layers} from './table-art.js';
import {cardText, deedText, goalText, type KingdomDesk, roundText} from './table-desk.js';
import {sentence} from './table-speech.js';
import type {KingdomMove, KingdomEvent, KingdomView} from './types.js';

/** A position as a diagram: the card in front of each, what was done with it, points and discards. */

/** The card in front of a seat, if the reader knows it. */
function area(view: KingdomView, seat: Seat, desk: KingdomDesk): Lying {
  const card = view.areas[seat];
  if (card === undefined) return {};
  const won = view.phase === 'award' && view.last?.winners.includes(seat);
  const label = cardText(view, seat, desk) || undefined;
  const note = won ? desk.words.t('kingdom/plus-one') : undefined;
  return {card, label, mark: won ? 'won' : undefined, note};
}

/** Points, cards in hand, and what was done in this round. */
function note(view: KingdomView, seat: Seat, desk: KingdomDesk): string {
  const {words} = desk;
  const n = view.scores[seat] ?? 0;
  const held = view.hands[seat]?.length ?? 0;
  const deed = view.deeds[seat];
  return [
    `${words.number(n)} ${words.t('kingdom/of-points', {n})}`,
    ...(held > 0 ? [`${words.number(held)} ${words.t('unit/cards', {n: held})}`] : []),
    ...(deed ? [deedText(deed, desk)] : []),
    ...(seat === view.dealer ? [words.t('seat/dealer')] : []),
  ].join(' · ');
}

function of(view: KingdomView, {hands, seating, words}: DiagramDesk): Diagram {
  const desk = {names: seating.names, words} as unknown as KingdomDesk;
  const pile = {label: words.t('kingdom/pile', {n: view.pile.length}), cards: [{card: null}]};
  const discard = {
    label: words.t('kingdom/discard', {n: view.discard.length}),
    cards: view.discard.map((card) => ({card, label: words.t('card', {card})})),
  };
  return {
    heading: `${roundText(view, desk)} · ${goalText(view, desk)}`,
    seats: seating.names.map((name, seat) => ({
      name,
      turn: view.turn.includes(seat),
      hand: hands[seat] && hands[seat].length > 0 ? hands[seat] : null,
      note: note(view, seat, desk),
      front: [area(view, seat, desk)],
    })),
    south: seating.seat ?? seating.south,
    own: seating.seat,
    rows: [pile, ...(view.discard.length > 0 ? [discard] : [])],
    order: seating.names.map((_, seat) => seat),
  };
}

/** A move in words; what names a card is its card. */
function move(one: KingdomMove, words: Words): string | undefined {
  if (one.type === 'cut') return words.t('kingdom/do/cut-at', {n: one.depth});
  return one.type === 'fold' || one.type === 'exchange'
    ? words.t(`kingdom/do/${one.type}`)
    : undefined;
}

/** The diagrams of Death Over the Kingdom. */
export const diagram: DiagramMaker<KingdomView, KingdomEvent, KingdomMove> = {
  of,
  move,
  sentence: (event, speaker) => sentence(event, speaker as unknown as KingdomDesk),
  clears: ['cards discarded'],
  deck: {
    face: (card, view) => {
      const character = characterOf(view, card);
      return artFace(layers(character, 's'), colour(character));
    },
    name: (card, words) => words.t('card', {card}),
  },
};

import type {TemplateResult} from 'lit';
import {
  type Card,
  isJoker,
  JOKERS,
  rankOf,
  type Suit,
  SUITS,
  type SuitCard,
  suitOf,
} from '../../../cards/index.js';
import {
  cardFace,
  chip,
  type ChipMark,
  indexText,
  type RenderContext,
} from '../../../elements/index.js';
import {suitOfGovernment} from '../rules/government.js';
import type {CrushMove, CrushEvent, CrushView} from '../types.js';
import {wantedCard} from '../rules/wanted-cards.js';
import type {CrushMessages} from '../messages/en.js';

/** Helpers for all parts of the table: sides, cards that matter, cards as chips. */

/** The render context of this table. */
export type CrushContext = RenderContext<CrushView, CrushMove, CrushEvent, CrushMessages>;

/** The suits whose Kings were executed; none before both are married. */
export const deadSuits = ({governments}: CrushView): readonly Suit[] =>
  governments.some(({length}) => length === 0)
    ? []
    : SUITS.filter((suit) => !governments.some((one) => suitOfGovernment(one) === suit));

/** Queens for Hire and the Jokers of this match: spies at any rank. */
export function wildCards(view: CrushView): {
  readonly queens: readonly Card[];
  readonly jokers: readonly Card[];
} {
  const suits = deadSuits(view);
  const jokers = suits.length === 0 || view.options['jokers'] === 0 ? [] : JOKERS;
  return {queens: suits.map((suit): Card => `Q${suit}`), jokers};
}

/**
 * Cards that could take the next place of a Government: its own card, and spies of that very rank.
 */
export function fillers(
  view: CrushView,
  seat: number,
): {readonly own: SuitCard; readonly spies: readonly Card[]} | undefined {
  const own = wantedCard(view, seat);
  return own && {own, spies: deadSuits(view).map((dead): Card => `${rankOf(own)}${dead}`)};
}

/** Whether a card cannot come any more because it stands in a Government or was executed. */
export const isGone = ({governments, piles}: CrushView, card: Card): boolean =>
  [governments.flat(), piles.executed].some((cards) => cards.includes(card));

/** A card within a line of text. */
export const inline = (card: Card | null, {letters, deck}: CrushContext): TemplateResult =>
  cardFace(card, {size: 'inline', letters, deck});

/** The card as a chip shows it. */
const markOf = (card: Card, {letters}: CrushContext): ChipMark =>
  isJoker(card) ? {sign: 'joker'} : {index: indexText(rankOf(card), letters), sign: suitOf(card)};

/** A card as a chip in a fixed place: filled while it can come, hollow when it is gone. */
export const cardChip = (card: Card, gone: boolean, ctx: CrushContext): TemplateResult =>
  chip(markOf(card, ctx), {
    label: ctx.messages.t(gone ? 'crush/gone' : 'card', {card}),
    gone,
    deck: ctx.deck,
  });

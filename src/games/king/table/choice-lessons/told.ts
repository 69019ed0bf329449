import {type Card, rankOf, type Suit, SUITS, suitOf} from '../../../../cards/index.js';
import type {ChoiceLesson, ChoiceStep} from '../../../../elements/index.js';
import type {ChoiceLessonMessages} from '../../messages/choice-lessons.en.js';
import type {ChoiceDraft} from '../choices/radio.js';
import type {KingView, Phase} from '../../types.js';

/** What the lessons of choices tell of a view; nothing but the reader's own hand, and what all know. */

export type KingChoiceStep = ChoiceStep<KingView, ChoiceLessonMessages>;
export type KingChoiceLesson = ChoiceLesson<KingView, ChoiceLessonMessages>;

/** A lesson of the choice of a phase, until something is laid out. */
export const inPhase = (
  id: string,
  phase: Phase,
  steps: readonly KingChoiceStep[],
): KingChoiceLesson => ({
  id,
  when: (view, draft) => isAsked(view, phase) && draft === undefined,
  steps,
});

/** Whether the reader is asked in a phase. */
export const isAsked = ({phase, seat, turn}: KingView, asked: Phase): boolean =>
  phase === asked && seat !== null && turn.includes(seat);

export const laid = (draft: unknown): ChoiceDraft => (draft as ChoiceDraft | undefined) ?? {};

/** The reader's cards. */
export const own = ({hands, seat}: KingView): readonly Card[] =>
  (hands[seat ?? -1] ?? []).filter((card) => card !== null);

export const ofSuit = (view: KingView, suit: Suit): readonly Card[] =>
  own(view).filter((card) => suitOf(card) === suit);

const RANKS = '23456789TJQKA';
export const height = (card: Card): number => RANKS.indexOf(rankOf(card) ?? '');

/** Suits of the reader's hand, those first of which the figure is least. */
const inOrder = (view: KingView, figure: (cards: readonly Card[]) => number): readonly Suit[] =>
  SUITS.filter((suit) => ofSuit(view, suit).length > 0).toSorted(
    (a, b) => figure(ofSuit(view, a)) - figure(ofSuit(view, b)),
  );

/** The suit of which the reader holds most. */
export const longest = (view: KingView): Suit => inOrder(view, ({length}) => -length)[0] ?? 'S';

/** The suit of which the reader holds fewest, but some. */
export const shortest = (view: KingView): Suit => inOrder(view, ({length}) => length)[0] ?? 'S';

const average = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + height(card), 0) / cards.length;

/** The suit whose cards are lowest on the average. */
export const lowest = (view: KingView): Suit => inOrder(view, average)[0] ?? 'S';

/** Whether the cards of that suit are low: tens and lower, on the average. */
export const hasLow = (view: KingView): boolean => average(ofSuit(view, lowest(view))) <= 8;

/** Cards that rise, each with the same to wear. */
export const risen = (cards: readonly Card[], worn = ''): ReadonlyMap<string, string> =>
  new Map(cards.map((card) => [card, worn]));

/** The last step of a choice: the recommendation stands above it. */
export const suggestion: KingChoiceStep = {
  at: 'board',
  part: '.suggested',
  say: (_, {t}) => [t('king/choice/suggested'), t('king/choice/suggested/why')],
};

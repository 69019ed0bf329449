import type {ChoiceLessons, GameChart} from '../../../elements/index.js';
import type {Explainer} from '../../../game/index.js';
import {matchLocale, messagesIn, type Rulebook} from '../../../i18n/index.js';
import {drawing} from './chart.drawing.js';
import {text} from './chart.text.js';

/** Paragraphs by variant, for each locale. */
const TEXTS = {
  en: () => import('../messages/rulebook.en.js'),
  ru: () => import('../messages/rulebook.ru.js'),
};

/** The rules of all variants, with the paragraph that explains each refusal. */
export const rulebook: Rulebook = {
  async text(game, locale) {
    const {rules} = await TEXTS[matchLocale([locale])]();
    return [['', rules[game] ?? {}]];
  },
  explains: {
    order: ['king/order-first', 'king/already-ordered'],
    talon: ['king/order-first', 'king/lay-away-first', 'king/two-cards', 'king/scoring-card'],
    contracts: ['king/already-ordered', 'king/name-trump', 'king/no-trump-here'],
    trump: ['king/call-first', 'king/name-trump', 'king/no-trump-here'],
    auction: ['king/bid-first', 'king/bid-higher', 'king/name-first'],
    lead: ['king/heart-lead-ban', 'king/suit-lead-ban', 'king/forced-king'],
    follow: [
      'king/follow-suit',
      'king/must-trump',
      'king/trump-lead-ban',
      'king/draw-first',
      'king/forced-king',
    ],
  },
};

/** The statechart of the game, for its drawing. */
export const chart: GameChart = {drawing, text};

/** What the choices of the variants mean. */
export const choices = (): Promise<ChoiceLessons> =>
  import('./choice-lessons/choice-lessons.js').then(({choiceLessons}) => choiceLessons);

/** The deals that teach the variants. */
export const firstDeals = {
  'king-simple': () => import('./first-deals/simple.js').then(({simple}) => simple),
  'king-threesome': () => import('./first-deals/threesome.js').then(({threesome}) => threesome),
  'king-custom': () => import('./first-deals/custom.js').then(({custom}) => custom),
  'king-minsk': () => import('./first-deals/minsk.js').then(({minsk}) => minsk),
  'king-domino': () => import('./first-deals/domino.js').then(({domino}) => domino),
  'king-jokers': () => import('./first-deals/jokers.js').then(({jokers}) => jokers),
  'king-trade': () => import('./first-deals/trade.js').then(({trade}) => trade),
  'king-omnibus': () => import('./first-deals/omnibus.js').then(({omnibus}) => omnibus),
  'king-atomic': () => import('./first-deals/atomic.js').then(({atomic}) => atomic),
  'king-short': () => import('./first-deals/short.js').then(({short}) => short),
  'king-long': () => import('./first-deals/long.js').then(({long}) => long),
  'king-preference': () => import('./first-deals/preference.js').then(({preference}) => preference),
};

/** A match as a row of signs. */
export const signs = () => import('./signs.js').then((part) => part.signs);

/** Says why a move was worse than another. */
export const explainers = async (game: string): Promise<Explainer> => {
  const [{explainerOf}, {CARDS_ONLY, cardsOnlyVariant}] = await Promise.all([
    import('../bot/explainer.js'),
    import('../rules/contracts/variants-cards-only.js'),
  ]);
  // A table with choices has fetched its own rows already, and no other needs them.
  const row = CARDS_ONLY.some(({id}) => id === game)
    ? cardsOnlyVariant(game)
    : (await import('../rules/contracts/variants-with-choices.js')).variantWithChoices(game);
  return explainerOf(row) as Explainer;
};

/** The sentences of its facts. */
export const becauseMessages = messagesIn({
  en: () => import('../messages/because.en.js'),
  ru: () => import('../messages/because.ru.js'),
});

/** What a match is counted for. */
export const feats = () => import('./feats.js').then((part) => part.feats);

export {minutes} from './minutes.js';

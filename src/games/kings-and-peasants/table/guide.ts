import type {GameChart} from '../../../elements/index.js';
import type {Explainer} from '../../../game/index.js';
import {messagesIn, type Rulebook, rulebookOf} from '../../../i18n/index.js';
import {drawing} from './chart.drawing.js';
import {text} from './chart.text.js';
import {rules as en} from '../messages/rulebook.en.js';
import {rules as ru} from '../messages/rulebook.ru.js';

/** The rulebook of Kings and Peasants, with the paragraph that explains each refusal. */
export const rulebook: Rulebook = rulebookOf(
  {en, ru},
  {
    naming: ['peasants/name-now', 'peasants/each-name-once'],
    follow: ['peasants/play-now', 'peasants/follow-suit'],
    exchange: [
      'peasants/give-now',
      'peasants/highest-trump',
      'peasants/a-trump',
      'peasants/just-received',
      'peasants/good-card',
    ],
  },
);

/** The statechart of the game, for its drawing. */
export const chart: GameChart = {drawing, text};

/** The deal that teaches the game. */
export const firstDeals = {
  'kings-and-peasants': () => import('./first-deal.js').then(({firstDeal}) => firstDeal),
};

/** Says why a move was worse than another. */
export const explainers = (): Promise<Explainer> =>
  import('../bot/explainer.js').then((part) => part.explainer as Explainer);

/** The sentences of its facts. */
export const becauseMessages = messagesIn({
  en: () => import('../messages/because.en.js'),
  ru: () => import('../messages/because.ru.js'),
});

export {minutes} from './minutes.js';

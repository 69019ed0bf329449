import type {GameChart} from '../../../elements/index.js';
import type {Explainer} from '../../../game/index.js';
import {messagesIn, type Rulebook, rulebookOf} from '../../../i18n/index.js';
import {drawing} from './chart.drawing.js';
import {text} from './chart.text.js';
import {rules as en} from '../messages/rulebook.en.js';
import {rules as ru} from '../messages/rulebook.ru.js';

/** The rulebook of Death Over the Kingdom, with the paragraph that explains each refusal. */
export const rulebook: Rulebook = rulebookOf(
  {en, ru},
  {
    choose: ['kingdom/choose-now'],
    act: [
      'kingdom/act-now',
      'kingdom/decide-now',
      'kingdom/dealer-cuts',
      'kingdom/only-dealer-cuts',
      'kingdom/deck-empty',
      'kingdom/deck-depth',
      'kingdom/no-hand',
      'kingdom/no-ability',
      'kingdom/other-players',
      'kingdom/targets-none',
      'kingdom/targets-one',
      'kingdom/targets-two',
    ],
  },
);

/** The statechart of the game, for its drawing. */
export const chart: GameChart = {drawing, text};

export {characters, ownDeck} from './characters.js';

/** Says why a move was worse than another. */
export const explainers = (): Promise<Explainer> =>
  import('../bot/explainer.js').then((part) => part.explainer as Explainer);

/** The sentences of its facts. */
export const becauseMessages = messagesIn({
  en: () => import('../messages/because.en.js'),
  ru: () => import('../messages/because.ru.js'),
});

export {minutes} from './minutes.js';

import type {GameChart} from '../../../elements/index.js';
import type {Explainer} from '../../../game/index.js';
import {messagesIn, type Rulebook, rulebookOf} from '../../../i18n/index.js';
import {drawing} from './chart.drawing.js';
import {text} from './chart.text.js';
import {rules as en} from '../messages/rulebook.en.js';
import {rules as ru} from '../messages/rulebook.ru.js';

/** The rulebook of Crush the Crown, with the paragraph that explains each refusal. */
export const rulebook: Rulebook = rulebookOf(
  {en, ru},
  {
    marriage: ['crush/marry-now', 'crush/queen-must-marry', 'crush/not-a-queen'],
    build: [
      'crush/build-now',
      'crush/not-your-suit',
      'crush/one-extension',
      'crush/one-member-a-turn',
      'crush/ace-is-placed',
      'crush/not-the-next-rank',
      'crush/no-spy-of-that-rank',
    ],
    spy: [
      'crush/insert-now',
      'crush/suit-of-a-king',
      'crush/not-the-rivals-next-rank',
      'crush/wild-is-no-member',
    ],
    tribute: ['crush/tribute-now', 'crush/tribute-of-the-suit'],
    fire: ['crush/fire-now', 'crush/hand-too-large'],
  },
);

/** The statechart of the game, for its drawing. */
export const chart: GameChart = {drawing, text};

/** A match as a row of signs. */
export const signs = () => import('./signs.js').then((part) => part.signs);

/** Says why a move was worse than another. */
export const explainers = (): Promise<Explainer> =>
  import('../bot/explainer.js').then((part) => part.explainer as Explainer);

/** The sentences of its facts. */
export const becauseMessages = messagesIn({
  en: () => import('../messages/because.en.js'),
  ru: () => import('../messages/because.ru.js'),
});

export {minutes} from './minutes.js';

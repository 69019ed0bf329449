import type {GameChart} from '../../../../elements/index.js';
import type {Explainer} from '../../../../game/index.js';
import {messagesIn, type Rulebook, rulebookOf} from '../../../../i18n/index.js';
import {charactersOf} from '../../table/characters.js';
import {drawing} from './chart.drawing.js';
import {text} from './chart.text.js';
import {rules as en} from '../messages/rulebook.en.js';
import {rules as ru} from '../messages/rulebook.ru.js';

/** The rulebook of The King at Court, with the paragraph that explains each refusal. */
export const rulebook: Rulebook = rulebookOf(
  {en, ru},
  {
    table: ['court/set-aside'],
    question: [
      'court/look-first',
      'court/king-ends',
      'court/end-first',
      'court/silent',
      'court/all-silent',
      'court/king-known',
    ],
    witch: ['court/not-the-witch', 'court/witch-spent', 'court/knight-looks'],
    accuse: ['court/accuse-now', 'court/accusation-made', 'court/not-the-beggar', 'court/another'],
  },
);

/** The statechart of the game, for its drawing. */
export const chart: GameChart = {drawing, text};

/** The cards, for the reference of the game. */
export const characters = charactersOf(['side'], {
  king: 'shows the card, asks the questions, and accuses',
  dragon: 'lets the Wicked win unless accused',
  knight: 'may look at another player’s new card after the Witch has acted',
  witch: 'once, may show all cards; all but the King’s are dealt again (four or five players)',
  beggar: 'may join the Wicked after the accusation (five players)',
});

/** A match as a row of signs. */
export const signs = () => import('../../table/signs.js').then((part) => part.signs);

/** Says why a move was worse than another. */
export const explainers = (): Promise<Explainer> =>
  import('../bot/explainer.js').then((part) => part.explainer as Explainer);

/** The sentences of its facts. */
export const becauseMessages = messagesIn({
  en: () => import('../../messages/because.en.js'),
  ru: () => import('../../messages/because.ru.js'),
});

export {minutes} from './minutes.js';

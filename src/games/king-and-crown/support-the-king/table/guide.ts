import type {GameChart} from '../../../../elements/index.js';
import type {Explainer} from '../../../../game/index.js';
import {messagesIn, type Rulebook, rulebookOf} from '../../../../i18n/index.js';
import {charactersOf} from '../../table/characters.js';
import {drawing} from './chart.drawing.js';
import {text} from './chart.text.js';
import {rules as en} from '../messages/rulebook.en.js';
import {rules as ru} from '../messages/rulebook.ru.js';

/** The rulebook of Support the King. */
export const rulebook: Rulebook = rulebookOf({en, ru}); // this game has only the refusals that every game has

/** The statechart of the game, for its drawing. */
export const chart: GameChart = {drawing, text};

/** The cards, for the reference of the game. */
export const characters = charactersOf(['value']);

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

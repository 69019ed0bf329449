import type {GameChart} from '../../../elements/index.js';
import type {Explainer} from '../../../game/index.js';
import {messagesIn, type Rulebook, rulebookOf} from '../../../i18n/index.js';
import {crowded, drawing} from './chart.drawing.js';
import {text} from './chart.text.js';
import {rules as en} from '../messages/rulebook.en.js';
import {rules as ru} from '../messages/rulebook.ru.js';

/** The rulebook of God Save the King, with the paragraph that explains each refusal. */
export const rulebook: Rulebook = rulebookOf(
  {en, ru},
  {
    table: ['gsk/out'],
    skirmish: ['gsk/not-now', 'gsk/same-card'],
    challenge: ['gsk/loser-challenges'],
    rout: ['gsk/token-spent', 'gsk/face-up'],
    more: ['gsk/waits'],
  },
);

/** The statechart of the game, for its drawing. */
export const chart: GameChart = {drawing, crowded, text};

/** Says why a move was worse than another. */
export const explainers = (): Promise<Explainer> =>
  import('../bot/explainer.js').then((part) => part.explainer as Explainer);

/** The sentences of its facts. */
export const becauseMessages = messagesIn({
  en: () => import('../messages/because.en.js'),
  ru: () => import('../messages/because.ru.js'),
});

/** What a match is counted for. */
export const feats = () => import('./feats.js').then((part) => part.feats);

export {minutes} from './minutes.js';

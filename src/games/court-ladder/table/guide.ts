import type {GameChart} from '../../../elements/index.js';
import type {Explainer} from '../../../game/index.js';
import {messagesIn, type Rulebook, rulebookOf} from '../../../i18n/index.js';
import {drawing} from './chart.drawing.js';
import {text} from './chart.text.js';
import {rules as en} from '../messages/rulebook.en.js';
import {rules as ru} from '../messages/rulebook.ru.js';

/** The rulebook of Court Ladder, with the paragraph that explains each refusal. */
export const rulebook: Rulebook = rulebookOf(
  {en, ru},
  {
    trump: ['ladder/name-trump-now', 'ladder/no-joker-needed'],
    attack: [
      'ladder/attack-now',
      'ladder/target-is-given',
      'ladder/choose-a-target',
      'ladder/no-such-target',
    ],
    out: ['ladder/stabilized', 'ladder/target-stabilized'],
    beat: [
      'ladder/beat-or-take-now',
      'ladder/not-higher',
      'ladder/only-higher-trump',
      'ladder/neither-suit-nor-trump',
    ],
    'throw-in': [
      'ladder/throw-in-now',
      'ladder/rank-not-there',
      'ladder/defender-throws-nothing',
      'ladder/attacker-alone',
      'ladder/has-passed',
    ],
    leave: ['ladder/give-leave-now', 'ladder/no-leave', 'ladder/needs-no-leave'],
    joker: ['ladder/joker-names-trump', 'ladder/takes-a-joker', 'ladder/joker-of-the-two'],
  },
);

/** The statechart of the game, for its drawing. */
export const chart: GameChart = {drawing, text};

/** The deal that teaches the game. */
export const firstDeals = {
  'court-ladder': () => import('./first-deal.js').then(({firstDeal}) => firstDeal),
};
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

/** What a match is counted for. */
export const feats = () => import('./feats.js').then((part) => part.feats);

export {minutes} from './minutes.js';

import type {ChartText} from '../../../../elements/index.js';

/** The phases of the chart in words, with the paragraphs of the rules about them. */
export const text: ChartText = {
  names: {
    en: {
      lists: 'The match begins',
      select: 'Choose a card',
      reveal: 'Cards are shown',
      decided: 'The round is decided',
      over: 'The end',
    },
    ru: {
      lists: 'Начало',
      select: 'Выбор карты',
      reveal: 'Карты открыты',
      decided: 'Раунд решён',
      over: 'Конец',
    },
  },
  events: {
    en: {
      'match begun': 'Match begun',
      'cards revealed': 'Cards revealed',
      'match decided': 'Match decided',
      'round decided': 'Round decided',
      'game over': 'Game over',
    },
    ru: {
      'match begun': 'Партия начата',
      'cards revealed': 'Карты открыты',
      'match decided': 'Партия решена',
      'round decided': 'Раунд решён',
      'game over': 'Игра окончена',
    },
  },
  rules: {
    lists: ['table'],
    select: ['choose'],
    reveal: ['choose'],
    decided: ['equal'],
    over: ['end'],
  },
};

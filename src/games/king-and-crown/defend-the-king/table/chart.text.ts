import type {ChartText} from '../../../../elements/index.js';

/** The phases of the chart in words, with the paragraphs of the rules about them. */
export const text: ChartText = {
  names: {
    en: {
      begin: 'The match begins',
      select: 'Choose a card',
      reveal: 'Cards are shown',
      decided: 'Decided',
      over: 'The end',
    },
    ru: {
      begin: 'Начало',
      select: 'Выбор карты',
      reveal: 'Карты открыты',
      decided: 'Решено',
      over: 'Конец',
    },
  },
  events: {
    en: {
      'match begun': 'Match begun',
      'cards revealed': 'Cards revealed',
      'cards returned': 'Cards returned',
      'players out': 'Players out',
      'match won': 'Match won',
      'game over': 'Game over',
    },
    ru: {
      'match begun': 'Партия начата',
      'cards revealed': 'Карты открыты',
      'cards returned': 'Карты возвращены',
      'players out': 'Игроки выбыли',
      'match won': 'Партия выиграна',
      'game over': 'Игра окончена',
    },
  },
  rules: {
    begin: ['table'],
    select: ['choose'],
    reveal: ['ring'],
    decided: ['match'],
    over: ['match'],
  },
};

import type {ChartText} from '../../../../elements/index.js';

/** The phases of the chart in words, with the paragraphs of the rules about them. */
export const text: ChartText = {
  names: {
    en: {
      roles: 'Lord and vassal',
      select: 'Choose a card',
      reveal: 'Cards are shown',
      decided: 'Decided',
      over: 'The end',
    },
    ru: {
      roles: 'Лорд и вассал',
      select: 'Выбор карты',
      reveal: 'Карты открыты',
      decided: 'Решено',
      over: 'Конец',
    },
  },
  events: {
    en: {
      'lord named': 'Lord named',
      'cards revealed': 'Cards revealed',
      'match won': 'Match won',
      'game over': 'Game over',
    },
    ru: {
      'lord named': 'Лорд назначен',
      'cards revealed': 'Карты открыты',
      'match won': 'Партия выиграна',
      'game over': 'Игра окончена',
    },
  },
  rules: {
    roles: ['table'],
    select: ['choose'],
    reveal: ['odds', 'choose'],
    decided: ['match'],
    over: ['match'],
  },
};

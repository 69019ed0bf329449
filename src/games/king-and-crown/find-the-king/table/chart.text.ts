import type {ChartText} from '../../../../elements/index.js';

/** The phases of the chart in words, with the paragraphs of the rules about them. */
export const text: ChartText = {
  names: {
    en: {
      roles: 'Lord and vassal',
      shuffle: 'Lay the cards',
      pick: 'Reveal a card',
      judge: 'Is it the King?',
      extra: 'Another chance',
      decided: 'Decided',
      over: 'The end',
    },
    ru: {
      roles: 'Лорд и вассал',
      shuffle: 'Раскладка карт',
      pick: 'Открыть карту',
      judge: 'Король ли это?',
      extra: 'Ещё попытка',
      decided: 'Решено',
      over: 'Конец',
    },
  },
  events: {
    en: {
      'lord named': 'Lord named',
      'cards presented': 'Cards presented',
      'card revealed': 'Card revealed',
      'another allowed': 'Another allowed',
      'match won': 'Match won',
      stopped: 'Stopped',
      'game over': 'Game over',
    },
    ru: {
      'lord named': 'Лорд назначен',
      'cards presented': 'Карты показаны',
      'card revealed': 'Карта открыта',
      'another allowed': 'Можно ещё одну',
      'match won': 'Партия выиграна',
      stopped: 'Остановлено',
      'game over': 'Игра окончена',
    },
  },
  rules: {
    roles: ['table'],
    shuffle: ['lay', 'table'],
    pick: ['reveal'],
    judge: ['reveal'],
    extra: ['chance'],
    decided: ['reveal'],
    over: ['table'],
  },
};

import type {ChartText} from '../../../../elements/chart/chart.js';

/** The phases of the chart in words, and where the rules tell of them. */
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

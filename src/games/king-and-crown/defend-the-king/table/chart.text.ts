import type {ChartText} from '../../../../elements/chart/chart.js';

/** The phases of the chart in words, and where the rules tell of them. */
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
  rules: {
    begin: ['table'],
    select: ['choose'],
    reveal: ['out', 'choose'],
    decided: ['match'],
    over: ['match'],
  },
};

import type {ChartText} from '../../../../elements/chart/chart.js';

/** The phases of the chart in words, and where the rules tell of them. */
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
  rules: {
    lists: ['table'],
    select: ['choose'],
    reveal: ['choose'],
    decided: ['equal'],
    over: ['end'],
  },
};

import type {ChartText} from '../../../elements/chart/chart.js';

/** The phases of the chart in words, and where the rules tell of them. */
export const text: ChartText = {
  names: {
    en: {
      deal: 'Deal',
      marryFirst: 'Marriage of the first',
      marrySecond: 'Marriage of the second',
      execution: 'Kings are executed',
      build: 'Build',
      insert: 'Insert a spy',
      tribute: 'Tribute',
      fireHire: 'Fire and hire',
      reshuffle: 'Shuffle again',
      win: 'A Government is whole',
      stall: 'Nobody can go on',
      over: 'The end',
    },
    ru: {
      deal: 'Сдача',
      marryFirst: 'Свадьба первого',
      marrySecond: 'Свадьба второго',
      execution: 'Казнь королей',
      build: 'Правительство',
      insert: 'Шпион',
      tribute: 'Дань',
      fireHire: 'Увольнение и наём',
      reshuffle: 'Новая тасовка',
      win: 'Правительство собрано',
      stall: 'Ходов нет',
      over: 'Конец',
    },
  },
  rules: {
    deal: ['table'],
    marryFirst: ['marriage'],
    marrySecond: ['marriage'],
    execution: ['marriage'],
    build: ['build'],
    insert: ['spy'],
    tribute: ['tribute'],
    fireHire: ['fire'],
    reshuffle: ['fire'],
    win: ['end'],
    stall: ['end'],
    over: ['end'],
  },
};

import type {ChartText} from '../../../elements/chart/chart.js';

/** The phases of the chart in words, and where the rules tell of them. */
export const text: ChartText = {
  names: {
    en: {
      turnStart: 'Cards are dealt',
      choose: 'Lay a card',
      act: 'Act',
      decide: 'Decide',
      show: 'Cards are shown',
      endAbilities: 'Abilities at the end',
      award: 'Points',
      discard: 'Cards go away',
      turnEnd: 'The turn ends',
      over: 'The end',
    },
    ru: {
      turnStart: 'Сдача',
      choose: 'Выложить карту',
      act: 'Действие',
      decide: 'Решение',
      show: 'Карты открыты',
      endAbilities: 'Свойства в конце',
      award: 'Очки',
      discard: 'Карты уходят',
      turnEnd: 'Конец кона',
      over: 'Конец',
    },
  },
  rules: {
    turnStart: ['deal'],
    choose: ['choose'],
    act: ['act'],
    decide: ['act'],
    show: ['score'],
    endAbilities: ['score'],
    award: ['score'],
    discard: ['score'],
    turnEnd: ['end'],
    over: ['end'],
  },
};

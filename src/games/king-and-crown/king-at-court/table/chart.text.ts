import type {ChartText} from '../../../../elements/chart/chart.js';

/** The phases of the chart in words, and where the rules tell of them. */
export const text: ChartText = {
  names: {
    en: {
      deal: 'Deal',
      look: 'Look at your card',
      question: 'Questions',
      shuffle: 'Shuffle again',
      peek: 'Peek at a card',
      accuse: 'Accuse?',
      accusation: 'Who is the Dragon?',
      joining: 'Join the King?',
      verdict: 'Verdict',
      over: 'The end',
    },
    ru: {
      deal: 'Сдача',
      look: 'Посмотреть карту',
      question: 'Расспросы',
      shuffle: 'Новая тасовка',
      peek: 'Подсмотреть карту',
      accuse: 'Обвинить?',
      accusation: 'Кто Дракон?',
      joining: 'Встать за короля?',
      verdict: 'Приговор',
      over: 'Конец',
    },
  },
  rules: {
    deal: ['table'],
    look: ['table'],
    question: ['question'],
    shuffle: ['witch'],
    peek: ['witch'],
    accuse: ['accuse'],
    accusation: ['accuse'],
    joining: ['accuse'],
    verdict: ['accuse'],
    over: ['accuse'],
  },
};

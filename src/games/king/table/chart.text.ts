import type {ChartText} from '../../../elements/chart/chart.js';

/** The phases of the chart in words, and where the rules tell of them. */
export const text: ChartText = {
  names: {
    en: {
      deal: 'Deal',
      ordering: 'Order a contract',
      talon: 'Lay cards away',
      calling: 'Call a trump',
      dealing: 'Deal the rest',
      bidding: 'Bid',
      naming: 'Name the suit',
      play: 'Play a card',
      drawing: 'Draw from the bazaar',
      scoring: 'Count the deal',
      over: 'The end',
    },
    ru: {
      deal: 'Сдача',
      ordering: 'Заказ контракта',
      talon: 'Снос',
      calling: 'Выбор козыря',
      dealing: 'Сдача остальных карт',
      bidding: 'Торг',
      naming: 'Назначение масти',
      play: 'Ход картой',
      drawing: 'Добор с базара',
      scoring: 'Подсчёт сдачи',
      over: 'Конец',
    },
  },
  rules: {
    deal: ['table', 'prices', 'order'],
    ordering: ['order', 'table', 'contracts'],
    talon: ['talon', 'table'],
    calling: ['trump', 'order', 'contracts'],
    dealing: ['trump', 'table'],
    bidding: ['auction'],
    naming: ['auction'],
    play: ['follow', 'lead'],
    drawing: ['follow', 'out'],
    scoring: ['prices', 'contracts', 'end'],
    over: ['end', 'table'],
  },
};

import type {ChartText} from 'gstk/kit/table';

/** The phases of the chart in words, with the paragraphs of the rules about them. */
export const text: ChartText = {
  names: {
    en: {
      deal: 'The deal',
      pairs: 'First pairs',
      draw: 'Draw a card',
      match: 'A pair?',
      over: 'The end',
    },
  },
  events: {
    en: {
      dealt: 'Dealt',
      'first pairs laid': 'First pairs laid',
      'card drawn': 'Card drawn',
      'pair laid': 'Pair laid',
      'card kept': 'Card kept',
      'player out': 'Player out',
      'game over': 'Game over',
    },
  },
  rules: {deal: ['deal'], pairs: ['pairs'], draw: ['draw'], match: ['draw'], over: ['end']},
};

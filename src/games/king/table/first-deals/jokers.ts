import {hearts} from './hearts.js';

/** The first deal of King with Jokers, for four: Vera holds the joker. */
export const jokers = hearts(
  (_, {t}) => [t('king/learn/jokers'), t('king/learn/jokers/why')],
  (view, {t}) => [
    t('king/learn/cost', {points: view.sheet.at(-1)?.[0] ?? 0}),
    t('king/learn/next-hearts'),
  ],
  {spare: '*1'},
);

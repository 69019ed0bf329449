import {hearts} from './hearts.js';

/** The first deal of King with Trade: Nora has bid 2 and named hearts. */
export const trade = hearts(
  (_, {t}, players) => [t('king/learn/trade'), t('king/learn/trade/why', players[2]!)],
  (view, {t}) => [
    t('king/learn/cost', {points: view.sheet.at(-1)?.[0] ?? 0}),
    t('king/learn/next-hearts'),
  ],
  {
    orderer: 2,
    contract: {id: 'no-hearts'},
    bids: [1, 2, 3, 0].map((seat) => ({seat, points: seat === 2 ? 2 : null})),
  },
);

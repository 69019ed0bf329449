import {hearts} from './hearts.js';
import {takenBy} from './told.js';

/** The first deal of Omnibus. */
export const omnibus = hearts(
  (_, {t}) => [t('king/learn/goal'), t('king/learn/goal/why')],
  (view, {t}, players) => {
    const own = takenBy(view, 0);
    const queen = players.find((_, seat) => takenBy(view, seat).queen);
    return [
      t('king/learn/took', own),
      queen && !own.queen ? t('king/learn/queen', queen) : t('king/learn/next'),
    ];
  },
);

import {suitOf} from '../../../cards/index.js';
import type {KingView} from '../types.js';

/** Whether play has proven anything: a first trick in which all follow suit reveals no void. */
export const isTelling = ({played, shown, trick, contract}: KingView): boolean => {
  const led = trick[0] && suitOf(trick[0].card);
  const follow = trick.every(({card}) => suitOf(card) === led);
  const banned = trick.length > 0 && led === contract.ban;
  return played.length > 0 || shown.length > 0 || !follow || banned;
};

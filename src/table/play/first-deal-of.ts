import type {FirstDeal, GameEntry} from '../../elements/index.js';

/** Fetches the deal that teaches a game; `undefined` if the game has none. */
export const firstDealOf = async (
  entry: GameEntry,
): Promise<(() => Promise<FirstDeal>) | undefined> =>
  (await entry.guide?.())?.firstDeals?.[entry.id];

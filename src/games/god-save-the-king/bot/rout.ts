import {drawCost, KING, type Outlook} from './outlook.js';
import {SPOTS, type Spot} from '../types.js';

/** Whether a rout pays: the chance of the King against a card drawn from the bot's own hand. */

/** The expected gain of routing a place, in cards. */
function routWorth(outlook: Outlook, at: Spot): number {
  const chance = at === 'centre' ? outlook.king.centre : outlook.king.flank;
  return chance * KING - (1 - chance) * drawCost(outlook);
}

/** The best place to rout among the legal ones. */
export function bestRout(
  outlook: Outlook,
  allowed: readonly Spot[],
): {readonly at: Spot; readonly worth: number} | undefined {
  return SPOTS.filter((at) => allowed.includes(at))
    .map((at) => ({at, worth: routWorth(outlook, at)}))
    .sort((one, other) => other.worth - one.worth)[0];
}

import type {Seat} from '../../../game/index.js';
import type {KingdomMove, KingdomView} from '../types.js';

/** Everything that the reason of the bot says about another player's act is known to all. */
const OPEN = {temper: undefined};

/**
 * The facts about a move that may be told. An act is seen by all, and so is who knows which cards; the
 * sentences about another player name no card. A card chosen in secret is explained once all have
 * chosen, for whether somebody has is a secret too (M-29).
 */
export const publicFactsOf = (
  {type}: KingdomMove,
  _: Seat,
  then: KingdomView,
  view: KingdomView,
): object | undefined =>
  type === 'choose' &&
  view.phase === 'choose' &&
  then.deal === view.deal &&
  then.round === view.round
    ? undefined
    : OPEN;

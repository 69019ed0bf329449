import type {Rules} from '../../../game/index.js';
import {positionsBy} from '../../../game/read.js';
import {parsePosition} from '../position/parse-position.js';
import type {Variant} from './contracts/columns.js';
import {determinize} from '../position/determinize.js';
import {playRulesOf} from '../play-rules.js';
import type {KingMove, KingState, KingEvent, KingView} from '../types.js';

/** The rules of one variant. */
export type KingRules = Rules<KingState, KingMove, KingView, KingEvent>;

/** The rules of a row. They need only that row, so the other variants are not fetched. */
export const rulesOf = (variant: Variant): KingRules => ({
  ...playRulesOf(variant),
  determinize: (seen, rng) => determinize(variant, seen, rng),
  ...positionsBy((position, rng) => parsePosition(variant, position, rng), {
    bySeat: ['hands', 'tricks', 'points'],
    seats: ['dealer', 'orderer'],
  }),
  faults: {ru: () => import('../messages/faults.ru.js').then(({ru}) => ru)},
});

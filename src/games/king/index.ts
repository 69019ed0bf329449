import {defineGame, type Game} from '../../game/index.js';
import {machine} from './machine.js';
import {kingRules} from './rules.js';
import type {KingMove, KingState, KingEvent, KingView} from './types.js';
import {VARIANTS} from './rules/contracts/variants.js';

export {kingRules, type KingRules} from './rules.js';
export type {
  Contract,
  KingMove,
  KingState,
  KingEvent,
  KingView,
  PaidCards,
  Played,
  Phase,
  Term,
  Trick,
} from './types.js';
export {machine as kingMachine};

export const kingVariants: readonly string[] = VARIANTS.map(({id}) => id);

/**
 * A variant as a game: its rules and the chart of its phases.
 * @throws {RangeError} for an id that no variant of King has
 */
export const kingGame = (id: string): Game<KingState, KingMove, KingView, KingEvent> =>
  defineGame({rules: kingRules(id), machine});

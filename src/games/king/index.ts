import {defineGame, type Game} from '../../game/index.js';
import {machine} from './machine.js';
import {moreMachine} from './machine-more.js';
import {kingRules} from './rules.js';
import type {KingMove, KingState, KingEvent, KingView} from './types.js';
import {VARIANTS} from './rules/contracts/variants.js';
import {PLAIN} from './rules/contracts/variants-plain.js';

export {kingRules, type KingRules} from './rules.js';
export type {
  Contract,
  KingMove,
  KingState,
  KingEvent,
  KingView,
  Of,
  Played,
  Scene,
  Term,
  Trick,
} from './types.js';
export {machine as kingMachine, moreMachine as kingMoreMachine};

/** The ids of all variants. */
export const kingVariants: readonly string[] = VARIANTS.map(({id}) => id);

/**
 * A variant as a game: its rules and the chart of its scenes.
 * @throws {RangeError} for an id that is no variant of King
 */
export const kingGame = (id: string): Game<KingState, KingMove, KingView, KingEvent> =>
  defineGame({
    rules: kingRules(id),
    machine: PLAIN.some((row) => row.id === id) ? machine : moreMachine,
  });

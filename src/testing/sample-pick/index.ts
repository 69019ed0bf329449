import {defineGame, type Game} from '../../game/index.js';
import {machine} from './machine.js';
import {rules} from './rules.js';
import type {Event, Move, State, View} from './types.js';

export {rules} from './rules.js';
export type {Event, Move, Phase, State, View} from './types.js';

/** The game: its rules and its chart. */
export const game: Game<State, Move, View, Event> = defineGame({rules, machine});

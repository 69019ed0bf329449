import {defineGame, type Game} from '../../game/index.js';
import {machine} from './machine.js';
import {rules} from './rules.js';
import type {Move, State, Event, View} from './types.js';

export {rules} from './rules.js';
export type {Move, Phase, State, Event, View} from './types.js';

/** The game: rules that decide, and the chart that says what is going on. */
export const game: Game<State, Move, View, Event> = defineGame({rules, machine});

import {defineGame, type Game} from 'gstk/kit';
import {machine} from './machine.js';
import {rules} from './rules.js';
import type {Event, Move, State, View} from './types.js';

/** The game without its table, for Node: its rules and its chart. */
export const game: Game<State, Move, View, Event> = defineGame({rules, machine});

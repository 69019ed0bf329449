import {defineGame, type Game} from '../../game/index.js';
import {machine} from './machine.js';
import {kingdomRules} from './rules.js';
import type {KingdomMove, KingdomState, KingdomEvent, KingdomView} from './types.js';

export {RECONSTRUCTION} from './rules/deck.js';
export {readDeck} from './position/read-deck.js';
export {kingdomRules, type KingdomRules} from './rules.js';
export type {
  Ability,
  AllEyes,
  Character,
  Condition,
  Deck,
  Deed,
  Eyes,
  KingdomMove,
  KingdomState,
  KingdomEvent,
  KingdomView,
  Phase,
  RoundResult,
} from './types.js';
export {machine as kingdomMachine};

/** Death Over the Kingdom: its rules and its chart. */
export const kingdomGame: Game<KingdomState, KingdomMove, KingdomView, KingdomEvent> = defineGame({
  rules: kingdomRules,
  machine,
});

/** The headless entry: cards, contract and match. No DOM, no side effect. */
export * from './cards/index.js';
export * from './game/index.js';
export * from './match/index.js';

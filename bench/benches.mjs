// What is measured: a row for each game. An engine is a module in the game's folder that exports
// `prepare(matches)` and `play(from, to, tally)`; the first one is what the others are compared with.

/**
 * A goal: `least` times what `than` (the reference when left out) plays.
 * @typedef {{least: number, than?: string}} Goal
 * @typedef {{name: string, title: string, goals?: Goal[]}} Engine
 * @typedef {{id: string, title: string, engines: Engine[]}} Bench
 */

/** @type {Bench[]} */
export const benches = [
  {
    id: 'king-simple',
    title: 'Simple King, random play, shuffle and deal included',
    engines: [
      {name: 'mask', title: 'hand-written bit-mask loop'},
      {name: 'kernel', title: 'kernel in place', goals: [{least: 0.5}]},
      {name: 'step', title: 'kernel, pure step', goals: [{least: 0.25}]},
      {name: 'rules', title: 'plain rules', goals: [{least: 0.01}]},
      {
        name: 'match',
        title: 'live match with its actor',
        goals: [{least: 0.0015}, {least: 10, than: 'boardgame'}],
      },
      {name: 'transition', title: 'plain rules and pure transition()'},
      {name: 'boardgame', title: 'boardgame.io 0.50 client'},
    ],
  },
];

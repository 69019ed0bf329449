// The benches: a row for each game. An engine is a module in the game's folder that exports
// `prepare(matches)` and `play(from, to, tally)`; the others are compared with the first one. `file` is
// its path in this folder, if several engines share one; the module receives the name.

/**
 * A goal: `least` times what `than` (the reference when left out) plays.
 * @typedef {{least: number, than?: string}} Goal
 * @typedef {{name: string, title: string, file?: string, goals?: Goal[], held?: number}} Engine
 *   `held`: the result on a busy machine, in terms of the reference; a loss of a third fails
 *   `npm run test:all`
 * @typedef {{id: string, title: string, unlike?: boolean, engines: Engine[]}} Bench
 *   `unlike`: the engines play different games, so their checksums differ
 */

const variant = (name, title, held) => ({
  name,
  title,
  held,
  file: 'king-variants/rules',
  goals: [{least: 0.02}],
});

/** @type {Bench[]} */
export const benches = [
  {
    id: 'king-simple',
    title: 'Simple King, random play, shuffle and deal included',
    engines: [
      {name: 'mask', title: 'hand-written bit-mask loop'},
      {name: 'kernel', title: 'kernel in place', goals: [{least: 0.5}], held: 0.6},
      {name: 'step', title: 'kernel, pure step', goals: [{least: 0.25}]},
      {name: 'rules', title: 'plain rules', goals: [{least: 0.02}], held: 0.04},
      {
        name: 'match',
        title: 'live match with its actor',
        held: 0.004,
        goals: [{least: 0.004}, {least: 10, than: 'boardgame'}],
      },
      {name: 'transition', title: 'plain rules and pure transition()'},
      {name: 'boardgame', title: 'boardgame.io 0.50 client'},
    ],
  },
  {
    id: 'king-variants',
    title: 'Every variant of King by its plain rules, random play, shuffle and deal included',
    unlike: true,
    engines: [
      {name: 'mask', title: 'Simple King, hand-written bit-mask loop', file: 'king-simple/mask'},
      variant('king-simple', 'Simple King'),
      variant('king-threesome', 'King Threesome'),
      variant('king-custom', 'Custom King'),
      variant('king-minsk', 'Minsk King', 0.016),
      variant('king-domino', 'Domino King'),
      variant('king-jokers', 'King with Jokers'),
      variant('king-trade', 'King with Trade'),
      variant('king-omnibus', 'Omnibus', 0.042),
      variant('king-atomic', 'Atomic King'),
      variant('king-short', 'Short King'),
      variant('king-long', 'Long King'),
      variant('king-preference', 'Lady’s Preference'),
      {
        name: 'boardgame',
        title: 'Simple King, boardgame.io 0.50 client',
        file: 'king-simple/boardgame',
      },
    ],
  },
];

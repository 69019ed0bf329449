// The plain rules, and XState's pure `transition()` of the chart for every event they emit.
import {initialTransition, transition} from 'xstate';
import {rngFrom} from '../../src/cards/rng.js';
import {defaultOptions} from '../../src/game/options.js';
import {kingGame} from '../../src/games/king/index.js';
import {addDeal, choicesOf, choose, seedOf} from './streams.mjs';

const {rules, machine} = kingGame('king-simple');
const options = defaultOptions(rules.options);

export const prepare = () => undefined;

export function play(from, to, tally) {
  for (let match = from; match < to; match++) {
    const choices = choicesOf(match);
    let [snapshot] = initialTransition(machine);
    const emit = (event) => {
      [snapshot] = transition(machine, snapshot, event);
    };
    let state = rules.setup(options, 4, rngFrom(seedOf(match)), emit);
    for (let [seat] = rules.turn(state); seat !== undefined; [seat] = rules.turn(state)) {
      state = rules.apply(state, seat, choose(choices, rules.legalMoves(state, seat)), emit);
      tally.moves++;
    }
    if (snapshot.value !== 'over') throw new Error(`the chart ended in ${snapshot.value}`);
    for (const points of state.sheet) addDeal(tally, points);
  }
}

// The plain rules of a variant, by its id: random matches with the usual number of players.
import {rngFrom} from '../../src/cards/rng.js';
import {defaultOptions} from '../../src/game/options.js';
import {kingRules} from '../../src/games/king/rules.js';
import {addDeal, choicesOf, choose, seedOf} from '../king-simple/streams.mjs';

const rules = kingRules(process.argv[3]);
const options = defaultOptions(rules.options);
const seats = rules.seats.usual ?? rules.seats.min;

export const prepare = () => undefined;

export function play(from, to, tally) {
  for (let match = from; match < to; match++) {
    const choices = choicesOf(match);
    let state = rules.setup(options, seats, rngFrom(seedOf(match)));
    for (let [seat] = rules.turn(state); seat !== undefined; [seat] = rules.turn(state)) {
      state = rules.apply(state, seat, choose(choices, rules.legalMoves(state, seat)));
      tally.moves++;
    }
    for (const points of state.sheet) addDeal(tally, points);
  }
}

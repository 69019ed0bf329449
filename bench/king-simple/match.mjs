// The live match: rules, refusals, record, log, and the chart's actor, which hears every event.
import {kingGame} from '../../src/games/king/index.js';
import {createMatch} from '../../src/match/index.js';
import {addDeal, choicesOf, choose, seedOf} from './streams.mjs';

const game = kingGame('king-simple');

export const prepare = () => undefined;

export function play(from, to, tally) {
  for (let number = from; number < to; number++) {
    const choices = choicesOf(number);
    const match = createMatch(game, {seats: 4, seed: seedOf(number)});
    while (match.outcome === undefined) {
      const [seat] = match.turn;
      const refusal = match.play(seat, choose(choices, match.moves(seat)));
      if (refusal) throw new Error(`refused: ${refusal}`);
      tally.moves++;
    }
    for (const points of match.state.sheet) addDeal(tally, points);
  }
}

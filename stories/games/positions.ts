import {pick, rngFrom} from '../../src/cards/index.js';
import type {Game} from '../../src/game/index.js';
import {createMatch, type Match, type MatchSetup} from '../../src/match/index.js';

/** Positions for stories: a seeded match, played at random until something holds. */
export function playedUntil(
  game: Game,
  setup: MatchSetup,
  holds: (match: Match) => boolean,
): unknown {
  const match = createMatch(game, {seed: 'story', ...setup});
  for (let move = 0; !match.outcome && !holds(match); move++) {
    const [seat = 0] = match.turn;
    const rng = rngFrom(`story/${move}`);
    const choice = pick(rng, match.moves(seat)).value;
    match.play(seat, choice);
  }
  return match.state;
}

import {oneWayRng} from '../../../cards/one-way.js';
import type {Question} from '../../../game/index.js';
import type {Match, MatchClient} from '../../../match/index.js';

/** What a bot of the game draws from: the deal, so that it plays alike when a match is resumed. */
const dealOf = ({record}: Match): string => {
  const {seed, start} = record();
  return JSON.stringify(seed ?? start);
};

/**
 * The question put to a bot for its seat; the same position of a match always gives the same one.
 * The stream comes out of a one-way function, because a bot that found the seed would know all
 * hands. It depends on how often the seat itself has decided, not on the number of all moves, which
 * would tell that another seat has made a hidden choice (docs/decisions/0013).
 * @param secret what all streams of the match are made from
 */
export function questionTo(
  client: MatchClient,
  match: Match,
  why: boolean,
  secret = dealOf(match),
): Question {
  const own = `${client.seat ?? ''}:`;
  const decisions = match.record().moves.filter((step) => step.startsWith(own)).length;
  const rng = oneWayRng(`bot/${own}${decisions}/${secret}`);
  return {view: client.view, moves: client.moves(), rng, budget: 1000, why};
}

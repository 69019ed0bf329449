import {oneWayRng} from '../../cards/one-way-rng.js';
import type {Question} from '../../game/index.js';
import type {Seating} from '../../match/index.js';

/**
 * What a bot of the game draws from: the deal, so that it plays alike when a match is resumed. Of a match
 * that is played elsewhere nobody here knows it: there it is what the seat sees.
 */
const dealOf = ({local, client}: Seating): string => {
  if (!local) return JSON.stringify(client.view);
  const {seed, secret, start} = local.record();
  return JSON.stringify(seed ?? secret ?? start);
};

/**
 * The question put to a bot for the seat of a seating; the same position of a match always gives the same
 * one. The stream comes out of a one-way function, because a bot that found the seed would know all
 * hands. It depends on how often the seat itself has decided, not on the number of all moves, which
 * would tell that another seat has made a hidden choice (docs/decisions/0013).
 * @param secret what all streams of the match are made from
 */
export function questionTo(seating: Seating, why: boolean, secret = dealOf(seating)): Question {
  const {client} = seating;
  const own = client.seat ?? -1;
  const rng = oneWayRng(`bot/${client.seat ?? ''}:${seating.decisions(own)}/${secret}`);
  return {view: client.view, moves: client.moves(), rng, budget: 1000, why};
}

import type {Seat} from '../game/index.js';
import type {Match} from './match.js';
import type {Seating} from './seating.js';

/**
 * A match of this screen from one of its seats; without a seat, from an onlooker's place.
 * @throws {InvalidSeatsError} for a seat that the match does not have
 */
export const localSeating = (match: Match, seat?: Seat): Seating => ({
  game: match.game,
  seats: match.state.seats,
  options: match.state.options,
  client: match.client(seat),
  get turnId() {
    return match.length;
  },
  decisions: (of) => match.record().moves.filter((step) => step.startsWith(`${of}:`)).length,
  local: match,
  record: () => match.record(),
  leave: () => undefined,
});

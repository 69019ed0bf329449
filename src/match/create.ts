import type {AnyMove, AnyState, AnyEvent, AnyView, PlayGame, StateValue} from '../game/index.js';
import type {MatchSetup} from './begin.js';
import {begin} from './begin-at.js';
import {InvalidOptionsError} from '../game/index.js';
import {dataError} from '../game/phrases.js';
import {isSecret} from '../cards/secret.js';
import {type Chart, chartAt} from './chart.js';
import type {Match} from './match.js';
import {startMatch} from './start.js';
import {withSecretChance} from './secret-chance.js';

/**
 * Starts a match, from a deal or from a position.
 * @throws {InvalidSeatsError} with the path `seats`
 * @throws {InvalidOptionsError} with the path `options.<name>` `seed` or `secret`
 * @throws {InvalidPositionError} with the path inside the position
 */
export const createMatch = <
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
  Event extends AnyEvent,
>(
  game: PlayGame<State, Move, View, Event>,
  setup: MatchSetup = {},
): Match<State, Move, View, Event> => {
  const {secret} = setup;
  if (secret === undefined) return startMatch(game, begin(game.rules, setup), chartOf(game));
  if (!isSecret(secret))
    throw dataError(InvalidOptionsError, 'secret', 'must be 64 hexadecimal digits, a to f small');
  const rules = withSecretChance(game.rules, secret);
  const beginning = {...begin(rules, {...setup, seed: secret}), secret};
  return startMatch({...game, rules}, beginning, chartOf(game));
};

/** Makes the chart of a game; in a game without one the rules alone name the phases. */
const chartOf =
  ({machine}: Pick<PlayGame, 'machine'>) =>
  (value?: StateValue): Chart | undefined =>
    machine && chartAt(machine, value);

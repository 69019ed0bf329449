import {keyedRng} from '../cards/keyed-rng.js';
import type {AnyEvent, AnyMove, AnyState, AnyView, PlayRules} from '../game/index.js';
import type {MatchRecord} from './record.js';

/**
 * The rules with all chance drawn from a secret of 256 bits: the stream of the deal, and before each
 * move that of the state, come from an HMAC. A player who has seen all cards of a deal learns nothing
 * about the next one, and anybody who learns the secret afterwards can check every card.
 */
export const withSecretChance = <
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
  Event extends AnyEvent,
  Kind extends PlayRules<State, Move, View, Event>,
>(
  rules: Kind & PlayRules<State, Move, View, Event>,
  secret: string,
): Kind => ({
  ...rules,
  setup: (options, seats, _, emit) => rules.setup(options, seats, keyedRng(secret, 'deal'), emit),
  apply: (state, seat, move, emit) =>
    rules.apply({...state, rng: keyedRng(secret, state.rng.join('/'))}, seat, move, emit),
});

/** The rules by which the match of a record was played: with its secret, if it has one. */
export const rulesOfRecord = <
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
  Event extends AnyEvent,
  Kind extends PlayRules<State, Move, View, Event>,
>(
  rules: Kind & PlayRules<State, Move, View, Event>,
  {secret}: Pick<MatchRecord, 'secret'>,
): Kind => (secret === undefined ? rules : withSecretChance(rules, secret));

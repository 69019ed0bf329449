import {pick, type Rng, rngFrom, type Seed} from '../cards/index.js';
import {
  type AnyEvent,
  type AnyMove,
  type AnyState,
  type AnyView,
  type Bot,
  defaultOptions,
  type Emit,
  type Options,
  type PlayRules,
  type Question,
  type Seat,
} from './index.js';

/** Matches among bots, to test and to measure them; all from seeds, so that figures repeat. */

/** Plays any legal move of any game. */
export const anyMove = {
  choose: <Move>({moves, rng}: {readonly moves: readonly Move[]; readonly rng: Rng}) => ({
    move: pick(rng, moves).value,
  }),
};

/** The question to a bot on a seat of a state: its view, and what it may do. */
export const botQuestion = <State extends AnyState, Move extends AnyMove, View extends AnyView>(
  rules: Pick<PlayRules<State, Move, View>, 'view' | 'legalMoves'>,
  state: State,
  seat: Seat,
  seed: Seed,
): Question<View, Move> => ({
  view: rules.view(state, seat),
  moves: rules.legalMoves(state, seat),
  rng: rngFrom(seed),
  budget: 0,
});

/** A match that bots have played to its end. */
export interface BotMatch<State> {
  readonly start: State;
  readonly end: State;
  /** The number of moves. */
  readonly moves: number;
}

/**
 * Plays a match to its end.
 * @param options those that are left out take their defaults
 * @param playerOf the bot that moves for a seat in a state
 */
export async function playBotMatch<
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
  Event extends AnyEvent,
>(
  rules: BotRules<State, Move, View, Event>,
  {seats, options, seed}: {seats: number; options?: Options | undefined; seed: string},
  playerOf: (seat: Seat, state: State) => Bot<View, Move>,
  emit?: Emit<State, Event>,
): Promise<BotMatch<State>> {
  const all = {...defaultOptions(rules.options, seats), ...options};
  const start = rules.setup(all, seats, rngFrom(seed));
  let end = start;
  for (let moves = 0; ; moves++) {
    const [seat] = rules.turn(end);
    if (seat === undefined) return {start, end, moves};
    const question = botQuestion(rules, end, seat, `${seed} ${seat} ${moves}`);
    const {move} = await playerOf(seat, end).choose({...question, why: false});
    end = rules.apply(end, seat, move, emit);
  }
}

/** The part of the rules that bots need to play a match. */
export type BotRules<
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
  Event extends AnyEvent,
> = Pick<
  PlayRules<State, Move, View, Event>,
  'options' | 'setup' | 'turn' | 'apply' | 'view' | 'legalMoves'
>;

/** A bot that is measured against others, over many matches. */
export interface Trial<State, Move extends AnyMove, View extends AnyView, Event> {
  readonly games: number;
  readonly seats: number;
  readonly options?: Options;
  /** The measured bot, on one seat, a different one each time. */
  readonly bot: Bot<View, Move>;
  /** The bot on all other seats. */
  readonly rival: Bot<View, Move>;
  /** The seed of a match, before its number. */
  readonly seed?: string;
  readonly emit?: Emit<State, Event>;
}

/** Plays the matches of a trial one by one; `own` is the seat of the measured bot. */
export async function* trialMatches<
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
  Event extends AnyEvent,
>(
  rules: BotRules<State, Move, View, Event>,
  {games, seats, options, bot, rival, seed = 'strength', emit}: Trial<State, Move, View, Event>,
): AsyncGenerator<BotMatch<State> & {readonly own: Seat}> {
  for (let game = 0; game < games; game++) {
    const own = game % seats;
    const plan = {seats, options, seed: `${seed} ${game}`};
    const match = await playBotMatch(rules, plan, (seat) => (seat === own ? bot : rival), emit);
    yield {...match, own};
  }
}

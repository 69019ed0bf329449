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

/**
 * Matches between bots, to test and to measure them; everything comes from seeds, so figures can be
 * repeated.
 */

/** Plays any legal move of any game. */
export const anyMove = {
  choose: <Move>({moves, rng}: {readonly moves: readonly Move[]; readonly rng: Rng}) => ({
    move: pick(rng, moves).value,
  }),
};

/** The question for a bot at a seat: its view and its legal moves. */
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

/** A finished match between bots. */
export interface BotMatch<State> {
  readonly start: State;
  readonly end: State;
  /** The number of moves. */
  readonly moves: number;
}

/**
 * Plays a match to its end.
 * @param options options that are left out take their defaults
 * @param playerOf chooses the bot that moves for a seat in a state
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

/** A bot to be measured against others in many matches. */
export interface Trial<State, Move extends AnyMove, View extends AnyView, Event> {
  readonly games: number;
  readonly seats: number;
  readonly options?: Options;
  /** The measured bot; it plays on one seat, a different one each time. */
  readonly bot: Bot<View, Move>;
  /** The bot on all other seats. */
  readonly rival: Bot<View, Move>;
  /** The beginning of each match's seed; the match's number follows. */
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

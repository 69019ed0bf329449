import {anyMove, trialMatches} from '../../../../game/bot-matches.fixture.js';
import {type Bot, defaultOptions, type Options} from '../../../../game/index.js';
import {COURT, type CourtCard, DECK} from '../../rules/deck.js';
import {tourneyBot} from '../bot.js';
import {tourneyPlayRules as rules} from '../play-rules.js';
import {plansOf} from './prospects.js';
import type {TourneyView} from '../types.js';
import type {ChooseMove} from '../../rules/choose-move.js';

/**
 * Tests whether the bot can be beaten, in seeded games against random play, fixed orders, and a best
 * reply.
 */

type TourneyBot = Bot<TourneyView, ChooseMove>;

/** Plays its cards in a fixed order. */
export const inOrder = (order: readonly CourtCard[]): TourneyBot => ({
  choose: ({view}) => ({move: {type: 'choose', card: order[view.rounds.length]!}}),
});

/** Every order of the cards: 120 for five. */
export const ordersOf = (cards: readonly CourtCard[]): readonly (readonly CourtCard[])[] =>
  cards.length === 0
    ? [[]]
    : cards.flatMap((card) =>
        ordersOf(cards.filter((one) => one !== card)).map((rest) => [card, ...rest]),
      );

/** The rest of a match, from the bot's side. */
export interface RemainingMatch {
  readonly own: readonly CourtCard[];
  readonly other: readonly CourtCard[];
  /** The bot's lead in rounds. */
  readonly lead: number;
}

export const START: RemainingMatch = {own: COURT, other: COURT, lead: 0};

const without = (cards: readonly CourtCard[], card: CourtCard): readonly CourtCard[] =>
  cards.filter((one) => one !== card);
const total = (cards: readonly CourtCard[]): number =>
  cards.reduce((sum, card) => sum + DECK[card].value, 0);

/** The standing after a round, according to the rules text and independent of the solution. */
export function after(
  {own, other, lead}: RemainingMatch,
  card: CourtCard,
  met: CourtCard,
): RemainingMatch {
  const [mine, theirs] = [without(own, card), without(other, met)];
  const by = card === met ? total(mine) - total(theirs) : DECK[card].value - DECK[met].value;
  return {own: mine, other: theirs, lead: lead + Math.sign(by)};
}

const SINGLE = defaultOptions(rules.options);

/** A rival's choice among its cards, given the bot's mean result after each. */
export type Reply = (from: RemainingMatch, worths: readonly number[]) => number;

/** The reply that harms the bot most. */
export const worst: Reply = (_, worths) => worths.indexOf(Math.min(...worths));

/** The bot's mean result, −1 to 1, for each card of a rival that goes on with `reply`. */
function worthsOf(
  from: RemainingMatch,
  reply: Reply,
  known: Map<string, number>,
): readonly number[] {
  const {own, other, lead} = from;
  const {chances} = plansOf([], SINGLE)(own, other, lead);
  return other.map((met) =>
    own.reduce((sum, card, at) => {
      const chance = chances[at]!;
      return chance ? sum + chance * worthAgainst(reply, after(from, card, met), known) : sum;
    }, 0),
  );
}

/** The bot's exact mean result, −1 to 1, against a rival with this reply. */
export function worthAgainst(
  reply: Reply,
  from: RemainingMatch = START,
  known = new Map<string, number>(),
): number {
  const {own, other, lead} = from;
  if (own.length === 0) return Math.sign(lead);
  const key = `${own.join()} ${other.join()} ${lead}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const worths = worthsOf(from, reply, known);
  const worth = worths[reply(from, worths)]!;
  known.set(key, worth);
  return worth;
}

/** A rival that knows the bot's plan and plays the card that harms it most. */
export function bestReply(): TourneyBot {
  const known = new Map<string, number>();
  return {
    choose({view}) {
      const seat = view.seat ?? 0;
      const other = view.hands[seat]!;
      const lead = view.scores[1 - seat]! - view.scores[seat]!;
      const from: RemainingMatch = {own: view.hands[1 - seat]!, other, lead};
      return {move: {type: 'choose', card: other[worst(from, worthsOf(from, worst, known))]!}};
    },
  };
}

/** The bot's results in many games: 1 a win, 0 a draw, −1 a loss. */
export interface Strength {
  readonly games: number;
  readonly mean: number;
  /** The standard error of the mean. */
  readonly error: number;
}

/** Plays seeded games with the bot on both seats in turn. */
export async function strengthOf(
  games: number,
  rival: TourneyBot,
  options: Options = {},
): Promise<Strength> {
  let [sum, squares] = [0, 0];
  const trial = {games, seats: 2, options, bot: tourneyBot, rival, seed: 'tourney'};
  for await (const {own, end} of trialMatches(rules, trial)) {
    const [winner] = rules.outcome(end)!.winners;
    const result = winner === undefined ? 0 : winner === own ? 1 : -1;
    sum += result;
    squares += result * result;
  }
  const mean = sum / games;
  return {games, mean, error: Math.sqrt((squares / games - mean * mean) / games)};
}

const text = ({games, mean, error}: Strength): string =>
  `${games} games, mean ${mean.toFixed(5)}, standard error ${error.toFixed(5)}, ` +
  `${mean < -3 * error ? 'BELOW' : 'not below'} 0 by three of them`;

if (typeof process !== 'undefined' && process.argv[1]?.endsWith('strength.ts')) {
  const games = Number(process.argv[2] ?? 100_000);
  console.log('any card:', text(await strengthOf(games, anyMove)));
  console.log('best reply:', text(await strengthOf(games, bestReply())));
  for (const order of ordersOf(COURT))
    console.log(`${order.join(' ')}:`, text(await strengthOf(games, inOrder(order))));
}

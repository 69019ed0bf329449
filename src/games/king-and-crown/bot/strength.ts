import {pick, type Rng} from '../../../cards/index.js';
import {botQuestion, trialMatches} from '../../../game/bot-matches.fixture.js';
import type {AnyEvent, AnyView, Bot, Options, Rules, Seat} from '../../../game/index.js';
import type {ChooseMove} from '../rules/choose-move.js';
import type {Choosing} from '../rules/choosing.js';
import {COURT, type CourtCard, DECK} from '../rules/deck.js';
import {thwarts} from '../rules/thwart.js';

/**
 * Checks that the bots of Support and Defend the King hold the solved value, in many seeded games
 * with one rival among bots. No rival may win more than its share; with two players this means that
 * the bot wins at least the value.
 */

type View = AnyView & {
  readonly lord?: Seat;
  readonly last: {readonly cards: readonly (CourtCard | null)[]} | null;
};
type ChoosingRules<State extends Choosing, Shown extends View, Event extends AnyEvent> = Pick<
  Rules<State, ChooseMove, Shown, Event>,
  'options' | 'setup' | 'turn' | 'apply' | 'view' | 'legalMoves' | 'outcome'
>;

/** A player with a plan; it may remember earlier games. */
export interface Rival {
  choose(view: View, rng: Rng): CourtCard;
}

/** Plays random cards. */
export const anyCard = (): Rival => ({choose: (_, rng) => pick(rng, COURT).value});

/** Plays the same cards over and over. */
export function inOrder(cards: readonly CourtCard[]): Rival {
  let at = 0;
  return {choose: () => cards[at++ % cards.length]!};
}

/** The gain of a card against another one; higher is better. */
const gain = ({lord, seat}: View, card: CourtCard, other: CourtCard): number =>
  lord === undefined
    ? Number(thwarts(card, other)) - Number(thwarts(other, card))
    : Number(((DECK[card].value + DECK[other].value) % 2 === 0) === (seat === lord));

/** Plays the best response to all cards that the others have shown so far. */
export function learner(): Rival {
  const seen: CourtCard[] = [];
  const counts = new Map<CourtCard, number>(COURT.map((card) => [card, 0]));
  let last: View['last'] = null;
  return {
    choose(view, rng) {
      if (view.last && view.last !== last)
        view.last.cards.forEach((card, seat) => {
          if (card === null || seat === view.seat) return;
          seen.push(card);
          counts.set(card, counts.get(card)! + 1);
        });
      last = view.last;
      const worth = (card: CourtCard): number =>
        COURT.reduce((sum, other) => sum + counts.get(other)! * gain(view, card, other), 0);
      const best = Math.max(...COURT.map(worth));
      return pick(
        rng,
        COURT.filter((card) => worth(card) === best),
      ).value;
    },
  };
}

/** The result of a rival. */
export interface Share {
  readonly games: number;
  /** The share of games that the rival has won. */
  readonly won: number;
  /** Three standard errors of a fair share. */
  readonly error: number;
  /** False if the rival has won more than its share, beyond three standard errors. */
  readonly held: boolean;
}

/** Plays games with a rival on each seat in turn and bots on the others. */
export async function shareOf<State extends Choosing, Shown extends View, Event extends AnyEvent>(
  rules: ChoosingRules<State, Shown, Event>,
  bot: Bot<Shown, ChooseMove>,
  rival: Rival,
  {games, seats = 2, options = {}}: {games: number; seats?: number; options?: Options},
): Promise<Share> {
  const measured: Bot<Shown, ChooseMove> = {
    choose: ({view, rng}) => ({move: {type: 'choose', card: rival.choose(view, rng)}}),
  };
  let won = 0;
  const trial = {games, seats, options, bot: measured, rival: bot};
  for await (const {own, end} of trialMatches(rules, trial))
    won += Number(rules.outcome(end)!.winners.includes(own));
  const fair = 1 / seats;
  const error = 3 * Math.sqrt((fair * (1 - fair)) / games);
  return {games, won: won / games, error, held: won / games <= fair + error};
}

/** The frequency with which a bot chooses each card in a position, in the order of the deck. */
export async function chancesOf<State extends Choosing, Shown extends View, Event extends AnyEvent>(
  rules: ChoosingRules<State, Shown, Event>,
  bot: Bot<Shown, ChooseMove>,
  state: State,
  times: number,
): Promise<readonly number[]> {
  const [seat = 0] = rules.turn(state);
  const counts = COURT.map(() => 0);
  for (let n = 0; n < times; n++) {
    const {move} = await bot.choose(botQuestion(rules, state, seat, `chances ${n}`));
    counts[COURT.indexOf(move.card)]!++;
  }
  return counts.map((count) => count / times);
}

/**
 * Every cyclic order of some cards; the first card stays in place, since a cycle has no beginning.
 */
const rounds = ([first, ...cards]: readonly CourtCard[]): readonly (readonly CourtCard[])[] => {
  const orders = (rest: readonly CourtCard[]): readonly (readonly CourtCard[])[] =>
    rest.length === 0
      ? [[]]
      : rest.flatMap((card) =>
          orders(rest.filter((one) => one !== card)).map((more) => [card, ...more]),
        );
  return orders(cards).map((order) => [first!, ...order]);
};

const FEW: Readonly<Record<string, readonly (() => Rival)[]>> = {
  'any card': [anyCard],
  'always the same card, the best of 5': COURT.map((card) => () => inOrder([card])),
  'best response to all that was seen': [learner],
};
const MANY: typeof FEW = {
  ...FEW,
  'a fixed order over and over, the best of 24': rounds(COURT).map((cards) => () => inOrder(cards)),
};

/** Prints a line for each kind of rival, with the share of its best member. */
export async function report(
  name: string,
  seats: number,
  play: (rival: Rival) => Promise<Share>,
): Promise<void> {
  for (const [kind, rivals] of Object.entries(seats === 2 ? MANY : FEW)) {
    const shares: Share[] = [];
    for (const rival of rivals) shares.push(await play(rival()));
    const best = shares.reduce((one, other) => (other.won > one.won ? other : one));
    const held = shares.filter((share) => share.held).length;
    const percent = (part: number): string => (100 * part).toFixed(2);
    console.log(
      `${name}: ${kind}: ${percent(best.won)} % (fair share + ${percent(best.error)}), ` +
        `${held} of ${shares.length} held`,
    );
  }
}

import {pick} from '../../../../cards/index.js';
import {anyMove, playBotMatch} from '../../../../game/bot-matches.fixture.js';
import type {Bot, Seat} from '../../../../game/index.js';
import {DECK} from '../../rules/deck.js';
import {courtBot} from '../bot.js';
import {courtPlayRules as rules} from '../play-rules.js';
import {holderOf} from '../rules/round.js';
import {titleOf} from '../rules/saying.js';
import type {CourtMove, CourtState, CourtView} from '../types.js';

/**
 * Measures how often the King is right, in whole rounds against wicked players of several kinds, all
 * from seeds.
 */

type CourtBot = Bot<CourtView, CourtMove>;

/**
 * Says two lines of any kind, true or not, then nothing more; apart from that it plays like our bot.
 */
export const babbler: CourtBot = {
  choose: (question) => {
    const {view, moves, rng} = question;
    if (view.phase !== 'question') return courtBot.choose(question);
    const claims = moves.filter((move) => move.type === 'say' && move.say !== 'ask');
    const mine = view.talk.filter(({seat}) => seat === view.seat).length;
    return {move: mine < 2 ? pick(rng, claims).value : {type: 'pass'}};
  },
};

/**
 * Answers each question with another lie, and adds two; it never says anything that it knows to be
 * true.
 */
export const liar: CourtBot = {
  choose: (question) => {
    const {view, moves, rng} = question;
    if (view.phase !== 'question') return courtBot.choose(question);
    const own = titleOf(view.hands[view.seat!]![0]!);
    const last = view.talk.at(-1)?.saying;
    const asked = last?.say === 'ask' && last.seat === view.seat;
    const mine = view.talk.filter(({seat}) => seat === view.seat).length;
    const lies = moves.filter(
      (move) =>
        move.type === 'say' &&
        (move.say === 'am' ? move.title !== own : !asked && move.say === 'think') &&
        !(move.say === 'think' && view.seats === 3 && move.title !== own),
    );
    return {move: asked || mine < 2 ? pick(rng, lies).value : {type: 'pass'}};
  },
};

/**
 * Lies at random as the Dragon. As the Witch it plays like our bot, except that it never acts if
 * `acts` is false.
 */
const besideWitch = (acts: boolean): CourtBot => ({
  choose: (question) => {
    if (question.view.hands[question.view.seat!]![0] !== 'witch') return liar.choose(question);
    const moves = question.moves.filter(({type}) => acts || type !== 'witch');
    return courtBot.choose({...question, moves});
  },
});

/** The King's share of right accusations, and the share of wins by team. */
export interface Strength {
  readonly games: number;
  /** The share of accusations that named the Dragon; chance gives 1 in `seats - 1`. */
  readonly right: number;
  /** The share of rounds in which the Witch acted. */
  readonly witch: number;
  /** The share of rounds won by the player who was dealt the Witch. */
  readonly witchWon: number;
  /** Mean number of lines in a round. */
  readonly lines: number;
}

/**
 * Plays `games` rounds with our bot on the wise seats and `wicked` on the seats that are wicked when
 * asked.
 */
export async function strengthOf(
  games: number,
  seats: number,
  wicked: CourtBot = courtBot,
): Promise<Strength> {
  let [right, witch, witchWon, lines] = [0, 0, 0, 0];
  const playerOf = (seat: Seat, {hands}: CourtState): CourtBot =>
    DECK[hands[seat]![0]].team === 'wicked' ? wicked : courtBot;
  for (let game = 0; game < games; game++) {
    const {start, end} = await playBotMatch(rules, {seats, seed: `court ${game}`}, playerOf);
    right += Number(end.accused === holderOf(end, 'dragon'));
    witch += end.uses;
    witchWon += Number(rules.outcome(end)!.winners.includes(holderOf(start, 'witch')));
    lines += end.talk.length;
  }
  const [of, won] = [right / games, witchWon / games];
  return {games, right: of, witch: witch / games, witchWon: won, lines: lines / games};
}

if (typeof process !== 'undefined' && process.argv[1]?.endsWith('strength.ts')) {
  const games = Number(process.argv[2] ?? 500);
  const show = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const only = process.argv[3];
  const rivals = {
    ...{bot: courtBot, babbler, liar, anyMove},
    ...{'our Witch': besideWitch(true), 'our Witch, who never acts': besideWitch(false)},
  };
  for (const seats of [3, 4, 5])
    for (const [name, bot] of Object.entries(rivals).filter(([one]) => !only || one === only)) {
      const {right, witch, witchWon, lines} = await strengthOf(games, seats, bot);
      console.log(
        `${seats} players, wicked: ${name}: right in ${show(right)} of ${games}, chance ` +
          `${show(1 / (seats - 1))}; the Witch acts in ${show(witch)}, wins ${show(witchWon)}; ` +
          `${lines.toFixed(1)} lines`,
      );
    }
}

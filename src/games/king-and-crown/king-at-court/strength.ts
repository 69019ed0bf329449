import {pick, rngFrom} from '../../../cards/index.js';
import {type Bot, defaultOptions} from '../../../game/index.js';
import {DECK} from '../deck.js';
import {courtBot} from './bot.js';
import {courtPlayRules as rules} from './play-rules.js';
import {holderOf} from './round.js';
import type {CourtMove, CourtView} from './types.js';

/** How often the King is right: whole rounds against the Wicked of some kind, all from seeds. */

type CourtBot = Bot<CourtView, CourtMove>;

/** Says two things of any kind, true or not, and then no more; else plays as our bot. */
export const babbler: CourtBot = {
  choose: (question) => {
    const {view, moves, rng} = question;
    if (view.phase !== 'question') return courtBot.choose(question);
    const claims = moves.filter((move) => move.type === 'say' && move.say !== 'ask');
    const mine = view.talk.filter(({seat}) => seat === view.seat).length;
    return {move: mine < 2 ? pick(rng, claims).value : {type: 'pass'}};
  },
};

/** Plays any legal move, but ends a talk some time. */
export const anyMove: CourtBot = {choose: ({moves, rng}) => ({move: pick(rng, moves).value})};

/** The King's share of right accusations, and of all players' wins by team. */
export interface Strength {
  readonly games: number;
  /** How often the accused was the Dragon; chance is 1 in `seats - 1`. */
  readonly right: number;
  /** How often the Witch acted. */
  readonly witch: number;
  /** Things said in a round, on the average. */
  readonly lines: number;
}

/** Plays `games` rounds: our bot on the wise seats, `wicked` on those who are wicked when they are asked. */
export async function strengthOf(
  games: number,
  seats: number,
  wicked: CourtBot = courtBot,
  first = 0,
): Promise<Strength> {
  let [right, witch, lines] = [0, 0, 0];
  for (let game = first; game < first + games; game++) {
    let state = rules.setup(defaultOptions(rules.options), seats, rngFrom(`court ${game}`));
    for (let number = 0; ; number++) {
      const [seat] = rules.turn(state);
      if (seat === undefined) break;
      const bot = DECK[state.hands[seat]![0]].team === 'wicked' ? wicked : courtBot;
      const {move} = await bot.choose({
        view: rules.view(state, seat),
        moves: rules.legalMoves(state, seat),
        rng: rngFrom(`court ${game} ${seat} ${number}`),
        budget: 0,
      });
      state = rules.apply(state, seat, move);
    }
    right += Number(state.accused === holderOf(state, 'dragon'));
    witch += state.uses;
    lines += state.talk.length;
  }
  return {games, right: right / games, witch: witch / games, lines: lines / games};
}

if (typeof process !== 'undefined' && process.argv[1]?.endsWith('strength.ts')) {
  const games = Number(process.argv[2] ?? 500);
  const show = (share: number): string => `${(share * 100).toFixed(1)} %`;
  for (const seats of [3, 4, 5])
    for (const [name, bot] of Object.entries({bot: courtBot, babbler})) {
      const {right, witch, lines} = await strengthOf(games, seats, bot);
      console.log(
        `${seats} players, wicked: ${name}: right in ${show(right)} of ${games}, chance ` +
          `${show(1 / (seats - 1))}; the Witch acts in ${show(witch)}; ${lines.toFixed(1)} lines`,
      );
    }
}

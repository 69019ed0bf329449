import type {Foresight, Problem} from '../../../game/index.js';
import {
  type PeasantsMove,
  type PeasantsState,
  type PeasantsView,
  type Rank,
  RANKS,
} from '../types.js';
import {codeOf} from '../kernel/codes.js';
import {giveNames, lay, placeOf} from '../kernel/kernel.js';
import {copy, type Kernel} from '../kernel/position.js';
import {NAMINGS} from '../rules/namings.js';
import {usualNames} from './outlook.js';
import {bestCard, candidates, promiseOf, weigh} from './policy.js';
import {samplerOf} from './sampler.js';

/**
 * Kings and Peasants as a search sees it: an election until ranks are given, or an exchange and the
 * reign. A choice is the code of a card; codes above those of the cards give the names. Choices are
 * compared in the same worlds, since a share of a win is nearly all luck.
 */

/** Each rank's share of wins, highest rank first, in 4,000 games of usual bots. */
const WINS = [0.615, 0.164, 0.065, 0.156] as const;

/**
 * The largest hand with which a level may spend its whole effort, since an iteration plays all of its
 * cards.
 */
const CARDS_LEFT = 6;
const CARDS = 36;
/** A choice that gives names, and its inverse: two bits for each seat's name. */
const codeOfRanks = (ranks: readonly Rank[]): number =>
  CARDS + ranks.reduce((code, rank, seat) => code | (RANKS.indexOf(rank) << (2 * seat)), 0);
const namesOf = (choice: number): readonly number[] =>
  RANKS.map((_, seat) => ((choice - CARDS) >> (2 * seat)) & 3);

/** Every way to give the four names. */
const NAMING_CHOICES = NAMINGS.map(codeOfRanks).sort((a, b) => a - b);

/** The names that the usual bot would give. */
const usualNaming = (world: Kernel): number =>
  codeOfRanks(usualNames(world.turn, promiseOf(world)));

/**
 * The game as a search needs it. Elections by quotas, which take many deals, are left to the usual
 * bot.
 */
export const peasantsForesight: Foresight<PeasantsState, PeasantsMove, PeasantsView> = {
  share: ({hands, seat}) => Math.min(1, CARDS_LEFT / hands[seat!]!.length),
  problem: (view) =>
    view.ranks === null && view.options['electionMode'] === 'quotas'
      ? undefined
      : (problemOf(view) as Problem<unknown, PeasantsMove>),
};

function problemOf(view: PeasantsView): Problem<Kernel, PeasantsMove> {
  return {
    seats: view.seats,
    flat: true,
    draw: samplerOf(view),
    copy,
    turn: ({turn}) => turn,
    choices(world, into) {
      if (world.phase === 'election.naming') {
        const usual = usualNaming(world);
        into.set([usual, ...NAMING_CHOICES.filter((naming) => naming !== usual)]);
        return NAMING_CHOICES.length;
      }
      weigh(world);
      const {count, codes, values} = candidates;
      for (let at = 0; at < count; at++) {
        const value = values[at]!;
        const code = codes[at]!;
        let to = at;
        for (; to > 0 && values[to - 1]! < value; to--) {
          values[to] = values[to - 1]!;
          into[to] = into[to - 1]!;
        }
        values[to] = value;
        into[to] = code;
      }
      return count;
    },
    play,
    finish(world) {
      while (world.turn >= 0)
        play(world, world.phase === 'election.naming' ? usualNaming(world) : bestCard(world));
    },
    utility(world, into) {
      for (let seat = 0; seat < view.seats; seat++) {
        const place = placeOf(world, seat);
        into[seat] = world.reign ? Number(place === 0) : WINS[place]!;
      }
    },
    choiceOf: (move) => (move.type === 'name' ? codeOfRanks(move.ranks) : codeOf(move.card)),
  };
}

function play(world: Kernel, choice: number): void {
  if (choice < CARDS) lay(world, choice);
  else giveNames(world, namesOf(choice));
}

import type {Card} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import type {GivenFields} from '../../../game/read.js';
import {readGifts} from './read-position.js';
import {isReign} from './read-ranking.js';
import {faults} from './throw-faults.js';
import type {SessionFields} from './follow-tricks.js';
import {seatOf} from '../rules/seats.js';
import {type Gift, PHASES} from '../types.js';

/** Reads the exchange. */

/** The gifts so far; giver and receiver follow from the phase. */
export function readSteps(
  given: GivenFields,
  {phase, ranks}: SessionFields,
  skip: boolean,
): readonly Gift<Card | null>[] {
  const said = given['gifts'] === undefined ? undefined : readGifts(given['gifts']);
  if (ranks === null || !isReign(phase)) {
    faults.need(!said || said.length === 0, 'gifts', 'empty-in', {phase});
    return [];
  }
  const pair = (low: 'soldier' | 'peasant'): readonly Gift<null>[] => {
    const [from, to] = [seatOf(ranks, low), seatOf(ranks, 'king')];
    return [
      {from, to, card: null},
      {from: to, to: from, card: null},
    ];
  };
  const all = [...pair('soldier'), ...pair('peasant')];
  const done = PHASES.indexOf(phase) - PHASES.indexOf('reign.exchange.fromSoldier');
  const steps = all.slice(0, done);
  // A soldier without a trump is left out (P-8).
  const skipped = said?.length === steps.length - 2 && steps.length >= 2 ? steps.slice(2) : steps;
  if (!said) return skip ? steps.slice(2) : steps;
  const {length: found} = said;
  if (found !== skipped.length) {
    const [due, less] = [steps.length, steps.length - 2];
    if (less < 0) faults.fail('gifts', 'gifts-count', {due, phase, found});
    faults.fail('gifts', 'gifts-skipped', {due, less, phase, found});
  }
  const of = (seat: Seat) => ({seat, rank: ranks[seat]!});
  said.forEach(({from, to}, at) => {
    const due = skipped[at]!;
    faults.need(from === due.from, `gifts[${at}].from`, 'gift-seat', of(due.from));
    faults.need(to === due.to, `gifts[${at}].to`, 'gift-seat', of(due.to));
  });
  return said;
}

import type {Card} from '../../../cards/index.js';
import {items} from '../../../game/faults.en.js';
import {type Given, need} from '../../../game/read.js';
import {readGifts} from './read-position.js';
import {isReign} from './read-ranking.js';
import type {Session} from './follow.js';
import {seatOf} from '../rules/seats.js';
import {type Gift, PHASES} from '../types.js';

/** Reads the exchange. */

/** The gifts so far; giver and receiver follow from the phase. */
export function readSteps(
  given: Given,
  {phase, ranks}: Session,
  skip: boolean,
): readonly Gift<Card | null>[] {
  const said = given['gifts'] === undefined ? undefined : readGifts(given['gifts']);
  if (ranks === null || !isReign(phase)) {
    need(!said || said.length === 0, 'gifts', `must be empty in the phase "${phase}"`);
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
  const less = steps.length < 2 ? '' : `, or ${steps.length - 2} if the soldier had no trump`;
  need(
    said.length === skipped.length,
    'gifts',
    `must have ${items(steps.length)} in the phase "${phase}"${less}, not ${said.length}`,
  );
  said.forEach(({from, to}, at) => {
    const due = skipped[at]!;
    need(from === due.from, `gifts[${at}].from`, `must be ${due.from}, the ${ranks[due.from]}`);
    need(to === due.to, `gifts[${at}].to`, `must be ${due.to}, the ${ranks[due.to]}`);
  });
  return said;
}

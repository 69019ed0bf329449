import type {Outcome} from 'gstk/game';
import type {Series} from '../../src/online/wire.js';
import {claimField, TAKEN} from './meta-fields.js';
import type {Meta} from './store/store.js';

/** The score over several matches of the same people. */

/** What is kept of earlier matches: their score, and who has played them, by seat. */
interface KeptSeries extends Series {
  readonly who: readonly (string | null)[];
}

/** The field of a match's meta that has it. */
const SERIES = 'series';

const keptIn = (meta: Meta): KeptSeries | undefined =>
  meta[SERIES] === undefined ? undefined : (JSON.parse(meta[SERIES]) as KeptSeries);

/** The people by seat, as they have claimed their seats; `null` for bots. */
const peopleIn = (meta: Meta, seats: number): readonly (string | null)[] =>
  Array.from({length: seats}, (_, seat) => {
    const taken = meta[claimField(meta, seat)];
    return taken?.startsWith(TAKEN.person) ? taken : null;
  });

/** The score of the matches of these people so far, with this one once it is over. */
function scoreOf(meta: Meta, seats: number, outcome: Outcome | undefined): KeptSeries | undefined {
  const who = peopleIn(meta, seats);
  const kept = keptIn(meta);
  const before = JSON.stringify(kept?.who) === JSON.stringify(who) ? kept : undefined;
  if (!outcome) return before;
  const {winners, scores} = outcome;
  const add = (sums: readonly number[] | undefined, of: (seat: number) => number): number[] =>
    who.map((_, seat) => (sums?.[seat] ?? 0) + of(seat));
  return {
    who,
    matches: (before?.matches ?? 0) + 1,
    wins: add(before?.wins, (seat) => Number(winners.includes(seat))),
    ...(scores && {points: add(before?.points, (seat) => scores[seat] ?? 0)}),
  };
}

/** The score as everybody may know it, from the second match on. */
export function seriesOf(meta: Meta, seats: number, outcome?: Outcome): Series | undefined {
  const {matches = 0, wins = [], points} = scoreOf(meta, seats, outcome) ?? {};
  const isSecond = outcome ? matches > 1 : matches > 0;
  return isSecond ? {matches, wins, ...(points && {points})} : undefined;
}

/** What the next match keeps of it. */
export function nextSeries(meta: Meta, seats: number, outcome: Outcome | undefined): Meta {
  const score = scoreOf(meta, seats, outcome);
  return score ? {[SERIES]: JSON.stringify(score)} : {};
}

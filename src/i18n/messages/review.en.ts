import {capital} from '../capital.js';
import type {MessageCatalogue, PluralForms} from '../message-types.js';

const POINTS: PluralForms = {one: 'point', other: 'points'};
const PLACES: PluralForms = {one: 'place', other: 'places'};

const DEALS: PluralForms = {one: 'deal', other: 'deals'};
const TRIES: PluralForms = {one: 'try', other: 'tries'};
const CASES: PluralForms = {one: 'case', other: 'cases'};

/** How many of all: `in 62 of 100`. */
const shareOf = (times: number, of: number): string =>
  times === of ? `in all ${of}` : `in ${times} of ${of}`;

/** How many of the same number after the other choice, after which it happened less often. */
const often = (times: number): string => (times === 0 ? 'never' : `in ${times}`);

/** In how many worlds something happened after the move that was made, and after the better one. */
type Counts = Readonly<{
  times: number;
  instead: number;
  of: number;
  /** Whether a world is a deal. */
  deals: boolean;
}>;

/** How many decisions cost nothing that counts. */
type Accuracy = Readonly<{percent: number; right: number; of: number}>;

/** English sentences of the review of a match; fetched with it. */
export const en = {
  'review/deal': ({n, of}: {n: number; of: number}) => `Deal ${n} of ${of}`,
  'review/deal-so-far': ({n}: {n: number}) => `Deal ${n}`,
  'review/earlier': 'Earlier',
  'review/later': 'Later',
  'review/decision': ({n, of}: {n: number; of: number}) => `Decision ${n} of ${of}`,
  'review/whose': 'Whose decisions',
  'review/working': 'Looking at your decisions…',
  'review/none': 'You had nothing to decide here.',
  'review/unjudged': 'Talk is not judged: its worth depends on what others make of it.',
  'review/best': 'Best',
  'review/equal': 'As good as any',
  'review/good': 'Good',
  'review/slip': 'A slip',
  'review/blunder': 'A blunder',
  'review/only': 'Nothing else was nearly as good.',
  'review/nothing-better': 'No better card.',
  'review/nothing-surely-better': 'What seems better is ahead by chance at most.',
  'review/points': ({n, better}: {n: number; better: string}, w) =>
    `Better: ${better}, by ${w.count(n, POINTS)}.`,
  'review/share': ({n, better}: {n: number; better: string}) =>
    `Better: ${better}; it wins ${n} more of 100 such matches.`,
  'review/places': ({n, better}: {n: number; better: string}, w) =>
    `Better: ${better}, by ${w.count(n, PLACES)}.`,
  'review/because': ({what, times, instead, of, deals}: Counts & {what: string}, w) =>
    times < instead
      ? `With the better choice ${what}: ${shareOf(instead, of)} ${w.plural(of, deals ? DEALS : CASES)}, and ${often(times)} with yours.`
      : `${capital(what)}: ${shareOf(times, of)} ${w.plural(of, deals ? DEALS : CASES)}, and ${often(instead)} with the better choice.`,
  'review/because-cost': ({times, instead, of, deals}: Counts, w) =>
    `It was worse in ${times} of ${w.count(of, deals ? DEALS : CASES)}, and better in ${instead}.`,
  'review/led-to': ({name}: {name: string}) => `The arrow shows who it came to: ${name}.`,
  'review/lost': ({cost}: {cost: string}) => `It cost ${cost}.`,
  'review/cost-points': ({n}: {n: number}, w) => w.count(n, POINTS),
  'review/cost-share': ({n}: {n: number}) => `${n} wins of 100`,
  'review/cost-places': ({n}: {n: number}, w) => w.count(n, PLACES),
  'review/try': 'Try again: your move?',
  'review/answer': 'Show the answer',
  'review/tried-right': ({name}: {name: string}) => `${capital(name)}: right.`,
  'review/tried-wrong': ({name, cost, left}: {name: string; cost: string; left: number}, w) =>
    `${capital(name)}: it costs ${cost}. ${left > 0 ? `${w.count(left, TRIES)} left.` : 'Here is the answer.'}`,
  'review/moments': 'Key moments',
  'review/moment': ({name, deal, cost}: {name: string; deal: number; cost: string}) =>
    `Deal ${deal}, ${name}: ${cost}`,
  'review/moment-alone': ({name, cost}: {name: string; cost: string}) =>
    `${capital(name)}: ${cost}`,
  'review/accuracy': (of: Accuracy) =>
    `Accuracy ${of.percent} %: ${of.right} of ${of.of} decisions cost nothing that counts.`,
  'review/accuracy-so-far': (of: Accuracy) =>
    `So far ${of.right} of ${of.of} decisions cost nothing that counts.`,
  'review/plot': 'Your prospects, decision by decision',
  'review/promised': 'What each choice was worth, the best first',
  'review/as-good': 'as good',
  'review/open': 'All hands are open here. A move is judged by what you could know.',
  'review/better': 'better',
  'review/failed': 'This cannot be reviewed.',
} as const satisfies MessageCatalogue;

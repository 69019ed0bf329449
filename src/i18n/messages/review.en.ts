import type {MessageCatalogue, PluralForms} from '../message-types.js';

const POINTS: PluralForms = {one: 'point', other: 'points'};
const PLACES: PluralForms = {one: 'place', other: 'places'};

/** English sentences of the review of a match; fetched with it. */
export const en = {
  'review/deal': ({n, of}: {n: number; of: number}) => `Deal ${n} of ${of}`,
  'review/deal-so-far': ({n}: {n: number}) => `Deal ${n}`,
  'review/earlier': 'Earlier',
  'review/later': 'Later',
  'review/decision': ({n, of}: {n: number; of: number}) => `Decision ${n} of ${of}`,
  'review/working': 'Looking at your decisions…',
  'review/none': 'You had nothing to decide here.',
  'review/unjudged': 'Talk is not judged: its worth depends on what others make of it.',
  'review/costliest': 'The decision that cost most',
  'review/best': 'Best',
  'review/as-good': 'As good as any',
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
  'review/plot': 'Your prospects, decision by decision',
  'review/promised': 'What each choice was worth',
  'review/open': 'All hands are open here. A move is judged by what you could know.',
  'review/better': 'better',
  'review/failed': 'This cannot be reviewed.',
} as const satisfies MessageCatalogue;

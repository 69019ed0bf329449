import {type Rank, RANKS, readCard, type SuitCard} from '../../../cards/index.js';
import {type GskMove, type Spot, SPOTS} from '../types.js';

/** A move as text: `9S/4S/JS` (left, centre, right), `rout centre`, `declare Q`, `pass`, … */
export function formatMove(move: GskMove): string {
  switch (move.type) {
    case 'form':
      return `${move.left}/${move.centre}/${move.right}`;
    case 'rout':
      return `rout ${move.at}`;
    case 'declare':
      return `declare ${move.rank}`;
    default:
      return move.type;
  }
}

/** The move that a text describes, or `undefined`; `♠9/♠4/10S` and `declare 10` are read too. */
export function parseMove(text: string): GskMove | undefined {
  const [word, what, ...more] = text.trim().split(/\s+/);
  if (more.length > 0) return undefined;
  if (what === undefined) {
    if (word === 'pass' || word === 'challenge' || word === 'accept') return {type: word};
    return readForm(text);
  }
  if (word === 'rout')
    return SPOTS.includes(what as Spot) ? {type: 'rout', at: what as Spot} : undefined;
  const rank = what === '10' ? 'T' : what.toUpperCase();
  return word === 'declare' && RANKS.includes(rank as Rank)
    ? {type: 'declare', rank: rank as Rank}
    : undefined;
}

function readForm(text: string): GskMove | undefined {
  const cards = text.split('/').map(readCard);
  const [left, centre, right] = cards as readonly (SuitCard | undefined)[];
  const whole = cards.length === 3 && cards.every((card) => card && !card.startsWith('*'));
  return whole && left && centre && right ? {type: 'form', left, centre, right} : undefined;
}

import type {PeasantsState} from '../types.js';

/** The part of a game that a phase belongs to, named as in the rulebook. */
export function partOf({
  phase,
}: Pick<PeasantsState, 'phase'>): 'naming' | 'election' | 'exchange' | 'reign' {
  if (phase === 'election.naming') return 'naming';
  if (phase === 'election.play') return 'election';
  return phase === 'reign.play' || phase === 'over' ? 'reign' : 'exchange';
}

import type {CourtCard} from '../../rules/deck.js';
import type {CourtState} from '../types.js';

/** One card by seat; `null` for an unknown one. */
export type Hands = readonly (readonly [CourtCard | null])[];
/** A state in which cards may be unknown. */
export type UnfilledState = Omit<CourtState, 'hands'> & {readonly hands: Hands};

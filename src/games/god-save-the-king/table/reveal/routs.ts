import type {GskEvent, Routed} from '../../types.js';

/** The routs that an event shows. */
export const routsIn = (event: GskEvent | undefined): readonly Routed[] =>
  event?.type === 'routs settled' || event?.type === 'challenge answered' ? event.routs : [];

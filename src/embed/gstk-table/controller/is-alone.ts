import type {FeatureHost} from './feature-host.js';

/** Whether one reader has made the decisions of a seat: none of people who share the screen, or watch. */
export const isAlone = ({session, slots}: Pick<FeatureHost, 'session' | 'slots'>): boolean =>
  session?.client.seat !== undefined && slots.people() === undefined;

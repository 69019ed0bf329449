import type {TableAttributes} from '../table-attributes.js';
import type {FeatureOf} from '../feature.js';
import type {InvitedTable} from './challenge/invite.js';

/** A feature in the list. */
export interface FeatureEntry {
  load(): Promise<{readonly feature: FeatureOf}>;
  /** Whether a table has it; by default every table does, from the first focus or touch on. */
  when?(host: TableAttributes): boolean;
  /** Whether a first match begins with it: then it is fetched before the first touch. */
  readonly isEarly?: boolean;
  /** The address of the page has something for a feature: before anything of a game is fetched. */
  enter?(host: TableAttributes): Promise<void>;
}

/**
 * The features of a table, in the order in which they fill its places; see `Slots`. Nothing else names
 * a feature.
 */
export const list: readonly FeatureEntry[] = [
  {load: () => import('./hot-seat/feature.js'), when: ({humans}) => humans !== ''},
  {load: () => import('./watch/feature.js'), when: ({autoplay}) => autoplay},
  {load: () => import('./friends/feature.js'), when: ({server}) => server !== ''},
  {load: () => import('./learn/feature.js'), isEarly: true},
  {load: () => import('./coach/feature.js'), isEarly: true},
  {load: () => import('./daily/feature.js')},
  {load: () => import('./length/feature.js')},
  {load: () => import('./timers/feature.js')},
  {load: () => import('./command-field/feature.js')},
  {load: () => import('./claim/feature.js')},
  {load: () => import('./advice/feature.js')},
  {
    load: () => import('./challenge/feature.js'),
    enter: async (host) => (await import('./challenge/invite.js')).invite(host as InvitedTable),
  },
  {load: () => import('./review/feature.js')},
  {load: () => import('./result/feature.js')},
  {load: () => import('./statistics/feature.js')},
  {load: () => import('./ending/feature.js')},
  {load: () => import('./rule-link/feature.js')},
  {load: () => import('./reasons/feature.js')},
  {load: () => import('./log-cursor/feature.js')},
  {load: () => import('./feedback/feature.js')},
  {load: () => import('./left-hand/feature.js')},
  {load: () => import('./height-lock/feature.js')},
  {load: () => import('./settling/feature.js')},
  {load: () => import('./keys/feature.js')},
  {load: () => import('./faces/feature.js')},
  {load: () => import('./prefetch/feature.js')},
];

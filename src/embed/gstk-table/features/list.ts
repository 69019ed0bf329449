import {PEOPLE} from '../../../elements/card-face/icons.js';
import {isChallenged} from '../../challenged.js';
import type {FeatureOf} from '../feature.js';
import type {TableHost} from '../controller/table-host.js';

/** A button of the bar that opens a part over the table. */
export interface BarButton {
  /** The part; its name is the message `ui/<id>`. */
  readonly id: string;
  readonly icon: string;
}

/** A feature in the list. */
export interface FeatureEntry {
  load(): Promise<{readonly feature: FeatureOf}>;
  /** Whether a table has it; by default every table does, from the first focus or touch on. */
  when?(host: TableHost): boolean;
  /** Whether an attribute needs it before the first touch. */
  atOnce?(host: TableHost): boolean;
  /** Its button in the bar, which is there before the feature is fetched, where `when` says so. */
  readonly button?: BarButton;
  /** The element enters the page, before anything of a game is fetched. */
  enter?(host: TableHost): void;
}

/**
 * The features of a table, in the order in which they fill its places; see `Slots`. Nothing else names
 * a feature.
 */
export const list: readonly FeatureEntry[] = [
  {
    load: () => import('./hot-seat/feature.js'),
    when: ({humans}) => humans !== '',
    atOnce: ({humans}) => humans !== '',
  },
  {
    load: () => import('./watch/feature.js'),
    when: ({autoplay}) => autoplay,
    atOnce: ({autoplay}) => autoplay,
  },
  {
    load: () => import('./friends/feature.js'),
    when: ({server}) => server !== '',
    atOnce: ({server}) => server !== '',
    button: {id: 'friends', icon: PEOPLE},
  },
  {
    load: () => import('./timers/feature.js'),
    atOnce: ({turnTimer, timers}) => turnTimer !== '' || timers === 'on',
  },
  {load: () => import('./command-field/feature.js')},
  {load: () => import('./claim/feature.js')},
  {load: () => import('./advice/feature.js')},
  {
    load: () => import('./challenge/feature.js'),
    enter(host) {
      if (!isChallenged()) return;
      void import('./challenge/invite.js')
        .then(({invite}) => invite(host as never))
        .catch(console.error);
    },
  },
  {load: () => import('./review/feature.js')},
  {load: () => import('./ending/feature.js')},
  {load: () => import('./rule-link/feature.js')},
  {load: () => import('./reasons/feature.js')},
  {load: () => import('./log-cursor/feature.js')},
  {load: () => import('./feedback/feature.js')},
  {
    load: () => import('./left-hand/feature.js'),
    atOnce: ({handedness}) => handedness === 'left',
  },
  {load: () => import('./height-lock/feature.js')},
  {load: () => import('./keys/feature.js')},
  {load: () => import('./prefetch/feature.js')},
];

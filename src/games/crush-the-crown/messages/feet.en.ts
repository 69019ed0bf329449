import type {Rank} from '../../../cards/index.js';
import {does, whose} from '../../../i18n/english.js';
import type {GameCatalogue, Messages, Player} from '../../../i18n/index.js';

/** The place that a card is for, and how many places come before it. */
type Spying = Player & Readonly<{rank: Rank; index: string; n: number}>;
type Count = Readonly<Record<'n', number>>;

const PLACES = {one: 'place', other: 'places'};

/**
 * Words at the feet of the cards in the hand, and the same as descriptions. A foot has two lines where cards
 * overlap: they break at the plain space.
 */
export const feet = {
  'crush/foot/now': 'yours now',
  'crush/foot/now/said': 'next in your Government',
  'crush/foot/later': ({n}: Count) => `yours in\u00a0${n}`,
  'crush/foot/later/said': ({n}: Count, messages: Messages) =>
    `for your Government, after ${messages.count(n, PLACES)}`,
  'crush/foot/unmasks': 'unmasks spy',
  'crush/foot/unmasks/said': 'unmasks the spy in its place',
  'crush/foot/spy-now': 'spy now',
  'crush/foot/spy-now/said': (who: Player) => `fits now as a spy in ${whose(who)} Government`,
  'crush/foot/spy': ({index}: Spying) => `spy at\u00a0${index}`,
  'crush/foot/spy/said': ({rank, n, ...who}: Spying, messages: Messages) =>
    `a spy once ${whose(who)} ${messages.t('rank', {rank})} is next, after ${messages.count(n, PLACES)}`,
  'crush/foot/wild': 'wild spy',
  'crush/foot/wild/said': 'a spy at any rank',
  'crush/foot/rivals-now': 'rival’s now',
  'crush/foot/rivals-now/said': (who: Player) => `${does(who, 'need')} it now`,
  'crush/foot/rivals': ({n}: Count) => `rival’s in\u00a0${n}`,
  'crush/foot/rivals/said': ({n, ...who}: Player & Count, messages: Messages) =>
    `${does(who, 'need')} it, after ${messages.count(n, PLACES)}`,
  'crush/foot/against': 'rival’s spy',
  'crush/foot/against/said': ({name}: Player) => `of use to ${name} alone, as a spy`,
  'crush/foot/useless': 'no use',
  'crush/foot/useless/said': 'of no use to either of you any more',
} satisfies GameCatalogue;

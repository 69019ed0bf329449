import {does} from '../../../i18n/english.js';
import type {GameCatalogue, Player} from '../../../i18n/index.js';

type Count = Readonly<Record<'n', number>>;

/** English: what happened after a move, of which a review says how often. */
export const en = {
  'kingdom/because/hit': (who: Player) => `${does(who, 'moved', 'moved')} your card`,
  'kingdom/because/turned': 'the ability of your card took effect at the end',
  'kingdom/because/shown': ({card}: {card: string}, w) =>
    `you showed the ${w.t('card', {card: card as never})}`,
  'kingdom/because/value': ({n}: Count) => `your card was worth ${n}`,
  'kingdom/because/point': 'you got a point in this round',
  'kingdom/because/points': ({n}: Count) =>
    n === 1 ? 'you got a point in a later round' : `you got ${n} points or more`,
  'kingdom/because/won': 'you won the game',
} as const satisfies GameCatalogue;

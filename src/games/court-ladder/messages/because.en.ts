import {does} from '../../../i18n/english.js';
import type {GameCatalogue, Player} from '../../../i18n/index.js';

/** English: what happened after a move, of which a review says how often. */
export const en = {
  'ladder/because/trumped': (who: Player) =>
    `${does(who, 'beat', 'beat')} your attack with a trump`,
  'ladder/because/took': 'you took the cards of this bout',
  'ladder/because/beat': 'you beat an attack in this bout',
  'ladder/because/thrown': (who: Player) => `${does(who, 'threw', 'threw')} in more cards`,
  'ladder/because/passed': (who: Player) => `${does(who, 'climbed', 'climbed')} above you`,
  'ladder/because/king': 'you ended as the King',
  'ladder/because/knave': 'you ended as the Knave of the Heap',
  'ladder/because/rose': 'you rose on the ladder',
  'ladder/because/fell': 'you fell on the ladder',
  'ladder/because/left': 'you still held cards at the end',
  'ladder/because/took-later': 'you took the cards of a later bout',
} as const satisfies GameCatalogue;

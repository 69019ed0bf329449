import {whom} from '../../../i18n/russian.js';
import type {LocaleOf} from '../../../i18n/index.js';
import type {en} from './because.en.js';

/** Russian: what happened after a move. */
export const ru: LocaleOf<typeof en> = {
  'ladder/because/trumped': (who) => `ваша атака отбита козырем (${whom(who)})`,
  'ladder/because/took': 'вы берёте карты этой схватки',
  'ladder/because/beat': 'вы отбиваете атаку в этой схватке',
  'ladder/because/thrown': (who) => `вам подкидывают ещё (${whom(who)})`,
  'ladder/because/passed': (who) => `выше вас поднимается другой игрок (${whom(who)})`,
  'ladder/because/king': 'в конце вы король',
  'ladder/because/knave': 'в конце вы внизу лестницы',
  'ladder/because/rose': 'вы поднимаетесь по лестнице',
  'ladder/because/fell': 'вы спускаетесь по лестнице',
  'ladder/because/left': 'в конце у вас ещё есть карты',
  'ladder/because/took-later': 'вы берёте карты одной из следующих схваток',
};

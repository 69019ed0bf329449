import type {LocaleOf, PluralForms} from '../../../i18n/index.js';
import type {en} from './because.en.js';

const TIMES: PluralForms = {one: 'раз', few: 'раза', many: 'раз', other: 'раза'};

/** Russian: what happened in the turns after a move. */
export const ru: LocaleOf<typeof en> = {
  'crush/because/completed': 'ваше правительство скоро готово',
  'crush/because/lost': 'правительство соперника скоро готово',
  'crush/because/spied': 'в вашем правительстве появляется шпион',
  'crush/because/spying': 'вы подсылаете шпиона',
  'crush/because/unmasked': 'вы разоблачаете шпиона',
  'crush/because/tribute': 'дань платите вы',
  'crush/because/claims': 'дань платит соперник',
  'crush/because/extends': ({n}, w) => `ваше правительство растёт ${w.count(n, TIMES)} или больше`,
  'crush/because/rival': ({n}, w) =>
    `правительство соперника растёт ${w.count(n, TIMES)} или больше`,
  'crush/because/ahead': 'через несколько ходов ваше правительство длиннее',
  'crush/because/length': ({n}) =>
    `через несколько ходов карт в вашем правительстве — ${n} или больше`,
  'crush/because/cards': ({n}) => `через несколько ходов карт на руках — ${n} или больше`,
};

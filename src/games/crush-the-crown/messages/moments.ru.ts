import {whose} from '../../../i18n/russian.js';
import type {LocaleOf, Messages, Player} from '../../../i18n/index.js';
import type {moments as english} from './moments.en.js';

/** Words of moments that are shown in steps. */

type Count = Readonly<Record<'n', number>>;

const CARDS = {one: 'карта', few: 'карты', many: 'карт', other: 'карты'};

export const moments: LocaleOf<typeof english> = {
  'crush/due': ({n, ...by}: Player & Count, messages: Messages) =>
    `${n === 1 ? whose(by, 'Ваш шпион', 'Шпион') : whose(by, 'Ваши шпионы', 'Шпионы')}: ${messages.count(n, CARDS)} за ход`,
  'crush/one-left': 'До короны одна карта',
  'crush/sends': ({name}: Player) => `${name}: шпион`,
  'crush/search': ({n}: Count, messages: Messages) => `${messages.count(n, CARDS)}, затем дама`,
};

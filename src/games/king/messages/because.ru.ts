import {whom} from '../../../i18n/russian.js';
import type {LocaleOf, PluralForms} from '../../../i18n/index.js';
import type {en} from './because.en.js';

const CARDS: PluralForms = {one: 'карта', few: 'карты', many: 'карт', other: 'карты'};
const TRICKS: PluralForms = {one: 'взятка', few: 'взятки', many: 'взяток', other: 'взятки'};

/** Russian: what happened after a card. */
export const ru: LocaleOf<typeof en> = {
  'king/slam-own': 'всё, что считается, — у вас',
  'king/slam': (player) => `всё, что считается, берёт один игрок (${whom(player)})`,
  'king/came-from': ({card, suit, ...player}, messages) =>
    `у игрока ${player.name} нет масти «${messages.t('suit', {suit})}», и сразу пришла карта: ${messages.t('card', {card})}`,
  'king/came': ({card}, messages) =>
    `взятка ваша, и сразу пришла карта: ${messages.t('card', {card})}`,
  'king/alone': ({card}, messages) =>
    `карта осталась у вас одна в масти (${messages.t('card', {card})}) и взяла дорогую взятку`,
  'king/kept': ({card}, messages) =>
    `карту (${messages.t('card', {card})}) вы придержали и взяли сами`,
  'king/trumped': (player) => `карту побили козырем (${whom(player)})`,
  'king/unbeatable': ({own}) => `карту (${own}) уже никто не мог побить`,
  'king/gave': ({card, ...player}, messages) =>
    `${messages.t('card', {card})} уходит другому игроку (${whom(player)})`,
  'king/caught': ({card}, messages) => `${messages.t('card', {card})} — у вас во взятке`,
  'king/won': ({card}, messages) => `${messages.t('card', {card})} потом берёт выгодную взятку`,
  'king/low-gone': ({suit}, messages) =>
    `мелкой карты масти «${messages.t('suit', {suit})}» больше не было, и старшая взяла дорогую взятку`,
  'king/stayed': 'ход остался у вас, и следующая взятка, дорогая, — тоже ваша',
  'king/late': ({n}) => (n === 1 ? 'последняя взятка ваша' : 'предпоследняя взятка ваша'),
  'king/takes': 'эта взятка, выгодная, — ваша',
  'king/costs': ({card}, messages) => `${messages.t('card', {card})} потом берёт дорогую взятку`,
  'king/taken': 'эта взятка, дорогая, — ваша',
  'king/let-go': (player) => `эта взятка, выгодная, уходит другому игроку (${whom(player)})`,
  'king/cards': ({n}, messages) => `у вас ${n} ${messages.plural(n, CARDS)} со счётом или больше`,
  'king/tricks': ({n}, messages) => `у вас ${n} ${messages.plural(n, TRICKS)} или больше`,
};

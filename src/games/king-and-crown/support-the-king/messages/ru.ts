import type {LocaleOf, Player} from '../../../../i18n/index.js';
import type {CourtCard} from '../../rules/deck.js';
import {CARDS, crown, levelled} from '../../messages/ru.js';
import type {SupportMessages} from './en.js';

type Count = Readonly<Record<'n', number>>;

const kind = (total: number): string => (total % 2 === 0 ? 'чётная' : 'нечётная');

/** The messages of Support the King in Russian; names are always in the nominative. */
export const ru: LocaleOf<SupportMessages> = {
  ...crown,
  'game/support-the-king': 'Поддержи короля',

  'option/roles': 'Лорд',
  'option/roles/alternate': 'меняется',
  'option/roles/fixed': 'один и тот же',
  'option/target': 'Партий до победы',

  // the table
  'support/goal': 'чёт — лорд, нечет — вассал',
  'support/match': ({n}: Count) => `Партия ${n}`,
  'support/target': ({n}: Count) => `до ${n} побед`,
  'support/kind': ({n}: Count) => kind(n),
  'support/open': 'чётная или нет?',
  'support/lord': 'Лорд: чёт',
  'support/vassal': 'Вассал: нечет',
  'support/only-you': ({card}: {card: CourtCard}) => `${CARDS[card]}, тайно`,
  'support/match-won': ({name, isReader, n}: Player & Count) =>
    `Сумма ${n}, ${kind(n)}: ${isReader ? 'партия ваша' : `партию берёт ${name}`}`,
  'support/lord-now': ({name, isReader}: Player) =>
    isReader ? 'Теперь лорд вы' : `Теперь лорд ${name}`,
  'support/ask': 'Тайно выберите карту',
  'support/ask/lord': 'Вы лорд: выигрывает чётная сумма',
  'support/ask/vassal': 'Вы вассал: выигрывает нечётная сумма',
  'support/waiting': 'Другой карты ещё нет',
  'support/decided': ({n}: Count) => `Сумма ${n}, ${kind(n)}`,

  // the end
  'support/title': ({name, isReader}: Player) =>
    isReader ? 'Победа: сумма ваша' : `сумма за игроком ${name}`,
  'support/end': ({sum, n, lead}: Count & Record<'sum' | 'lead', string>) =>
    `${sum}, ${kind(n)}: за ${n % 2 === 0 ? 'лордом' : 'вассалом'}; ${lead}.`,
  'support/turning': ({match, n, ...who}: Player & Count & {match: number; other: Player}) =>
    `Партия ${match}: сумма ${n}, ${kind(n)}, и ${levelled(who)}`,

  // events
  'support/say/lord': ({name, match}: Player & {match: number}) =>
    `Партия ${match}. Лорд: ${name}.`,
  'support/say/shows': ({name, card}: Player & {card: CourtCard}) => `${name}: ${CARDS[card]}.`,
  'support/say/total': ({n}: Count) => `Сумма ${n}.`,
  'support/say/won': ({n, ...who}: Player & Count, messages) =>
    `Сумма ${n}, ${kind(n)}. ${messages.t('crown/won', who)}.`,

  // readings
  'support/read/hand': 'Пять карт: король 5, дракон 4, рыцарь 3, ведьма 2, нищий 1.',
  'support/read/none': 'Карт ещё никто не показывал.',

  // the bot's reason
  'support/why': 'Чёт или нечет решает монета: этого не предугадать.',

  // the aim, and the coach marks
  'aim/support-the-king': 'Оба выбирают карту втайне: решает сумма',
  'crown/tip/role': 'Вы лорд или вассал; каждый раз роли меняются, а карты возвращаются.',
};

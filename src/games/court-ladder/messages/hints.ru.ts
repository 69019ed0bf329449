import type {Card, Suit} from '../../../cards/index.js';
import type {LocaleOf} from '../../../i18n/index.js';
import type {LadderMessages} from './en.js';
import type {hints as english} from './hints.en.js';

type OfSuit = Readonly<Record<'suit', Suit>>;
type OneCard = Readonly<Record<'card', Card>>;

/** The bot's advice with its reasons, and the coach marks of the first game, in Russian. */
export const hints: LocaleOf<typeof english, LadderMessages> = {
  'ladder/why/only': 'Больше ничего нельзя.',
  'ladder/why/trump': ({suit}: OfSuit, messages) =>
    `${messages.t('ladder/suit', {suit})}: ваша сильнейшая масть.`,
  'ladder/why/attack': 'Сначала уходит самая дешёвая карта.',
  'ladder/why/attack-many': 'Дёшево, и есть что подкинуть.',
  'ladder/why/target': 'Если следующий под вами возьмёт, атака снова ваша.',
  'ladder/why/beat': ({card}: OneCard, messages) =>
    `Самая дешёвая из тех, что бьют: ${messages.t('card', {card})}.`,
  'ladder/why/beat-trump': 'Ради места не жаль малого козыря.',
  'ladder/why/take-dear': 'Бить дорого, а взять у короля — ранга не потерять.',
  'ladder/why/take-must': 'Бить нечем.',
  'ladder/why/throw': 'Пока можно, уходят младшие карты.',
  'ladder/why/throw-last': 'Карт осталось мало: пора от них избавиться.',
  'ladder/why/throw-taken': 'Карты берут: отдайте младшие в придачу.',
  'ladder/why/pass-keep': 'Подходящие карты лучше придержать.',
  'ladder/why/pass-none': 'Таких достоинств, как на столе, у вас нет.',
  'ladder/why/allow': 'Против соперника пусть помогают все.',
  'ladder/why/deny': 'Подкидывали бы вам же.',
  'ladder/why/joker-beats': ({suit}: OfSuit, messages) =>
    `Если козыри ${messages.t('suit', {suit})}, карту можно побить.`,
  'ladder/why/joker-strong': ({suit}: OfSuit, messages) =>
    `${messages.t('ladder/suit', {suit})}: такой козырь для вас лучше.`,
  'ladder/why/joker-last': 'Джокер должен уйти, иначе карты не кончатся.',
  'ladder/why/trump-long': ({suit}: OfSuit, messages) =>
    `${messages.t('ladder/suit', {suit})}: таких карт на руках больше всего.`,
  'ladder/why/attack-low': 'Сначала уходит младшая карта.',
  'ladder/why/beat-low': ({card}: OneCard, messages) =>
    `Младшая из тех, что бьют: ${messages.t('card', {card})}.`,
  'ladder/why/throw-fits': 'Карта подходит — её и можно подкинуть.',
  'ladder/why/deny-all': 'Пусть дерутся вдвоём.',

  // the aim, and the coach marks
  'aim/court-ladder': 'Отбивайтесь и поднимайтесь; последний с картами окажется внизу',
  'ladder/tip/stake': 'В этой строке видно, за что бой.',
  'ladder/tip/beat': 'Бьёт старшая той же масти или козырь; взятые карты останутся у вас',
  'ladder/tip/ladder': 'Кто взял, меняется местами с нападавшим.',
  'ladder/tip/trump': 'Назовите свою сильнейшую масть: она бьёт три остальные',
  'ladder/tip/attack': 'Атакуйте младшей, козыри приберегите',
  'ladder/tip/attack/why': 'Если стоящий выше возьмёт, вы поменяетесь местами.',
  'ladder/tip/attack/king': 'Сверху вниз мест не меняют, зато карты уходят.',
  'ladder/tip/target': 'Выберите ступень: можно атаковать любого',
  'ladder/tip/target/why': 'Места не меняются. Если возьмёт следующий под вами, атака снова ваша.',
  'ladder/tip/leave': 'Против соперника пусть подкидывают все, против вас — никто',
  'ladder/tip/throw': 'Подкиньте ненужную карту или пасуйте: её тоже придётся бить',
  'ladder/tip/throw/taken': 'Подкиньте ненужную карту или пасуйте: её тоже возьмут',
  'ladder/tip/joker': 'Джокер назначает новый козырь; он не атакует и не бьёт',
};

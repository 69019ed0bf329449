import type {LocaleOf, Player} from '../../../i18n/index.js';
import {whose} from '../../../i18n/russian.js';
import type {Spot} from '../types.js';
import type {board as english} from './table.en.js';
import type {Rout} from './words.en.js';
import {CARDS, SPOTS, TRICKS} from './words.ru.js';

/** The messages of the board and the prompt, in Russian. */
export const board: LocaleOf<typeof english> = {
  'gsk/hand': ({n}: {n: number}) => `Круг ${n}`,
  'gsk/hand-trick': ({n, trick}: {n: number; trick: number}) => `Круг ${n} · взятка ${trick}`,
  'gsk/hand-search': ({n}: {n: number}) => `Круг ${n} · осмотр`,
  'gsk/meets-small': 'против',
  'gsk/king/hand': 'Ваш король: в руке',
  'gsk/king/centre': 'Ваш король: в центре',
  'gsk/king/own-pile': 'Ваш король: в вашей стопке',
  'gsk/king/flank': 'Король на фланге: его увидят',
  'gsk/king/pile': ({name}: Player) => `Король в стопке: ${name}`,
  'gsk/king/fallen': 'Ваш король пал',
  'gsk/king-inside': 'Здесь ваш король',
  'gsk/search-in': ({n}: {n: number}, messages) =>
    n === 0
      ? 'осмотр'
      : `осмотр через ${messages.count(n, {one: 'взятку', few: 'взятки', many: 'взяток', other: 'взятки'})}`,
  'gsk/danger': 'Ваш король в опасности',
  'gsk/danger-in': ({name}: Player) => `Ваш король в стопке: ${name}`,
  'gsk/danger-two': ({n, name}: Player & {n: number}, messages) =>
    `Через ${messages.count(n, TRICKS)} осмотр стопок. Раньше должен пасть король игрока ${name}.`,
  'gsk/danger-now': 'Сейчас будет осмотр стопок.',
  'gsk/danger-more': 'При осмотре вы выбываете, если игра не кончится раньше.',
  'gsk/your-card': 'ваша карта',
  'gsk/formation': ({name, isReader}: Player) =>
    isReader ? 'Ваши три карты' : `Три карты: ${name}`,
  'gsk/pile-of-n': ({name, isReader, n}: Player & {n: number}, messages) =>
    `${isReader ? 'Ваша стопка' : `Стопка: ${name}`}: ${messages.count(n, CARDS)}`,
  'gsk/flank-won': ({name, isReader}: Player) => (isReader ? 'победа ваша' : `победа: ${name}`),
  'gsk/pill/wins': ({name, isReader}: Player) => (isReader ? 'ваше' : name),
  'gsk/pill/over': ({high, low}: {high: string; low: string}) => `${high} > ${low}`,
  'gsk/pill/equal': ({high, low}: {high: string; low: string}) => `${high} = ${low}`,

  'gsk/lay-spot': ({spot}: {spot: Spot}) => `Карта ${SPOTS[spot]}?`,
  'gsk/lay-this': 'Положить так?',
  'gsk/lay-this-why': 'Нажмите на карту, чтобы взять её обратно',
  'gsk/tap-place': 'Нажмите на карту или сначала на место',
  'gsk/king-hide': 'Крайние две откроются. Спрячьте короля в центр или держите в руке.',
  'gsk/king-must': 'Последние три: король среди них. Крайние две откроются.',
  'gsk/king-risk-why': 'Он откроется, и вы выбудете',
  'gsk/both-in': 'Карты лежат у обоих',
  'gsk/flanks-turn': 'Фланги открываются',
  'gsk/flanks-lie': 'Фланги открыты',
  'gsk/rout-ask': 'Одна из них король? Облава, раз за круг. Или откройте фланги.',
  'gsk/rout-last': 'В центре король? Назовите его или продолжайте.',
  'gsk/rout-which': ({name}: Player) => `Где король игрока ${name}?`,
  'gsk/rout-how': 'Нажмите на одну из трёх рубашек',
  'gsk/rout-other': 'Можно нажать и на другую карту',
  'gsk/rout-one': 'Облава',
  'gsk/rout-spot': ({spot}: {spot: Spot}) => `Облава ${SPOTS[spot]}`,
  'gsk/rout-this': ({place}: {place: string}) => `Облава: ${place}`,
  'gsk/rout-it': ({name, spot}: Player & {spot: Spot}) => `Король игрока ${name} — ${SPOTS[spot]}?`,
  'gsk/pass': 'Пас',
  'gsk/let-turn': 'Открыть фланги',
  'gsk/go-on': 'Дальше',
  'gsk/names': ({by, of, spot}: Omit<Rout, 'card'>) =>
    `${whose(by, 'Облава', 'Облава')}: ${whose(of, 'ваша карта', 'карта')} ${SPOTS[spot]}.`,
  'gsk/doubts': ({name}: Player) => `Проверка: ${name}.`,
  'gsk/push-why': 'Центры закрыты. Старшее слово берёт все шесть карт, правда или нет.',
  'gsk/both-spoken': 'Оба сказали своё',
  'gsk/piles-searched': 'Осмотр стопок',
};

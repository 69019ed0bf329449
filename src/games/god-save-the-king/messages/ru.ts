import type {Card, Rank} from '../../../cards/index.js';
import {listed, whom, won} from '../../../i18n/russian.js';
import type {LocaleOf, Player} from '../../../i18n/index.js';
import type {Cause, Spot} from '../types.js';
import type {GskMessages} from './en.js';
import {atStake} from './at-stake.ru.js';
import {endAndSides} from './end-and-sides.ru.js';
import {hints} from './hints.ru.js';
import {options} from './options.ru.js';
import {stakes} from './stakes.ru.js';
import {board} from './table.ru.js';
import type {Draw, Rout, TwoPlayers} from './words.en.js';
import {cards, CARDS, CAUSES, PLACES, rank, SPOTS} from './words.ru.js';

const TITLES: Readonly<Record<Rank, string>> = {
  2: 'Виночерпий',
  3: 'Повар',
  4: 'Стольник',
  5: 'Оруженосец',
  6: 'Лакей',
  7: 'Рыцарь',
  8: 'Капитан',
  9: 'Маршал',
  T: 'Коннетабль',
  J: 'Валет',
  Q: 'Дама',
  K: 'Король',
  A: 'Защитник короны',
};
/** The messages of God Save the King in Russian; names are always in the nominative. */
export const ru: LocaleOf<GskMessages> = {
  'game/god-save-the-king': 'Боже, храни короля',
  'ui/scores': 'Известно',

  ...options,
  ...hints,
  ...board,
  ...stakes,
  ...atStake,
  ...endAndSides,

  'gsk/title': ({rank: code}: {rank: Rank}) => TITLES[code],
  'gsk/titles': 'Достоинства по старшинству',
  'gsk/spot': ({spot}: {spot: Spot}) => PLACES[spot],
  'gsk/place-of': ({name, spot}: Player & {spot: Spot}) => `${name}, ${SPOTS[spot]}`,

  'gsk/out': 'ваш король пал',
  'gsk/is-out': 'вне игры',
  'gsk/waits': 'эту взятку играют другие',
  'gsk/not-now': 'сейчас решается другое',
  'gsk/loser-challenges': 'проверяет только проигравший спор',
  'gsk/token-spent': 'облава в этом круге уже была',
  'gsk/face-up': 'эта карта уже открыта',
  'gsk/same-card': 'нужны три разные карты',

  'gsk/alive': ({n}: {n: number}) => `живых королей: ${n}`,
  'gsk/goal/formation': 'три карты',
  'gsk/goal/rout': 'облава или пас',
  'gsk/goal/flip': 'вскрытие флангов',
  'gsk/goal/lastRout': 'облава или пас',
  'gsk/goal/skirmish': 'сравнение флангов',
  'gsk/goal/declare': 'объявите центр',
  'gsk/goal/challenge': 'старшее берёт',
  'gsk/goal/collect': 'карты победителю',
  'gsk/goal/elimination': 'король пал',
  'gsk/goal/waiting': 'сыграно',

  'gsk/pile': ({n}: {n: number}) => `стопка ${n}`,
  'gsk/held': ({n, pile}: {n: number; pile: number}, messages) =>
    `${messages.count(n, CARDS)}, стопка ${pile}`,
  'gsk/rout-ready': 'облава есть',
  'gsk/rout-spent': 'облава была',
  'gsk/pill/push': 'спор',
  'gsk/pill/draw': 'ничья',
  'gsk/empty': 'пусто',
  'gsk/take-back': 'Взять обратно',
  'gsk/others': 'Вне этой взятки',
  'gsk/waits-small': 'ждёт',

  'gsk/lay': 'Положить',
  'gsk/lay-anyway': 'Всё равно положить',
  'gsk/three-cards': 'нужны три карты',
  'gsk/king-risk': 'Ваш король на фланге',
  'gsk/rout': 'Облава',
  'gsk/value': 'Достоинство вашей средней карты',
  'gsk/declare-this': ({rank: code}: {rank: Rank}, messages) =>
    /^[2-9T]$/.test(code)
      ? `Объявить: ${rank(code, messages)}, ${TITLES[code]}`
      : `Объявить: ${TITLES[code]}`,
  'gsk/accept': 'Принять',
  'gsk/challenge': 'Проверить',
  'gsk/let-stand': 'Оставить',
  'gsk/choosing': 'Выбрали ещё не все',
  'gsk/may-change': 'Выбор можно отменить, пока не выбрали все',
  'gsk/you-are-out': 'Ваш король пал; вы смотрите',

  'gsk/accurate': 'Правда',
  'gsk/misrepresented': 'Ложь',
  'gsk/unchallenged': 'без проверки',
  'gsk/king-found': 'Облава нашла короля',
  'gsk/king-missed': 'Не король',
  'gsk/penalty': ({from, to}: Omit<Draw, 'card'>) =>
    `Штрафная карта: ${from.name} → ${to.name}. Её видят все, затем она уходит в закрытую стопку.`,
  'gsk/penalty-none': ({from}: Omit<Draw, 'card'>) =>
    `${from.name}: в руке нет карт, тянуть нечего.`,
  'gsk/king-of-fell': ({name, isReader}: Player) =>
    isReader ? 'Ваш король пал' : `Король пал: ${name}`,
  'gsk/kings-seen': ({players}: {players: readonly Player[]}) =>
    players.length > 1
      ? `Короли на виду: ${players.length}`
      : players[0]!.isReader
        ? 'Ваш король на виду'
        : `Король на виду: ${players[0]!.name}`,
  'gsk/to-end': 'К итогу',
  'gsk/kings-fell': ({n}: {n: number}) => `Пали короли: ${n}`,
  'gsk/formation-of': (
    {name, cards: codes}: Player & {cards: readonly (Card | null)[]},
    messages,
  ) => `${name}: ${cards(codes, messages)}`,

  'gsk/say/called': ({one, other}: TwoPlayers) => `Встреча: ${one.name} и ${other.name}.`,
  'gsk/say/laid': ({one, other}: TwoPlayers) => `Карты положены: ${one.name} и ${other.name}.`,
  'gsk/say/routed': ({by, of, spot, card}: Rout, messages) =>
    `Облава: ${by.name}. ${of.name}, ${SPOTS[spot]}: ${messages.t('card', {card})}, не король.`,
  'gsk/say/routed-king': ({by, of, spot}: Rout) =>
    `Облава: ${by.name}. ${of.name}, ${SPOTS[spot]}: король!`,
  'gsk/say/penalty': ({from, to, card}: Draw, messages) =>
    `Штрафная карта, ${from.name} → ${to.name}: ${messages.t('card', {card})}.`,
  'gsk/say/penalty-none': ({from}: Draw) => `${from.name}: тянуть нечего.`,
  'gsk/say/flanks': ({name, left, right}: Player & {left: Card; right: Card}, messages) =>
    `${name}: слева ${rank(left as Rank, messages)}, справа ${rank(right as Rank, messages)}.`,
  'gsk/say/no-rout': 'Облавы нет.',
  'gsk/say/fell': ({cause, ...who}: Player & {cause: Cause}, messages) =>
    `${messages.t('gsk/king-of-fell', who)}: ${CAUSES[cause]}.`,
  'gsk/say/out': ({players}: {players: readonly Player[]}) =>
    players[1] || !players[0]!.isReader ? `Вне игры: ${listed(players)}.` : 'Вы вне игры.',
  'gsk/say/trick': ({name}: Player) => `Взятка: ${name}.`,
  'gsk/say/push': 'По одному флангу: спор за центр.',
  'gsk/say/push-level': 'Фланги вничью: спор за центр.',
  'gsk/say/equal': ({rank: code}: {rank: Rank}, messages) =>
    `Оба объявляют одно: ${rank(code, messages)}. Ещё раз.`,
  'gsk/say/tie': ({rank: code}: {rank: Rank}, messages) =>
    `Оба объявляют одно: ${rank(code, messages)}. Взятка ничья.`,
  'gsk/say/tie-won': ({rank: code, name}: Player & {rank: Rank}, messages) =>
    `Оба объявляют одно: ${rank(code, messages)}. По правде старше: ${name}.`,
  'gsk/say/declared': ({name, rank: code}: Player & {rank: Rank}, messages) =>
    `${name}: ${rank(code, messages)}.`,
  'gsk/say/push-won': ({name}: Player) => `Спор за центр: ${name}.`,
  'gsk/say/challenged': ({by, answer}: {by: Player; answer: string}) =>
    `Проверка: ${by.name}. Это ${answer === 'accurate' ? 'правда' : 'ложь'}.`,
  'gsk/say/accepted': 'Принято.',
  'gsk/say/returned': 'Карты каждого идут в его стопку.',
  'gsk/say/collected': ({name, n}: Player & {n: number}, messages) =>
    `${name}: ${messages.count(n, CARDS)} в стопку.`,
  'gsk/say/letters': ({players}: {players: readonly Player[]}) =>
    players.length > 2
      ? `Новые буквы: ${players.map((one, at) => `${'АБВГ'[at] ?? ''} — ${whom(one)}`).join(', ')}.`
      : `Остались двое: ${players.map(whom).join(' и ')}. Они встречаются в каждой взятке.`,
  'gsk/letters-why': 'По ним встречаются: А и Б, затем Б и В, затем В и А.',
  'gsk/say/hand-ended': ({n}: {n: number}) => `Круг ${n} окончен.`,
  'gsk/say/found': ({name, pile}: Player & {pile: Player}) =>
    `Король в чужой стопке. Король: ${name}. Стопка: ${pile.name}.`,
  'gsk/say/short': ({players}: {players: readonly Player[]}) =>
    `Слишком мало карт, вне игры: ${listed(players)}.`,
  'gsk/say/hand': ({n}: {n: number}) => `Круг ${n}. Стопки возвращаются в руки.`,
  'gsk/say/over': ({players, many}: {players: readonly Player[]; many: boolean}) =>
    many ? `Игра окончена. Ничья: ${listed(players)}.` : `Игра окончена. ${won(players[0]!)}.`,

  'gsk/asked/form': ({name}: Player) =>
    `Ваш соперник ${name}. Положите три карты: слева, в центре, справа. Фланги откроются.`,
  'gsk/asked/pass': 'Облава, или дальше.',
  'gsk/asked/declare': ({card}: {card: Card | null}, messages) =>
    `Спор за центр. ${card ? `Ваша карта: ${messages.t('card', {card})}. ` : ''}Объявите достоинство.`,
  'gsk/asked/accept': ({won: mine, name}: Player & {won: boolean}) =>
    mine
      ? 'Спор за вами. Оставить или облава на центр.'
      : `Спор берёт ${name}. Принять или проверить.`,
  'gsk/read/cards': ({cards: codes}: {cards: readonly Card[]}, messages) =>
    codes.length > 0
      ? `${messages.count(codes.length, CARDS)}: ${cards(codes, messages)}.`
      : 'Нет.',
  'gsk/read/nothing': 'Пока ничего.',
  'gsk/read/meets': ({one, other}: TwoPlayers) => `Встреча: ${one.name} и ${other.name}.`,

  'gsk/known-now': ({n}: {n: number}) => `Показано всем в круге ${n}`,
  'gsk/known-before': 'Показано в прошлых кругах',
  'gsk/pile-of': ({name, isReader}: Player) => (isReader ? 'Ваша стопка' : `Стопка: ${name}`),
  'gsk/aside': 'Вне игры',
  'gsk/pushes': 'Споры за центр',
  'gsk/no-push': 'Пока не было',

  'gsk/lives': 'король жив',
  'gsk/won': ({players, one}: {players: readonly Player[]; one: boolean}) =>
    one ? won(players[0]!) : `Ничья: ${listed(players)}`,
  'gsk/last-king': 'Последний король жив',
  'gsk/fell-together': 'Последние короли пали вместе',
  'gsk/most-cards': 'Короли пали вместе; побеждает тот, у кого больше карт',
  'gsk/hand-limit': 'Сыгран последний круг; побеждает тот, у кого больше карт',
};

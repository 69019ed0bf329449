import type {Card, Suit} from '../../cards/index.js';
import type {Catalogue} from '../../words/index.js';
import type {KingView} from './types.js';

const GOALS: Readonly<Record<string, string>> = {
  trick: 'каждая взятка',
  last2: 'последняя и предпоследняя взятки, каждая',
  J: 'каждый валет',
  Q: 'каждая дама',
  K: 'каждый король',
  H: 'каждая черва',
  KH: 'король червей',
  QS: 'дама пик',
  TD: 'десятка бубен',
  S: 'каждая пика',
  D: 'каждая бубна',
  C: 'каждая трефа',
  '*': 'каждый джокер',
};

/** Those that no table needs before its first card is played; names stand in the nominative. */
export const ru: Catalogue = {
  'option/earlyStop': 'Кончать сдачу, когда брать нечего',
  'option/forcedKing': 'Короля червей сбрасывать сразу',
  'option/heartLeadBan': 'С червей не ходить',
  'option/kingsAreBoys': 'Короли тоже мальчики',

  'king/goal/last2': ({pts}: {pts: number}, words) => `каждая ${words.points(pts)}`,
  'king/goal/J': ({pts}: {pts: number}, words) => `каждый валет ${words.points(pts)}`,
  'king/goal/Q': ({pts}: {pts: number}, words) => `каждая дама ${words.points(pts)}`,
  'king/goal/H': ({pts}: {pts: number}, words) => `каждая ${words.points(pts)}`,
  'king/goal/KH': ({pts}: {pts: number}, words) => `${words.points(pts)}, один раз`,
  'king/goal/JK': ({pts}: {pts: number}, words) => `валеты, короли ${words.points(pts)}`,
  'king/goal/many': 'всё сразу',

  'king/term': ({key, pts}: {key: string; pts: number}, words) =>
    `${GOALS[key] ?? key} ${words.points(pts)}`,

  'king/say/dealt': (
    {deal, name, goal, leader}: {deal: number; name: string; goal: string; leader: string},
    words,
  ) => `Сдача ${deal}. ${name}: ${goal}. ${words.t('king/leads', {name: leader})}.`,
  'king/say/taken': ({name, points}: {name: string; points: number}, words) =>
    `Взятка: ${name}${points ? `, ${words.points(points)}` : ''}.`,
  'king/say/early': 'Брать больше нечего. Сдача кончается.',
  'king/say/slam': ({name}: {name: string}) => `${name}: взято всё, что считается.`,
  'king/say/scored': (
    {points, total, place}: {points: number; total: number; place: number},
    words,
  ) =>
    `Сдача сыграна. У вас ${words.points(points)}, всего ${words.points(total)}, место ${place}.`,
  'king/say/scored-by': ({rows}: {rows: string}) => `Сдача сыграна. ${rows}.`,
  'king/say/over': ({names}: {names: string}, words) =>
    names === words.t('you') ? 'Игра окончена. Победа ваша.' : `Игра окончена. Победа: ${names}.`,
  'king/say/your-turn-led': ({suit, name, card}: {suit: Suit; name: string; card: Card}, words) =>
    `Ваш ход. Масть: ${words.t('suit', {suit})}. ${words.t('king/ahead', {name, card})}.`,
  'king/ahead': ({name, card}: {name: string; card: Card}, words) =>
    `Старшая: ${words.t('rank', {rank: card})}, ${name}`,
  'king/say/your-lead': 'Ваш ход, первый во взятке.',

  'king/read/nothing': 'Пока ничего.',
  'king/read/contract': ({name, terms}: {name: string; terms: string}) => `${name}: ${terms}.`,
  'king/read/to-come': ({n}: {n: number}) => `Осталось сыграть: ${n}.`,
  'king/read/out': ({cards}: {cards: string}) => `Не взяты: ${cards}.`,
  'king/read/none-out': 'Всё взято.',

  'king/summary': ({deal, name}: {deal: number; name: string}) =>
    `Сдача ${deal}, ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  'king/took': ({what}: {what: string}) => `взято: ${what}`,
  'king/took-nothing': 'ничего не взято',
  'king/place': 'Место',
  'king/player': 'Игрок',
  'king/this-deal': 'Сдача',
  'king/total': 'Всего',
  'king/ahead-by': ({name, points}: {name: string; points: number}, words) =>
    `Впереди на ${words.number(points)}: ${name}`,
  'king/level': 'Наверху поровну',
  'king/next-contract': ({name, goal}: {name: string; goal: string}) => `Дальше: ${name}, ${goal}`,
  'king/next-deal': 'Дальше',
  'king/to-limit': ({name, points, limit}: {name: string; points: number; limit: number}, words) =>
    `${name}: до ${words.points(limit)} осталось ${words.number(points)}`,
  'king/all-deals-played': 'Все сдачи сыграны.',
  'king/limit-reached': 'Предел очков достигнут.',
  'king/result': 'Игра окончена',
  'king/see-result': 'Итог',
  'king/won': ({names, one}: {names: string; one: boolean}, words) =>
    names === words.t('you')
      ? 'Победа ваша'
      : one
        ? `Победа: ${names}`
        : `Победа поровну: ${names}`,
  'king/won-with': ({points, ahead}: {points: number; ahead: number}, words) =>
    `Итог ${words.points(points)}${ahead ? `, отрыв ${words.number(ahead)}` : ''}`,
  'king/rules/contract': 'Контракт',
  'king/rules/points': 'Очки',
  'king/rules/sum': 'Всего',
  'king/last-trick-none': 'В этой сдаче взяток ещё не было.',
  'king/trick-of': ({n, of}: {n: number; of: number}) => `Взятка ${n} из ${of}`,
  'king/taken-this-deal': 'Взято в этой сдаче',

  'king/why/tried': 'В среднем это лучше всего.',
  'king/why/ordered': 'Рука для этого хороша.',
  'king/why/bid': 'Примерно столько стоит право назвать масть.',
  'king/why/away': 'Они помогают меньше всего.',
  'king/why/must': 'Ничего другого правила не дают.',
  'king/why/now': 'Взятка чего-то стоит, но дальше вышло бы дороже.',
  'king/why/only': 'Другой карты правила не дают.',
  // О чужой карте говорится только то, что видели все.
  'king/why/only/other': ({card, view}: {card: Card; view: KingView}) =>
    !view.trick[0]
      ? 'Первый ход.'
      : view.trick[0].card[1] === card[1]
        ? 'Карта в масть.'
        : 'Масти хода нет.',
  'king/why/keep/other': 'Эту карту можно отдать.',
  'king/why/duck': ({card}: {card: Card}, words) =>
    `Ниже старшей карты взятки: ${words.t('card', {card})}.`,
  'king/why/dump': ({card}: {card: Card}, words) =>
    `Масти нет, можно избавиться: ${words.t('card', {card})}.`,
  'king/why/take': ({card}: {card: Card}, words) =>
    `Взятка того стоит, её берёт ${words.t('card', {card})}.`,
  'king/why/lead-low': 'С младшей карты взятка скорее уйдёт другому.',
  'king/why/lead-high': 'Старшая карта скорее всего возьмёт.',
  'king/why/safe': 'Взятка ничего не стоит, старшую карту можно отдать.',
  'king/why/keep': 'Сильные карты лучше придержать.',
};

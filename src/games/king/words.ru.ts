import type {Card, Suit} from '../../cards/index.js';
import type {Catalogue, Words} from '../../words/index.js';
import type {KingView} from './types.js';

const led = (view: KingView, words: Words): string => {
  const [lead] = view.trick;
  return lead ? words.t('suit', {suit: lead.card[1] as Suit}) : '';
};

const GOALS: Readonly<Record<string, string>> = {
  trick: 'каждая взятка',
  last2: 'последняя и предпоследняя взятки, каждая',
  J: 'каждый валет',
  Q: 'каждая дама',
  K: 'каждый король',
  H: 'каждая черва',
  KH: 'король червей',
  QS: 'дама пик',
  TD: '10 бубен',
  S: 'каждая пика',
  D: 'каждая бубна',
  C: 'каждая трефа',
  '*': 'каждый джокер',
};

/** The sentences of the King family in Russian; names stand in the nominative everywhere. */
export const ru: Catalogue = {
  'game/king-simple': 'Простой кинг',
  'game/king-threesome': 'Кинг втроём',
  'game/king-omnibus': 'Омнибус',
  'game/king-short': 'Короткий кинг',

  'king/contract/no-tricks': 'Без взяток',
  'king/contract/no-boys': 'Без мальчиков',
  'king/contract/no-girls': 'Без девочек',
  'king/contract/no-hearts': 'Без червей',
  'king/contract/no-king': 'Без кинга',
  'king/contract/no-last-two': 'Без двух последних',
  'king/contract/negative-jumble': 'Ералаш в минус',
  'king/contract/take-tricks': 'Взятки',
  'king/contract/take-boys': 'Мальчики',
  'king/contract/take-girls': 'Девочки',
  'king/contract/take-hearts': 'Червы',
  'king/contract/take-king': 'Кинг',
  'king/contract/take-last-two': 'Две последние',
  'king/contract/positive-jumble': 'Ералаш в плюс',
  'king/contract/omnibus': 'Омнибус',

  'option/earlyStop': 'Кончать сдачу, когда брать нечего',
  'option/forcedKing': 'Короля червей сбрасывать сразу',
  'option/heartLeadBan': 'С червей не ходить',
  'option/kingsAreBoys': 'Короли тоже мальчики',

  'king/term': ({key, pts}: {key: string; pts: number}, words) =>
    `${GOALS[key] ?? key} ${words.points(pts)}`,
  'king/goal/trick': ({pts}: {pts: number}, words) => `каждая ${words.points(pts)}`,
  'king/goal/last2': ({pts}: {pts: number}, words) => `каждая ${words.points(pts)}`,
  'king/goal/J': ({pts}: {pts: number}, words) => `каждый валет ${words.points(pts)}`,
  'king/goal/Q': ({pts}: {pts: number}, words) => `каждая дама ${words.points(pts)}`,
  'king/goal/H': ({pts}: {pts: number}, words) => `каждая ${words.points(pts)}`,
  'king/goal/KH': ({pts}: {pts: number}, words) => `${words.points(pts)}, один раз`,
  'king/goal/JK': ({pts}: {pts: number}, words) => `валеты, короли ${words.points(pts)}`,
  'king/goal/many': 'всё сразу',
  'king/goal/omnibus': '',

  'king/rules/contract': 'Контракт',
  'king/rules/points': 'Очки',
  'king/rules/sum': 'Всего',

  'king/out': 'не взяты',
  'king/out-count': ({n}: {n: number}, words) =>
    words.count(n, {one: 'не взята', few: 'не взяты', many: 'не взято', other: 'не взято'}),
  'king/tricks-left': ({n}: {n: number}, words) =>
    `осталось ${words.count(n, {one: 'взятка', few: 'взятки', many: 'взяток', other: 'взятки'})}`,
  'king/deal-of': ({deal, of}: {deal: number; of: number}) => `Сдача ${deal} из ${of}`,
  'king/deal': ({deal}: {deal: number}) => `Сдача ${deal}`,

  'king/follow-suit': ({view}: {view: KingView}, words) => `нужно в масть: ${led(view, words)}`,
  'king/heart-lead-ban': 'с червей не ходят, пока есть другая масть',
  'king/forced-king': 'масти нет: король червей сбрасывается сразу',

  'king/your-lead': 'Ваш первый ход',
  'king/lead-anything': 'Можно ходить с любой карты',
  'king/lead-no-heart': 'С червей нельзя, пока есть другая масть',
  'king/your-turn-follow': 'Ваш ход, в масть',
  'king/your-turn-discard': 'Ваш ход, любая карта',
  'king/must-king': 'Ваш ход, король червей обязан уйти',
  'king/winning': ({name, card}: {name: string; card: Card}, words) =>
    `Старшая: ${words.t('rank', {rank: card})}, ${name}`,
  'king/to-play': ({name}: {name: string}) => `Ходит ${name}`,
  'king/leads': ({name}: {name: string}) => `Первый ход: ${name}`,
  'king/trick-to': ({name}: {name: string}) => `Взятка: ${name}`,
  'king/trick-worth': ({points}: {points: number}, words) =>
    points === 0 ? 'Она ничего не стоит' : `Цена: ${words.points(points)}`,
  'king/early': 'Брать больше нечего',
  'king/early-why': 'Сдача на этом кончается',
  'king/played-out': 'сыграна',

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
  'king/say/your-lead': 'Ваш ход. Вы ходите первым.',

  'king/read/nothing': 'Пока ничего.',
  'king/read/contract': ({name, terms}: {name: string; terms: string}) => `${name}: ${terms}.`,
  'king/read/to-come': ({n}: {n: number}) => `Осталось сыграть: ${n}.`,
  'king/read/out': ({cards}: {cards: string}) => `Не взяты: ${cards}.`,
  'king/read/none-out': 'Всё взято.',

  'king/summary': ({deal, name}: {deal: number; name: string}) =>
    `Сдача ${deal}, ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  'king/took': ({what}: {what: string}) => `взято: ${what}`,
  'king/took-nothing': 'ничего не взято',
  'king/slam': 'взято всё',
  'king/place': 'Место',
  'king/player': 'Игрок',
  'king/taken': 'Взято',
  'king/this-deal': 'Сдача',
  'king/total': 'Всего',
  'king/ahead-by': ({name, points}: {name: string; points: number}, words) =>
    `Впереди ${name}, отрыв ${words.number(points)}`,
  'king/level': 'Наверху поровну',
  'king/next-contract': ({name, goal}: {name: string; goal: string}) => `Дальше: ${name}, ${goal}`,
  'king/next-deal': 'Дальше',
  'king/to-limit': ({name, points, limit}: {name: string; points: number; limit: number}, words) =>
    `${name}: до ${words.points(limit)} осталось ${words.number(points)}`,
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
  'king/last-trick-none': 'В этой сдаче взяток ещё не было.',
  'king/trick-of': ({n, of}: {n: number; of: number}) => `Взятка ${n} из ${of}`,
  'king/taken-this-deal': 'Взято в этой сдаче',

  'king/why/now': 'Взятка чего-то стоит, но дальше вышло бы дороже.',
  'king/why/only': 'Другой карты правила не дают.',
  'king/why/duck': ({card}: {card: Card}, words) =>
    `${words.t('card', {card})}: ниже старшей карты взятки.`,
  'king/why/dump': ({card}: {card: Card}, words) =>
    `Масти нет, можно избавиться: ${words.t('card', {card})}.`,
  'king/why/take': ({card}: {card: Card}, words) =>
    `${words.t('card', {card})} берёт то, чего стоит взятка.`,
  'king/why/lead-low': 'С младшей карты взятка скорее уйдёт другому.',
  'king/why/lead-high': 'Старшая карта скорее всего возьмёт.',
  'king/why/safe': 'Взятка ничего не стоит, старшую карту можно отдать.',
  'king/why/keep': 'Сильные карты лучше придержать.',
};

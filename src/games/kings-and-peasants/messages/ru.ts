import type {Card, Suit} from '../../../cards/index.js';
import {does, listed, won} from '../../../i18n/russian.js';
import type {LocaleOf, Messages, Player} from '../../../i18n/index.js';
import type {PeasantsView, Rank} from '../types.js';
import {story} from './story.ru.js';
import type {PeasantsMessages} from './en.js';

const RANK: Readonly<Record<Rank, string>> = {
  king: 'Король',
  prince: 'Принц',
  soldier: 'Солдат',
  peasant: 'Крестьянин',
};
const low = (rank: Rank): string => RANK[rank].toLowerCase();
const TRICKS = {one: 'взятка', few: 'взятки', many: 'взяток', other: 'взятки'};
const GAMES = {one: 'победа', few: 'победы', many: 'побед', other: 'победы'};
const cardOf = (card: Card, messages: Messages): string => messages.t('card', {card});
/** The messages of Kings and Peasants in Russian; names are always in the nominative. */
export const ru: LocaleOf<PeasantsMessages> = {
  'game/kings-and-peasants': 'Короли и крестьяне',

  ...story,

  'option/electionMode': 'Выборы',
  'option/electionMode/one-deal': 'одна сдача',
  'option/electionMode/quotas': 'пока не достигнут пределы',
  'option/games': 'Партий',
  'option/goodCard': 'Король даёт солдату',
  'option/goodCard/any': 'любую карту',
  'option/goodCard/strict': 'хорошую карту',
  'option/mustFollow': 'Класть в масть',
  'option/naming': 'Звания раздаёт',
  'option/naming/dealer': 'сдающий',
  'option/naming/lot': 'жребий',

  'peasants/rank': ({rank}: {rank: Rank}) => RANK[rank],
  'peasants/part/naming': 'Звания',
  'peasants/part/election': 'Выборы',
  'peasants/part/exchange': 'Обмен',
  'peasants/part/reign': 'Правление',
  'peasants/goal/naming': 'каждое один раз',
  'peasants/goal/election': 'больше взяток — король',
  'peasants/goal/exchange': 'козыри королю',
  'peasants/goal/reign': 'больше взяток — победа',
  'peasants/up-to': ({rank, n}: {rank: Rank; n: number}) =>
    n === 9 ? `${low(rank)}: без предела` : `${low(rank)}: не больше ${n} взяток`,
  'peasants/trump': 'Козырь',
  'peasants/game-of': ({game, of}: {game: number; of: number}) => `Партия ${game} из ${of}`,
  'peasants/trick-number': ({n}: {n: number}) => `Взятка ${n}`,
  'peasants/tricks': ({n}: {n: number}, messages) => messages.count(n, TRICKS),
  'peasants/of': ({n, of}: {n: number; of: number}) => `${n} из ${of}`,
  'peasants/most': ({n}: {n: number}) => `до ${n}`,
  'peasants/out': 'вне игры',
  'peasants/wins': ({n}: {n: number}, messages) => messages.count(n, GAMES),

  'peasants/follow-suit': ({view}: {view: PeasantsView}, messages) => {
    const [lead] = view.trick;
    return `нужно в масть${lead ? `: ${messages.t('suit', {suit: lead.card[1] as Suit})}` : ''}`;
  },
  'peasants/name-now': 'сначала нужно раздать звания',
  'peasants/give-now': 'идёт обмен картами',
  'peasants/play-now': 'сейчас нужно сыграть карту',
  'peasants/each-name-once': 'каждое звание достаётся одному игроку',
  'peasants/highest-trump': 'королю отдают старший козырь',
  'peasants/a-trump': 'королю отдают козырь',
  'peasants/just-received': 'эту карту вам только что дали',
  'peasants/good-card': 'солдату дают хорошую карту: от десятки и выше или козырь',

  'peasants/names': 'Звания четырёх игроков',
  'peasants/name-them': 'Раздайте звания',
  'peasants/still': ({ranks}: {ranks: readonly Rank[]}) => `Осталось: ${ranks.map(low).join(', ')}`,
  'peasants/advised': 'совет',
  'peasants/names-advised': 'Звёздочка отмечает совет; «Совет» объяснит его',
  'peasants/names-once': 'Каждое один раз; число — предел взяток',
  'peasants/names-ready': 'Кто берёт столько взяток, не играет до правления',
  'peasants/give-names': 'Раздать',

  'peasants/from-to': ({from, to}: {from: Player; to: Player}) => `${from.name} → ${to.name}`,
  'peasants/not-yet': 'ещё не отдана',
  'peasants/no-trump': ({name}: Player) => `${name}: козыря нет`,
  'peasants/ask/fromSoldier': 'Отдайте королю старший козырь',
  'peasants/ask/fromPeasant': 'Отдайте королю козырь',
  'peasants/ask/good': ({name}: Player) => `Хорошая карта: ${name}`,
  'peasants/ask/any': ({name}: Player) => `Любая карта: ${name}`,
  'peasants/ask-why/fromSoldier': ({name}: Player) => `Карту взамен даёт ${name}`,
  'peasants/ask-why/fromPeasant': ({name}: Player) => `Любой; карту взамен даёт ${name}`,
  'peasants/ask-why/good': 'От десятки и выше или козырь; не только что полученная',
  'peasants/ask-why/any': 'Но не только что полученная',

  'peasants/your-lead': 'Ваш заход',
  'peasants/lead-anything': ({trump}: {trump: Suit}, messages) =>
    `С любой карты; ${messages.t('suit', {suit: trump})} бьют все другие масти`,
  'peasants/your-turn-follow': 'Ваш ход, в масть',
  'peasants/your-turn-any': 'Ваш ход, любая карта',
  'peasants/winning': ({name, card}: Player & {card: Card}, messages) =>
    `Старшая: ${messages.t('rank', {rank: card})}, ${name}`,
  'peasants/trick-to': ({name}: Player) => `Взятка: ${name}`,
  'peasants/highest': ({card}: {card: Card}, messages) =>
    `Старшая карта: ${messages.t('rank', {rank: card})}`,
  'peasants/trumped': ({trump}: {trump: Suit}, messages) =>
    `Козырь: ${messages.t('suit', {suit: trump})} бьют все другие масти`,
  'peasants/you-are-out': 'Ваш предел достигнут: до правления вы не играете',
  'peasants/now/names': ({name}: Player) => `Звания раздаёт ${name}`,
  'peasants/now/plays': ({name}: Player) => `Ход: ${name}`,
  'peasants/now/gives': ({name}: Player) => `Карту отдаёт ${name}`,

  'peasants/say/ranked': ({players, ranks}: {players: readonly Player[]; ranks: readonly Rank[]}) =>
    ranks.map((rank, seat) => `${players[seat]?.name ?? ''} — ${low(rank)}`).join(', '),
  'peasants/say/dealt-election': (
    {shown, deal, ...who}: Player & {shown: Card; deal: number},
    messages,
  ) =>
    `${deal > 1 ? 'Новая сдача выборов' : 'Выборы'}. Козырная карта: ${cardOf(shown, messages)}. ${does(who, 'Сдаёте', 'Сдаёт')}.`,
  'peasants/say/dealt-reign': ({shown, ...who}: Player & {shown: Card}, messages) =>
    `Правление. Козырная карта: ${cardOf(shown, messages)}. ${does(who, 'Сдаёте', 'Сдаёт')}.`,
  'peasants/say/names': ({rows, by}: {rows: string; by: Player | undefined}) =>
    `${by ? does(by, 'Звания раздаёте', 'Звания раздаёт') : 'Звания по жребию'}: ${rows}.`,
  'peasants/say/taken': ({name}: Player) => `Взятка: ${name}.`,
  'peasants/say/limit': ({name, rank}: Player & {rank: Rank}) =>
    `${name}: предел достигнут (${low(rank)}), карты отложены.`,
  'peasants/say/again': (who: Player) => `Новая сдача. ${does(who, 'Сдаёте', 'Сдаёт')}.`,
  'peasants/say/ranks': ({rows}: {rows: string}) => `Выборы окончены. ${rows}.`,
  'peasants/say/no-trump': (who: Player, messages) => `${messages.t('peasants/no-trump', who)}.`,
  'peasants/say/given': (
    {from, to, card}: {from: Player; to: Player; card: Card | null},
    messages,
  ) => `${from.name} → ${to.name}: ${card ? cardOf(card, messages) : 'закрытая карта'}.`,
  'peasants/say/lead': ({name}: Player) => `Туз козырей и заход: ${name}.`,
  'peasants/say/won': ({name, n}: Player & {n: number}, messages) =>
    `Победа в правлении: ${name}, ${messages.count(n, TRICKS)}.`,
  'peasants/say/game': ({game}: {game: number}) => `Партия ${game}.`,
  'peasants/say/over': ({players}: {players: readonly Player[]}) =>
    `Игра окончена. ${players[1] ? `Победа: ${listed(players)}` : won(players[0]!)}.`,
  'peasants/say/asked-naming': 'Раздайте звания.',
  'peasants/say/asked-fromSoldier': 'Отдайте королю старший козырь.',
  'peasants/say/asked-toSoldier': 'Дайте карту солдату.',
  'peasants/say/asked-fromPeasant': 'Отдайте королю козырь.',
  'peasants/say/asked-toPeasant': 'Дайте карту крестьянину.',
  'peasants/say/your-lead': 'Ваш заход.',
  'peasants/say/your-turn': (
    {suit, name, card}: {suit: Suit; name: string; card: Card},
    messages,
  ) =>
    `Ваш ход. Масть: ${messages.t('suit', {suit})}. Старшая: ${cardOf(card, messages)}, ${name}.`,

  'peasants/read/nothing': 'Пока ничего.',
  'peasants/read/to-come': ({n}: {n: number}) => `Осталось сыграть: ${n}.`,
  'peasants/read/part': ({part, suit}: {part: string; suit: Suit}, messages) =>
    `${messages.lookup(`peasants/part/${part}`)}: ${messages.lookup(`peasants/goal/${part}`)}. Козырь: ${messages.t('suit', {suit})}.`,
  'peasants/read/out': ({cards}: {cards: string}) =>
    cards ? `Козыри не сыграны. ${cards}` : 'Все козыри сыграны.',

  'peasants/player': 'Игрок',
  'peasants/games-won': 'Побед',
  'peasants/was': ({rank}: {rank: Rank | undefined}) => (rank ? `прежде ${low(rank)}` : ''),
  'peasants/summary-ranks': 'Выборы окончены',
  'peasants/reign-over': 'Правление окончено.',
  'peasants/games-played': 'Все партии сыграны.',
  'peasants/crowned': ({name, isReader}: Player) => (isReader ? 'Король — вы' : `Король — ${name}`),
  'peasants/crowned-why': ({name, n, isTied}: Player & {n: number; isTied: boolean}) =>
    `Корона: ${name}; ${isTied ? 'при равенстве взяток выше младшее звание' : `больше всех взяток, ${n}`}`,
  'peasants/go-reign': 'К правлению',
  'peasants/go-game': 'Дальше',
  'peasants/won-with': ({n}: {n: number}, messages) =>
    `${messages.count(n, TRICKS)} из 9, больше всех.`,
  'peasants/won-tied': ({n, rank}: {n: number; rank: Rank | undefined}, messages) =>
    `${messages.count(n, TRICKS)}, поровну; при равенстве побеждает младший${rank ? `: ${low(rank)}` : ''}.`,
  'peasants/last-trick-none': 'В этой сдаче взяток ещё не было.',

  'peasants/why/only': 'Другой карты правила не дают.',
  'peasants/why/name-high': 'С сильными картами нужен высокий предел.',
  'peasants/why/name-low': 'Со слабыми картами — младшее звание: при равенстве выше оно.',
  'peasants/why/lead-sure': ({card}: {card: Card}, messages) =>
    `Скорее всего возьмёт ${cardOf(card, messages)}.`,
  'peasants/why/lead-low': 'Ход с младшей бережёт сильные карты.',
  'peasants/why/take': ({card}: {card: Card}, messages) =>
    `Взятку берёт ${cardOf(card, messages)}.`,
  'peasants/why/cheap': ({card}: {card: Card}, messages) =>
    `Хватит и этой, старшие остаются: ${cardOf(card, messages)}.`,
  'peasants/why/low': 'Этой взятки не взять, уходит слабейшая карта.',
  'peasants/why/lead-high': 'Первой идёт старшая карта.',
  'peasants/why/give-low': ({card}: {card: Card}, messages) =>
    `Младшая из тех, что можно отдать: ${cardOf(card, messages)}.`,
  'peasants/why/give-least': ({card}: {card: Card}, messages) =>
    `Из того, что можно отдать, слабее всего ${cardOf(card, messages)}.`,

  // the aim, and the coach marks
  'aim/kings-and-peasants': 'Больше всех взяток: на выборах — корона, в правлении — победа',
  'peasants/tip/limit/king': 'Королём станет взявший больше всех, а предела у вас нет: берите.',
  'peasants/tip/limit/prince': ({n}) =>
    `Наберёте ${n} взяток из 9 — станете королём; дальше вы вне игры.`,
  'peasants/tip/limit/soldier': ({n}) =>
    `Наберёте ${n} взяток из 9 — станете королём; дальше вы вне игры.`,
  'peasants/tip/limit/peasant': ({n}) =>
    `После ${n} взяток вы вне игры: корона ваша, если никто не возьмёт ${n + 1}.`,
  'peasants/tip/limit': 'Королём станет взявший больше всех; на пределе звания вы вне игры.',
  'peasants/tip/raised': 'Приподнятые карты можно сыграть: ходите в масть.',
  'peasants/tip/exchange': 'В правлении солдат и крестьянин платят королю козырями.',
  'peasants/tip/name': 'Дайте каждому одно звание',
  'peasants/tip/name/why': 'Оно ограничивает взятки. Себе — низкое: оно выигрывает при равенстве.',
  'peasants/tip/pay': 'Заплатите младшим козырем',
  'peasants/tip/pay/why': 'За него король даст вам карту.',
  'peasants/tip/reward': 'Отдайте хорошую карту, нужную меньше всего',
  'peasants/tip/reward/why': 'Солдат будет играть ею против вас.',
  'peasants/tip/return': 'Верните самую слабую карту',
  'peasants/tip/return/why': 'Крестьянин возьмёт, что дадут.',
};

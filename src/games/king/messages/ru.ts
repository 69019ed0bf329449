import type {Card, Suit} from '../../../cards/index.js';
import {capital} from '../../../i18n/russian.js';
import type {LocaleOf, Messages, Player} from '../../../i18n/index.js';
import type {KingView} from '../types.js';
import type {KingMessages} from './en.js';

/** The suit that was led; a joker is a heart. */
export const ledSuit = ({trick: [lead]}: KingView): Suit | undefined =>
  lead && (lead.card.startsWith('*') ? 'H' : (lead.card[1] as Suit));

/** Its name. */
export const led = (view: KingView, messages: Messages): string => {
  const suit = ledSuit(view);
  return suit ? messages.t('suit', {suit}) : '';
};

const GENITIVE: Readonly<Record<Suit, string>> = {S: 'пик', H: 'червей', D: 'бубен', C: 'треф'};

/** A suit in the genitive, as after "no" and "from". */
export const ofSuit = (suit: Suit | null | undefined): string => (suit ? GENITIVE[suit] : '');

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

const PARTS: Readonly<Record<string, readonly [one: string, few: string, other: string]>> = {
  J: ['валет', 'валета', 'валетов'],
  Q: ['дама', 'дамы', 'дам'],
  K: ['король', 'короля', 'королей'],
  S: ['пика', 'пики', 'пик'],
  H: ['черва', 'червы', 'черв'],
  D: ['бубна', 'бубны', 'бубен'],
  C: ['трефа', 'трефы', 'треф'],
  joker: ['джокер', 'джокера', 'джокеров'],
};
const SINGLE: Readonly<Record<string, string>> = {
  KH: 'кинг',
  QS: 'дама',
  TD: 'десятка',
  last2: 'одна из двух последних',
};

/** A kind of thing in a trick or a pile: `4 червы`, `дама`. */
function partOf(key: string, n: number, messages: Messages): string {
  if (key === 'trick' && n === 1) return 'сама взятка';
  if (key === 'trick') return messages.count(n, {one: 'взятка', few: 'взятки', other: 'взяток'});
  const [one, few, other] = PARTS[key] ?? [];
  return SINGLE[key] ?? (n === 1 ? one! : messages.count(n, {one: one!, few: few!, other: other!}));
}

/** `4 червы, валет и сама взятка`. */
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} и ${parts.at(-1)!}`;

/** Russian messages of the King family; names are always in the nominative. */
export const ru: LocaleOf<KingMessages> = {
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
  'king/contract/take-tricks': 'Берём взятки',
  'king/contract/take-boys': 'Берём мальчиков',
  'king/contract/take-girls': 'Берём девочек',
  'king/contract/take-hearts': 'Берём червы',
  'king/contract/take-king': 'Берём кинга',
  'king/contract/take-last-two': 'Берём две последние',
  'king/contract/positive-jumble': 'Ералаш в плюс',
  'king/contract/omnibus': 'Омнибус',

  'king/goal/trick': ({pts}: {pts: number}, messages) => `каждая ${messages.points(pts)}`,
  'king/goal/omnibus': '',

  'king/out': 'ещё в игре',
  'king/tricks-left': ({n}: {n: number}, messages) =>
    `осталось ${messages.count(n, {one: 'взятка', few: 'взятки', many: 'взяток', other: 'взятки'})}`,
  'king/tricks-so-far': ({n}, messages) =>
    messages.count(n, {one: 'взятка пока', few: 'взятки пока', other: 'взяток пока'}),
  'king/trick-counts': ({n, of}) => `взятка ${n} из ${of} в счёт`,
  'king/trick-free': ({n, of}) => `взятка ${n} из ${of} без цены`,
  'king/counts': ({points}, messages) => `в счёт ${messages.points(points)}`,
  'king/free': 'без цены',
  'king/trump-suit': ({suit}, messages) => `козырь: ${messages.t('suit', {suit})}`,
  'king/each-pts': ({points}, messages) => `по ${messages.points(points)}`,
  'king/trump-caption': 'козырь',
  'king/no-trump-caption': 'без козыря',
  'king/paid': ({name, points}) => `${name}: −${points}`,
  'king/bazaar-n': ({n}) => `базар ${n}`,
  'king/avoid': 'не брать',
  'king/take': 'брать',
  'king/ordered-by': ({name}) => `заказ: ${name}`,
  'king/called-by': ({name}) => `козырь: ${name}`,
  'king/part': ({key, n}, messages) => partOf(key, n, messages),
  'king/trick-sum': ({parts, points, ...who}, messages) =>
    `${messages.t('trick/to', who)}${parts.length > 0 ? `, ${listed(parts)}` : ''}${points ? `, ${messages.points(points)}` : ''}`,
  'king/chase': ({name, part}) => `${name} собирает все пятнадцать. Помешает ${part}`,
  'king/chase-own': ({n, points}, messages) =>
    `За все пятнадцать ${messages.points(points)}. Осталось взять: ${messages.number(n)}`,
  'king/slam': ({name, points}, messages) =>
    `${name}: все пятнадцать${points === null ? '' : `, ${messages.points(points)}`}`,
  'king/fell-to-you': ({part, points}, messages) => `Вам: ${part}, ${messages.points(points)}`,
  'king/you-gave': ({name, part, points}, messages) =>
    `${name}: от вас ${part}, ${messages.points(points)}`,
  'king/trick-parts': ({parts}) => capital(listed(parts)),
  'king/highest': ({card}, messages) => `Старшая карта: ${messages.t('rank', {rank: card})}`,
  'king/trumped': 'Берёт козырь',
  'king/end': ({limit, deals}, messages) =>
    `${limit ? `Партия до ${messages.points(limit)}` : `Всего сдач ${deals}`}; побеждает, у кого больше очков`,

  'king/aim/trick': ({pays, n}) => `Каждая ваша взятка ${pays ? 'даёт' : 'отнимает'} ${n}`,
  'king/aim/J': ({pays, n}) => `Каждый взятый валет ${pays ? 'даёт' : 'отнимает'} ${n}`,
  'king/aim/JK': ({pays, n}) => `Каждый взятый валет или король ${pays ? 'даёт' : 'отнимает'} ${n}`,
  'king/aim/Q': ({pays, n}) => `Каждая взятая дама ${pays ? 'даёт' : 'отнимает'} ${n}`,
  'king/aim/H': ({pays, n}) => `Каждая взятая черва ${pays ? 'даёт' : 'отнимает'} ${n}`,
  'king/aim/KH': ({pays}) => `${pays ? 'Платит' : 'Отнимает'} одна карта: король червей`,
  'king/aim/last2': ({pays, of}) =>
    of
      ? `${pays ? 'Платят' : 'Отнимают'} только взятки ${of - 1} и ${of}`
      : `${pays ? 'Платят' : 'Отнимают'} только две последние взятки`,
  'king/aim/many': ({pays}) => `Всё сразу; карта может ${pays ? 'дать' : 'стоить'} дважды`,
  'king/aim/omnibus': 'Червы и дама отнимают, десятка даёт',
  'king/tag/ban': 'не ходят',
  'king/tag/forced': 'уходит сразу',
  'king/tag/trump': ({suit}, messages) => `${messages.t('suit', {suit})} бьют все другие масти`,
  'king/tag/must-trump': 'нет масти: козырь',
  'king/tag/draws': 'нет масти: базар',
  'king/law/ban': ({suit}: {suit: Suit}) => `С ${ofSuit(suit)} не ходят, пока есть другая масть.`,
  'king/law/forced': 'Нет масти хода — король червей сбрасывается сразу.',
  'king/deal-of': ({deal, of}: {deal: number; of: number}) => `Сдача ${deal} из ${of}`,
  'king/won-by': ({limit}, messages) =>
    `${limit ? `До ${messages.points(limit)}; б` : 'Б'}ольше очков — победа`,
  'king/deal': ({deal}: {deal: number}) => `Сдача ${deal}`,
  'king/deal-until': ({deal, limit}, messages) => `Сдача ${deal}, до ${messages.points(limit)}`,

  'king/follow-suit': ({view}: {view: KingView}, messages) =>
    `нужно в масть: ${led(view, messages)}`,
  'king/heart-lead-ban': 'с червей не ходят, пока есть другая масть',
  'king/forced-king': 'масти хода нет, король червей сбрасывается сразу',

  'king/your-lead': 'Ваш заход',
  'king/lead-anything': 'Можно ходить с любой карты',
  'king/lead-no-heart': ({suit}: {suit: Suit}) =>
    `С ${ofSuit(suit)} нельзя, пока есть другая масть`,
  'king/your-turn-follow': 'Ваш ход, в масть',
  'king/your-turn-discard': ({view}: {view: KingView}) =>
    `Нет ${ofSuit(ledSuit(view))}: любая карта`,
  'king/your-turn-trump': 'Ваш ход, нужно бить',
  'king/must-king': 'Ваш ход, король червей обязан уйти',
  'king/winning': ({name, card}: Player & {card: Card}, messages) =>
    `Старшая: ${messages.t('rank', {rank: card})}, ${name}`,
  'king/to-play': ({name}: Player) => `Ход: ${name}`,
  'king/leads': ({name}: Player) => `Заход: ${name}`,
  'king/early': 'Всё, что в счёт, взято',
  'king/early-why': 'Сдача на этом кончается',

  'king/goal/last2': ({pts}: {pts: number}, messages) => `каждая ${messages.points(pts)}`,
  'king/goal/J': ({pts}: {pts: number}, messages) => `каждый валет ${messages.points(pts)}`,
  'king/goal/Q': ({pts}: {pts: number}, messages) => `каждая дама ${messages.points(pts)}`,
  'king/goal/H': ({pts}: {pts: number}, messages) => `каждая ${messages.points(pts)}`,
  'king/goal/KH': ({pts}: {pts: number}, messages) => `${messages.points(pts)}, один раз`,
  'king/goal/JK': ({pts}: {pts: number}, messages) => `валеты, короли ${messages.points(pts)}`,
  'king/goal/many': 'всё сразу',

  'king/term': ({key, pts}: {key: string; pts: number}, messages) =>
    `${GOALS[key] ?? key} ${messages.points(pts)}`,

  'king/say/dealt': (
    {deal, name, goal, leader}: {deal: number; name: string; goal: string; leader: Player},
    messages,
  ) => `Сдача ${deal}. ${name}: ${goal}. ${messages.t('king/leads', leader)}.`,
  'king/say/taken': ({name, points}: Player & {points: number}, messages) =>
    `Взятка: ${name}${points ? `, ${messages.points(points)}` : ''}.`,
  'king/say/counts': ({n, of}) => `Взятка ${n} из ${of} в счёт.`,
  'king/say/this-deal': ({points}, messages) => `За сдачу ${messages.points(points)}.`,
  'king/say/early': 'Всё, что в счёт, взято. Сдача кончается.',
  'king/say/slam': ({name}: Player) => `${name}: взято всё, что считается.`,
  'king/say/your-turn-led': ({suit, ...winning}: Player & {suit: Suit; card: Card}, messages) =>
    `Ваш ход. Масть: ${messages.t('suit', {suit})}. ${messages.t('king/winning', winning)}.`,
  'king/say/your-lead': 'Ваш заход.',

  'king/read/nothing': 'Пока ничего.',
  'king/read/contract': ({name, terms}: {name: string; terms: string}) => `${name}: ${terms}.`,
  'king/read/to-come': ({n}: {n: number}) => `Осталось сыграть: ${n}.`,
  'king/read/out': ({cards}: {cards: string}) => `Не взяты: ${cards}`,
  'king/read/none-out': 'Всё взято.',

  'king/took-nothing': 'ничего не взято',
  'king/all-deals-played': 'Все сдачи сыграны.',
  'king/limit-reached': ({name, points}, messages) =>
    `${name}: ${messages.points(points)}. Партия окончена.`,
  'king/rules/contract': 'Контракт',
  'king/rules/points': 'Очки',
  'king/rules/sum': 'Всего',
  'king/no-tricks-yet': 'Взяток пока нет',
  'king/trick-of': ({n, of}: {n: number; of: number}) => `Взятка ${n} из ${of}`,
  'king/taken-so-far': 'Взято',
  'king/cost': 'Очки',
  'king/drew': ({name, n}: Player & {n: number}) => `${name}: с базара ${n}`,

  'king/why/tried': 'В среднем это лучше всего.',
  'king/why/must': 'Ничего другого правила не дают.',
  'king/why/now': 'Взятка стоит очков, но потом вышло бы дороже.',
  'king/why/only': 'Другой карты правила не дают.',
  // О чужой карте говорится только то, что видели все.
  'king/why/only/other': ({card, view}: {card: Card; view: KingView}) =>
    !view.trick[0]
      ? 'Заход.'
      : view.trick[0].card[1] === card[1]
        ? 'Карта в масть.'
        : 'Масти хода нет.',
  'king/why/keep/other': 'Эту карту можно отдать.',
  'king/why/duck': ({card}: {card: Card}, messages) =>
    `Ниже старшей карты взятки: ${messages.t('card', {card})}.`,
  'king/why/dump': ({card}: {card: Card}, messages) =>
    `Масти нет, можно избавиться: ${messages.t('card', {card})}.`,
  'king/why/take': ({card}: {card: Card}, messages) =>
    `Взятка скорее даст очки, её берёт ${messages.t('card', {card})}.`,
  'king/why/lead-low': 'С такого хода взятка скорее уйдёт другому.',
  'king/why/lead-high': 'Такой ход скорее всего возьмёт.',
  'king/why/safe': 'Взятка ничего не стоит, старшую карту можно отдать.',
  'king/why/keep': 'Сильные карты лучше придержать.',
};

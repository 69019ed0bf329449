import type {Card, Suit} from '../../../cards/index.js';
import {capital} from '../../../i18n/russian.js';
import type {LocaleOf, Messages, Player, PluralForms} from '../../../i18n/index.js';
import type {KingView} from '../types.js';
import {led, ledSuit, ofSuit} from './ru.js';
import type {ChoicesMessages} from './choices.en.js';
import {sentences} from './sentences.js';

const list = (cards: readonly (Card | null)[], messages: Messages): string =>
  cards.flatMap((card) => (card ? [messages.t('card', {card})] : [])).join(', ');

const trumps = (trump: string, messages: Messages): string =>
  trump === 'none' ? 'без козыря' : `козыри ${messages.t('suit', {suit: trump})}`;

const CARDS: PluralForms = {one: 'карта', few: 'карты', many: 'карт', other: 'карты'};

const CARD: Readonly<Record<Suit, string>> = {S: 'пика', H: 'черва', D: 'бубна', C: 'трефа'};

const STAYING: Readonly<Record<string, string>> = {
  J: 'валетов оставьте',
  Q: 'дам оставьте',
  H: 'червы оставьте',
  KH: 'короля червей оставьте',
};

const costs = (suit: Suit, {name, isReader, bid}: Player & {bid: number}): string =>
  `Каждая ${CARD[suit]} отнимает 1; ${bid ? `право выбора: ${isReader ? 'вы' : name}, −${bid}` : 'заявок не было'}`;

/** Russian messages for declaring, auction, trumps, talon and stock. */
export const ru: LocaleOf<ChoicesMessages> = {
  'game/king-custom': 'Заказной кинг',
  'game/king-minsk': 'Минский кинг',
  'game/king-domino': 'Домино-кинг',
  'game/king-jokers': 'Кинг с джокерами',
  'game/king-trade': 'Кинг с торговлей',
  'game/king-atomic': 'Атомный кинг',
  'game/king-long': 'Длинный кинг',
  'game/king-preference': 'Дамский преферанс',

  'king/contract': 'Контракт',
  'king/contract/praise': 'Хвалёнка',
  'king/contract/winning-back': 'Отыгрыш',
  'king/contract/hearts-and-jokers': 'Червы и джокеры',
  'king/contract/no-spades': 'Без пик',
  'king/contract/no-diamonds': 'Без бубен',
  'king/contract/no-clubs': 'Без треф',
  'king/contract/open': 'Ещё не выбран',
  'king/goal/open': '',
  'king/goal/hearts-and-jokers': ({pts}: {pts: number}, messages) =>
    `по номиналу, джокер ${messages.points(pts * 20)}`,
  'king/goal/S': ({pts}: {pts: number}, messages) => `каждая ${messages.points(pts)}`,
  'king/goal/D': ({pts}: {pts: number}, messages) => `каждая ${messages.points(pts)}`,
  'king/goal/C': ({pts}: {pts: number}, messages) => `каждая ${messages.points(pts)}`,

  'king/aim/praise': ({suit}, messages) =>
    `Берите взятки; ${suit ? `${messages.t('suit', {suit})} бьют любую масть` : 'решает масть хода'}`,
  'king/aim/winning-back': ({suit}, messages) => messages.lookup('king/aim/praise', {suit}),
  'king/aim/hearts-and-jokers': 'Черва стоит свой номинал; джокер бьёт десятку',
  'king/aim/S': (named) => costs('S', named),
  'king/aim/D': (named) => costs('D', named),
  'king/aim/C': (named) => costs('C', named),

  'king/column/trick': 'Взятки',
  'king/column/J': 'Валеты',
  'king/column/JK': 'В и К',
  'king/column/Q': 'Дамы',
  'king/column/H': 'Червы',
  'king/column/KH': 'Кинг',
  'king/column/last2': '2 посл.',
  'king/column/many': 'вместе',

  'king/scene/ordering': 'Заказ',
  'king/scene/talon': 'Прикуп',
  'king/scene/bidding': 'Торговля',
  'king/auction-goal': 'старшая заявка платит и называет масть',
  'king/scene/naming': 'Торговля',
  'king/scene/dealing': 'Сдача карт',
  'king/chooses': ({name}: Player) => `выбор: ${name}`,
  'king/orders-left': ({n, of}: {n: number; of: number}) => `осталось ${n} из ${of}`,
  'king/waiting/ordering': ({name}: Player) => `Выбирает контракт: ${name}`,
  'king/waiting/calling': ({name}: Player) => `Назначает козырь: ${name}`,
  'king/waiting/bidding': ({name}: Player) => `Торгуется: ${name}`,
  'king/waiting/naming': ({name}: Player) => `Называет масть: ${name}`,
  'king/waiting/talon': ({name}: Player) => `Сносит две карты: ${name}`,
  'king/waiting/drawing': ({name}: Player) => `Берёт с базара: ${name}`,

  'king/your-order': 'Ваш заказ',
  'king/choose-contract': 'Выберите контракт',
  'king/choose-trump': 'Выберите козырь',
  'king/already-ordered': 'это уже было заказано',
  'king/order-rows': 'Верхний ряд отнимает очки, золотой приносит.',
  'king/all': 'всё',
  'king/a-trick': ({name, points}) => `${name}, взятка ${points}`,
  'king/spent': ({deals}) => `Уже заказано: сдача ${deals.join(', ')}`,
  'king/in-deal': ({deals}) => `сд. ${deals.join(', ')}`,
  'king/times-left': ({n}: {n: number}) => `ещё ${n}`,
  'king/order': 'Заказать',
  'king/explain': ({aim, points}, messages) => `${capital(aim)}. Всего ${messages.points(points)}.`,
  'king/explain-king': ({pays, n}) => `Король червей ${pays ? 'даёт' : 'отнимает'} ${n}.`,
  'king/order-laws': ({ban, forced, mustTrump, ordererTrumps}) => {
    const led = ban && `с ${ofSuit(ban)} не ходят`;
    const king = forced && 'кинг уходит сразу';
    const must = mustTrump && 'нет масти: козырь';
    const lead = ordererTrumps && 'с козырей ходите только вы';
    return sentences([led, king], [must, lead]);
  },
  'king/trump': 'Козырь',
  'king/trump/none': 'без козыря',
  'king/trump/last': 'по последней карте',
  'king/trump-now': 'козырь',
  'king/trump-is': ({suit}: {suit: Suit}, messages) => trumps(suit, messages),
  'king/trump-later': 'Сначала выберите контракт.',
  'king/no-trump-here': 'В этом контракте козыря нет.',
  'king/no-trump-losing': 'В минусовых козыря нет.',

  'king/talon': 'Из прикупа',
  'king/seen-by-all': 'видели все',
  'king/laid-down': 'В снос',
  'king/lay-ask': ({n}) => ['Две карты готовы', 'Ещё одна карта', 'Снесите две карты'][n]!,
  'king/lay-how': ({kind}) =>
    `Карты с очками сносить нельзя${STAYING[kind] ? `: ${STAYING[kind]}` : ''}.`,
  'king/lay-any': 'Годятся любые две: очков за сами карты нет.',
  'king/lay-cheapest': 'Годятся только самые дешёвые, и очки за них ваши.',
  'king/face-down': 'закрыто',
  'king/lay-away': 'Снести',

  'king/highest-bid': 'Старшая заявка',
  'king/no-bid': 'Заявок пока нет',
  'king/bid': ({points}, messages) => `заявка ${messages.number(points)}`,
  'king/folded': 'пас',
  'king/fold': 'Пас',
  'king/your-bid': 'Ваша заявка',
  'king/bid-ask': ({points}) => `Заявить ${points}?`,
  'king/fold-ask': 'Пас?',
  'king/choose-bid': 'Выберите число или пас',
  'king/bid-it': ({points}: {points: number | ''}) =>
    points === '' ? 'Заявить' : `Заявить ${points}`,
  'king/name-why': ({suit, banned, n}, messages) =>
    `Каждая ${CARD[suit]} ${messages.points(-1)}${banned ? ', с неё не ходят' : ''}. У вас ${n}.`,
  'king/name-any': 'Каждая её карта отнимает 1.',
  'king/held': ({n}) => `у вас ${n}`,
  'king/call-say': ({points}, messages) => `Ваша хвалёнка, ${messages.points(points)}`,
  'king/call/none': 'Без козыря',
  'king/call/last': 'По последней',
  'king/why/caught': 'Любая карта, какую можно сыграть, берёт взятку.',
  'king/why/caught/other': 'Она берёт взятку.',
  'king/call-why': ({more}) => `Вы видите три карты, ещё ${more} придут потом.`,
  'king/call-last-why': 'Козырем станет масть вашей последней карты.',
  'king/bid-why': ({points}) =>
    points === null
      ? 'Высшая заявка платит и называет масть: каждая её карта отнимает 1.'
      : `Если никто не перебьёт, вы платите ${points} и называете масть.`,
  'king/bid-too-low': ({least}: {least: number}) => `Заявка не меньше ${least}`,
  'king/fold-why': 'Масть назовёт кто-то другой.',
  'king/suit': 'Штрафная масть',
  'king/name-ask': 'Какая масть штрафная?',
  'king/name-it': 'Назвать',

  'king/call-ask': 'Назначьте козырь по трём картам',
  'king/call': 'Назначить',
  'king/last-card': 'Последняя карта — козырь',

  'king/stock-of': ({n}: {n: number}, messages) => `Базар: ${messages.count(n, CARDS)}`,
  'king/draw': 'Взять',
  'king/drew-why': ({view}) => `Нет ${ofSuit(ledSuit(view))}: берёт, пока не придёт`,
  'king/draw-ask': ({view}) => `${capital(ofSuit(ledSuit(view)) || 'масти')} нет: на базар`,
  'king/draw-why': ({n}) => `Берите, пока не придёт масть. На базаре ${n}.`,
  'king/drawn': ({n}) => `Взято с базара: ${n}`,
  'king/drawn-match': ({card}, messages) =>
    `Масть пришла: ходит ${messages.t('rank', {rank: card})}.`,
  'king/drawn-none': ({forced}) => `Базар пуст: ${forced ? 'кинг уходит' : 'годится любая карта'}.`,
  'king/holds': ({n}, messages) => messages.count(n, CARDS),
  'king/out-of-cards': 'без карт',
  'king/odd-card': 'Лишняя карта',
  'king/kept-cards': 'Оставшиеся карты',

  'king/suit-lead-ban': ({view}: {view: KingView}) =>
    `с ${ofSuit(view.contract.ban)} не ходят, пока есть другая масть`,
  'king/trump-lead-ban': 'с козырей ходит только заказчик, пока есть другая масть',
  'king/must-trump': 'масти хода нет, нужно бить козырем',
  'king/order-first': 'сначала нужно выбрать контракт',
  'king/call-first': 'сначала назначают козырь',
  'king/bid-first': 'сначала торговля',
  'king/name-first': 'сначала называют масть',
  'king/lay-away-first': 'сначала сносят две карты',
  'king/name-trump': 'нужно выбрать козырь или «нет»',
  'king/two-cards': 'сносят ровно две карты',
  'king/scoring-card': 'за неё в этой сдаче дают очки, сносить её нельзя',
  'king/bid-higher': 'заявка должна быть выше прежних',
  'king/draw-first': 'нужно брать с базара, пока не придёт масть',

  'king/subtotal': 'Итог',
  'king/orders-of': ({name, isReader}: Player) => (isReader ? 'Ваши заказы' : `Заказы: ${name}`),
  'king/orders-caption': 'Очки каждой сдачи, по заказчикам',
  'king/next-orderer': ({name, isReader}: Player) =>
    isReader ? 'Дальше: ваш заказ' : `Дальше заказ: ${name}`,
  'king/paid-by': (
    {contract, name, points}: Player & {contract: string; points: number},
    messages,
  ) => `${contract}, ${name} ${messages.points(points)}`,
  'king/laid-away': 'Ваш снос',
  'king/trick-n': ({n}: {n: number}) => `Взятка ${n}`,

  'king/say/dealt-open': ({deal}: {deal: number}) => `Сдача ${deal}.`,
  'king/say/ordered': (
    {
      name,
      contract,
      goal,
      trump,
    }: Player & {contract: string; goal: string; trump?: string | undefined},
    messages,
  ) => `${name}: ${contract}, ${goal}${trump === undefined ? '' : `, ${trumps(trump, messages)}`}.`,
  'king/say/called': ({name, call}: Player & {call: string}, messages) =>
    `${name}: ${call === 'last' ? 'козырь по последней карте' : trumps(call, messages)}.`,
  'king/say/last-card': ({card}: {card: Card}, messages) =>
    `Последняя карта: ${messages.t('card', {card})}. ${capital(trumps(card[1]!, messages))}.`,
  'king/say/bid': ({name, points}: Player & {points: number}) => `${name}: заявка ${points}.`,
  'king/say/folded': ({name}: Player) => `${name}: пас.`,
  'king/say/all-folded': 'Все пасуют. Штрафная масть — червы, по −1; за заявку никто не платит.',
  'king/say/auction': ({name, points}: Player & {points: number}, messages) =>
    `Торговля: ${name}, ${messages.points(-points)}.`,
  'king/say/named': ({name, suit}: Player & {suit: Suit}, messages) =>
    `${name}: ${messages.t('suit', {suit})} по −1.`,
  'king/say/talon': ({name, cards}: Player & {cards: readonly Card[]}, messages) =>
    `Прикуп: ${name}, ${list(cards, messages)}.`,
  'king/say/laid': ({name, cards}: Player & {cards: readonly (Card | null)[]}, messages) =>
    `${name}: снос, ${cards[0] ? list(cards, messages) : 'две карты'}.`,
  'king/say/drawn': ({name, card}: Player & {card: Card | null}, messages) =>
    `${name}: с базара ${card ? messages.t('card', {card}) : 'одна карта'}.`,
  'king/say/drew': ({name, n}) => `${name}: с базара ${n}.`,
  'king/say/odd': ({name, card, points}: Player & {card: Card; points: number}, messages) =>
    `Лишняя карта: ${name}, ${messages.t('card', {card})}${points ? `, ${messages.points(points)}` : ''}.`,
  'king/say/kept': (
    {name, cards, points}: Player & {cards: readonly Card[]; points: number},
    messages,
  ) =>
    `${name}: на руках ${messages.count(cards.length, CARDS)}${points ? `, ${messages.points(points)}` : ''}.`,

  'king/asked/ordering': 'Ваш ход. Выберите контракт.',
  'king/asked/calling': 'Ваш ход. Назначьте козырь по трём картам.',
  'king/asked/bidding': 'Ваш ход. Заявка или пас.',
  'king/asked/naming': 'Ваш ход. Назовите штрафную масть.',
  'king/asked/talon': 'Ваш ход. Снесите две карты.',
  'king/asked/drawing': ({view}: {view: KingView}, messages) =>
    `Ваш ход. Нет масти (${led(view, messages)}): берите с базара.`,
};

import {does, listed, whom} from '../../../../i18n/russian.js';
import type {LocaleOf, Player} from '../../../../i18n/index.js';
import type {CourtCard} from '../../rules/deck.js';
import {CARDS, crown} from '../../messages/ru.js';
import type {CourtMessages} from './en.js';
import {hints} from './hints.ru.js';

type Two = Player & {readonly other: Player};
type Count = Readonly<Record<'n', number>>;
type OneCard = Readonly<Record<'card', CourtCard>>;

const small = (card: CourtCard): string => CARDS[card].toLowerCase();

/** What each card may do, by the number of players. */
const SPECIALS: Readonly<Record<CourtCard, (seats: number) => string>> = {
  king: () => 'Вашу карту увидят все. Допросите двор, а потом обвините одного, один раз.',
  dragon: () => 'Что дракон — вы, не знает никто. Говорите что угодно: лгать можно всем.',
  knight: (seats) =>
    seats === 3
      ? 'Помогите королю найти дракона. Дракон тоже назовётся рыцарем.'
      : 'Помогите королю найти дракона. Если ведьма всё перемешает, посмотрите одну карту.',
  witch: () =>
    'Вы за дракона, хотя не знаете, кто он. Один раз можно открыть и пересдать все карты: король начнёт сначала.',
  beggar: () => 'Вы за короля. Когда обвинят другого, вы ещё можете перейти к порочным.',
};

/** The messages of The King at Court in Russian; names are always in the nominative. */
export const ru: LocaleOf<CourtMessages> = {
  ...crown,
  ...hints,
  'game/king-at-court': 'Король при дворе',

  'option/knightSpecial': 'Рыцарь смотрит карту',
  'option/knightSpecial/withWitch': 'После ведьмы',
  'option/knightSpecial/never': 'Никогда',
  'option/witchUses': 'Ведьма действует, не больше',
  'option/minutes': 'Минут на допрос',
  'option/resetClock': 'После ведьмы время идёт заново',
  'option/grace': 'Секунд на обвинение',
  'option/grace/off': 'Без срока',
  'option/rounds': 'Раундов',

  // the talk
  'court/said/am': ({card}: OneCard) => `Я — ${small(card)}.`,
  'court/said/think': ({card, ...who}: Player & OneCard) => `Думаю, ${whom(who)} — ${small(card)}.`,
  'court/said/ask': ({name, isReader}: Player) => (isReader ? 'А вы кто?' : `${name}, кто вы?`),

  // the table
  'court/round': ({n, of}: Count & {of: number}) => `Раунд ${n} из ${of}`,
  'court/aside': ({cards}: {cards: readonly CourtCard[]}) =>
    `Не в игре: ${cards.map(small).join(', ')}`,
  'court/won': crown['crown/wins']!,
  'court/card': 'Карта',
  'court/player': 'Игрок',
  'court/deals': 'лорд, сдаёт',
  'court/team': 'Сторона',
  'court/rounds-won': 'Побед',
  'court/down': 'карта закрыта',
  'court/claims': ({card}: OneCard) => `«${small(card)}»`,
  'court/before': ({card}: OneCard) => `прежде ${small(card)}`,
  'court/silent-now': 'слушает',
  'court/disputed': 'спорно',
  'court/is-asked': 'вопрос',
  'court/is-accused': 'судят',
  'court/has-joined': 'за порочных',
  'court/wins': 'победа',
  'court/wise': 'мудрые',
  'court/wicked': 'порочные',
  'court/seats': 'Двор',
  'court/talk': 'Что сказано',
  'court/talk/none': 'Пока все молчат.',
  'court/talk/ended': 'Разговор окончен.',
  'court/talk/redealt': 'Карты розданы заново.',
  'court/contradicts': (who: Player) => `не сходится: ${whom(who)}`,
  'court/changed': 'раньше было иначе',
  'court/lie': '(ложь)',
  'court/wrong': '(ошибка)',
  'court/cast': ({cards}: {cards: readonly CourtCard[]}) => cards.map(small).join(', '),
  'court/special': ({card, seats}: OneCard & {seats: number}) => SPECIALS[card](seats),
  'court/phrases': 'Что сказать',
  'court/answer': ({name}: Player) => `Ваш ответ: ${name}`,
  'court/kind/am': 'Я…',
  'court/kind/think': 'Думаю',
  'court/kind/ask': 'Кто вы?',
  'court/kind/text': 'Своё',
  'court/about': 'карта',
  'court/write': 'Своими словами',
  'court/write/why': 'Боты понимают только готовые фразы',
  'court/send': 'Сказать',

  // the strip below the court
  'court/strip/look': 'Когда посмотрят все, король откроет свою карту',
  'court/strip/goal': ({name, isReader}: Player) =>
    isReader ? 'Вы король: найдите дракона' : `Дракона ищет король: ${name}`,
  'court/strip/asks': ({name, isReader, other}: Two) =>
    isReader
      ? `Ваш вопрос: ${other.name}, кто вы?`
      : other.isReader
        ? `${name} спрашивает вас: кто вы?`
        : `${name} спрашивает: ${other.name}, кто вы?`,
  'court/strip/both': ({name, other, card}: Two & OneCard) =>
    `${name} и ${whom(other)}: оба слова — «${small(card)}»`,
  'court/strip/changed': ({name}: Player) => `${name}: раньше было сказано иначе`,
  'court/strip/bared': 'Все карты открыты',
  'court/strip/peek': ({name, isReader}: Player) =>
    isReader ? 'Прежний рыцарь — вы' : `${name}, прежний рыцарь, смотрит карту`,
  'court/strip/mind': ({name, isReader}: Player) =>
    isReader ? 'Решать вам' : `${name} решает, кого обвинить`,
  'court/strip/accused': ({name, isReader, other}: Two) =>
    other.isReader
      ? `${name} обвиняет вас`
      : `${name} ${isReader ? 'обвиняете' : 'обвиняет'}: ${other.name}`,
  'court/strip/joined': ({name, isReader}: Player) =>
    isReader ? 'Вы переходите к порочным' : `${name} переходит к порочным`,
  'court/strip/found': 'Это дракон!',
  'court/strip/missed': 'Это не дракон',

  // the end
  'court/end/found': ({other}: Two & OneCard & {dragon: Player}) =>
    `Под обвинением: ${whom(other)} — дракон.`,
  'court/end/missed': ({other, card, dragon}: Two & OneCard & {dragon: Player}) =>
    `Под обвинением: ${whom(other)} — ${small(card)}. Дракон — ${whom(dragon)}.`,
  'court/turn/joined': (who: Player) => `Нищий (${whom(who)}) перешёл к порочным.`,
  'court/turn/before': ({other, card, ...who}: Two & OneCard) =>
    `«Я — ${small(card)}»: сначала ${whom(who)}, потом ${whom(other)}.`,
  'court/turn/after': ({other, card, ...who}: Two & OneCard) =>
    `«Я — ${small(card)}»: сначала ${whom(other)}, потом и ${whom(who)}.`,
  'court/turn/alone': ({card, ...who}: Player & OneCard) =>
    `«Я — ${small(card)}»: ${whom(who)}, и больше никто.`,
  'court/turn/silent': ({name}: Player) => `${name}: карта так и не названа.`,

  // texts that keys read out
  'court/key/hand': 'прочитать вашу карту',
  'court/key/aim': 'вопрос и цель',
  'court/key/cards': 'карты в игре',

  // the prompt
  'court/ask/look': ({card}: OneCard) => `Ваша карта: ${small(card)}`,
  'court/aim/king': 'Вы победите, если обвините дракона',
  'court/aim/wise': 'Вы победите, если король обвинит дракона',
  'court/aim/dragon': 'Вы победите, если король обвинит не вас',
  'court/aim/wicked': 'Вы победите, если король обвинит не дракона',
  'court/ask/question/king': 'Допросите двор',
  'court/ask/question/asked': 'Отвечайте: можно и солгать',
  'court/ask/question': 'Говорите или слушайте',
  'court/ask/peek': 'Прежний рыцарь — вы: посмотреть карту?',
  'court/ask/peek/why': 'Увидите её только вы, а чья она, видят все',
  'court/ask/accuse': 'Кто дракон?',
  'court/ask/accuse/why': 'Угадаете — победят мудрые',
  'court/ask/joining': ({name}: Player) => `Под обвинением: ${name}`,
  'court/ask/joining/why': 'Только нищий может перейти к порочным',
  'court/wait/look': 'Все смотрят свои карты',
  'court/wait/question': 'Двор говорит',
  'court/wait/peek': ({name, isReader}: Player) =>
    isReader ? 'Вы можете посмотреть карту' : `${name} может посмотреть карту`,
  'court/wait/accuse': 'Король решает',
  'court/wait/joining': 'Нищий ещё может сменить сторону',
  'court/wait/verdict': ({name, isReader}: Player) =>
    isReader ? 'Ваша карта открывается' : `${name} открывает карту`,
  'court/do/ready': 'Карта видна',
  'court/do/pass': 'Слушаю',
  'court/do/wait': 'Подождать',
  'court/do/witch': 'Перемешать',
  'court/do/end': 'Закончить и обвинить',
  'court/do/end/bare': 'Закончить допрос',
  'court/do/look': ({name}: Player) => `Карта: ${name}`,
  'court/do/decline': 'Нет',
  'court/do/accuse': ({name}: Player) => `Обвинить: ${name}`,
  'court/do/join': 'К порочным',
  'court/do/stay': 'Пас',
  'court/do/finish': 'К итогу',
  'court/pick-first': 'сначала выберите кого-нибудь выше',
  'court/wise-won': 'Победа мудрых',
  'court/wise-won/own': 'Вы победили вместе с мудрыми',
  'court/wicked-won': 'Победа порочных',
  'court/wicked-won/own': 'Вы победили вместе с порочными',
  'court/most-rounds': ({players}: {players: readonly Player[]}) =>
    `Больше всего раундов: ${listed(players)}`,

  // refusals, read after "Нельзя:"
  'court/look-first': 'сначала все смотрят свои карты',
  'court/knight-looks': 'сначала рыцарь может посмотреть карту',
  'court/accuse-now': 'допрос окончен: обвините кого-нибудь',
  'court/accusation-made': 'обвинение уже названо',
  'court/not-the-beggar': 'к порочным переходит только нищий',
  'court/another': 'выберите другого игрока',
  'court/not-the-witch': 'это может только ведьма',
  'court/witch-spent': 'ведьма своё уже сделала',
  'court/king-ends': 'допрос заканчивает только король',
  'court/end-first': 'сначала закончите допрос',
  'court/silent': 'вы уже слушаете',
  'court/all-silent': 'добавить никому нечего: спросите или закончите допрос',
  'court/king-known': 'кто король, знают все',
  'court/set-aside': 'этой карты нет в игре',

  // events
  'court/say/dealt': ({n, of, ...who}: Player & Count & {of: number}) =>
    `${of > 1 ? `Раунд ${n}. ` : ''}${does(who, 'Сдаёте', 'Сдаёт')}: каждому по карте.`,
  'court/say/king': ({name}: Player) => `Король: ${name}.`,
  'court/say/bared': ({name, list}: Player & {list: string}) =>
    `Ведьма: ${name}! Открыты все карты: ${list}.`,
  'court/say/witch': ({name}: Player) => `Ведьма: ${name}!`,
  'court/say/dragon-was': (who: Player) => `Дракон — ${whom(who)}`,
  'court/say/that': (who: Player) => `«Дракон — ${whom(who)}.»`,
  'court/say/held': ({name, card}: Player & OneCard) => `${name} — ${small(card)}`,
  'court/say/redealt': 'Все карты, кроме короля, розданы заново.',
  'court/say/looked': ({name, other}: Two) => `${name}: взгляд на чужую карту (${other.name}).`,
  'court/say/saw': ({name, card}: Player & OneCard) => `Вы видите: ${name} — ${small(card)}.`,
  'court/say/declined': ({name}: Player) => `${name}: без взгляда на карту.`,
  'court/say/ended': ({name}: Player) => `${name}: допрос окончен.`,
  'court/say/accused': ({name, other}: Two) => `${name}: дракон — это ${whom(other)}.`,
  'court/say/joined': (who: Player) => `Нищий — ${whom(who)}, теперь за порочных.`,
  'court/say/verdict': ({name, card}: Player & OneCard) => `${name}: ${small(card)}.`,

  // readings
  'court/read/seat': ({name, notes}: Player & {notes: string}) => `${name}: ${notes}.`,
  'court/read/score': crown['crown/read/score']!,
};

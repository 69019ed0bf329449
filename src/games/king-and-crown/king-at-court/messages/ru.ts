import type {LocaleOf, Messages} from '../../../../i18n/index.js';
import type {CourtCard} from '../../rules/deck.js';
import {CARDS, crown, spoken} from '../../messages/ru.js';
import type {CourtMessages} from './en.js';

type Who = Readonly<Record<'name', string>>;
type Two = Readonly<Record<'name' | 'other', string>>;
type Many = Readonly<Record<'n', number>>;
type One = Readonly<Record<'card', CourtCard>>;
type Odds = Readonly<Record<'names', readonly string[]>> & {
  readonly odds: readonly (number | null)[];
};

const small = (card: CourtCard): string => CARDS[card].toLowerCase();

/** What each card may do, by the number of players. */
const SPECIALS: Readonly<Record<CourtCard, (seats: number) => string>> = {
  king: () => 'Вашу карту увидят все. Допросите двор, а потом обвините одного, один раз.',
  dragon: () => 'Что дракон — вы, не знает никто. Говорите что угодно: лгать можно всем.',
  knight: (seats) =>
    seats === 3
      ? 'Помогите королю найти дракона. Тот тоже назовётся рыцарем.'
      : 'Помогите королю найти дракона. Если ведьма всё перемешает, посмотрите одну карту.',
  witch: () =>
    'Вы за дракона, хотя не знаете, кто он. Один раз можно открыть и пересдать все карты.',
  beggar: () => 'Вы за короля. Когда обвинят другого, вы ещё можете перейти к порочным.',
};

/** A reason, with the odds that follow from the talk. */
const why =
  (text: string) =>
  (values: Odds, messages: Messages): string =>
    `${text} ${messages.lookup('court/why/odds', values)}`;

/** The messages of The King at Court in Russian; names stand in the nominative everywhere. */
export const ru: LocaleOf<CourtMessages> = {
  ...crown,
  'game/king-at-court': 'Король при дворе',

  'option/knightSpecial': 'Рыцарь смотрит карту',
  'option/knightSpecial/withWitch': 'После ведьмы',
  'option/knightSpecial/never': 'Никогда',
  'option/witchUses': 'Ведьма действует, не больше',
  'option/minutes': 'Минут на допрос, по часам',
  'option/resetClock': 'После ведьмы время идёт заново',
  'option/grace': 'Секунд на обвинение, по часам',
  'option/grace/off': 'Без срока',
  'option/rounds': 'Раундов',

  // the talk
  'court/said/am': ({card}: One) => `Я — ${small(card)}.`,
  'court/said/think': ({name, card}: Who & One, messages) =>
    `Думаю, ${spoken(name, messages)} — ${small(card)}.`,
  'court/said/ask': ({name}: Who, messages) =>
    name === messages.t('you') ? 'А вы кто?' : `${name}, кто вы?`,

  // the table
  'court/round': ({n, of}: Many & {of: number}) => `Раунд ${n} из ${of}`,
  'court/aside': ({cards}: {cards: readonly CourtCard[]}) =>
    `Не в игре: ${cards.map(small).join(', ')}`,
  'court/won': crown['crown/wins']!,
  'court/card': 'Карта',
  'court/team': 'Сторона',
  'court/rounds-won': 'Побед',
  'court/down': 'карта закрыта',
  'court/claims': ({card}: One) => `«${small(card)}»`,
  'court/before': ({card}: One) => `прежде ${small(card)}`,
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
  'court/talk/redealt': 'Карты розданы заново.',
  'court/contradicts': ({name}: Who, messages) => `не сходится: ${spoken(name, messages)}`,
  'court/changed': 'раньше было иначе',
  'court/lie': '(ложь)',
  'court/wrong': '(ошибка)',
  'court/cast': ({cards}: {cards: readonly CourtCard[]}) => cards.map(small).join(', '),
  'court/special': ({card, seats}: One & {seats: number}) => SPECIALS[card](seats),
  'court/phrases': 'Что сказать',
  'court/answer': ({name}: Who) => `Ваш ответ: ${name}`,
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
  'court/strip/goal': ({name}: Who, messages) =>
    name === messages.t('you') ? 'Вы король: найдите дракона' : `Дракона ищет король: ${name}`,
  'court/strip/asks': ({name, other}: Two, messages) =>
    name === messages.t('you')
      ? `Ваш вопрос: ${other}, кто вы?`
      : other === messages.t('you')
        ? `${name} спрашивает вас: кто вы?`
        : `${name} спрашивает: ${other}, кто вы?`,
  'court/strip/both': ({name, other, card}: Two & One, messages) =>
    `${name} и ${spoken(other, messages)}: оба слова — «${small(card)}»`,
  'court/strip/changed': ({name}: Who) => `${name}: раньше было сказано иначе`,
  'court/strip/bared': 'Теперь видно, кто был кем',
  'court/strip/peek': ({name}: Who, messages) =>
    name === messages.t('you') ? 'Прежний рыцарь — вы' : `${name}, прежний рыцарь, смотрит карту`,
  'court/strip/mind': ({name}: Who, messages) =>
    name === messages.t('you') ? 'Решать вам' : `${name} решает, кого обвинить`,
  'court/strip/accused': ({name, other}: Two, messages) =>
    other === messages.t('you')
      ? `${name} обвиняет вас`
      : `${name} ${name === messages.t('you') ? 'обвиняете' : 'обвиняет'}: ${other}`,
  'court/strip/joined': ({name}: Who, messages) =>
    name === messages.t('you') ? 'Вы переходите к порочным' : `${name} переходит к порочным`,
  'court/strip/found': 'Это дракон!',
  'court/strip/missed': 'Это не дракон',

  // the end
  'court/end/found': ({other}: Two & One & {dragon: string}, messages) =>
    `Под обвинением: ${spoken(other, messages)} — дракон.`,
  'court/end/missed': ({other, card, dragon}: Two & One & {dragon: string}, messages) =>
    `Под обвинением: ${spoken(other, messages)} — ${small(card)}. Драконом ${dragon === messages.t('you') ? 'были вы' : `был игрок ${dragon}`}.`,
  'court/turn/joined': ({name}: Who, messages) =>
    `Нищий (${spoken(name, messages)}) перешёл к порочным.`,
  'court/turn/before': ({name, other, card}: Two & One, messages) =>
    `«Я — ${small(card)}»: сначала ${spoken(name, messages)}, потом ${spoken(other, messages)}.`,
  'court/turn/after': ({name, other, card}: Two & One, messages) =>
    `«Я — ${small(card)}»: сначала ${spoken(other, messages)}, потом и ${spoken(name, messages)}.`,
  'court/turn/alone': ({name, card}: Who & One, messages) =>
    `«Я — ${small(card)}»: ${spoken(name, messages)}, и больше никто.`,
  'court/turn/silent': ({name}: Who) => `${name}: карта так и не названа.`,

  // what keys read
  'court/key/hand': 'прочитать вашу карту',
  'court/key/aim': 'вопрос и цель',
  'court/key/cards': 'карты в игре',

  // the prompt
  'court/ask/look': ({card}: One) => `Ваша карта: ${small(card)}`,
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
  'court/ask/joining': ({name}: Who) => `Под обвинением: ${name}`,
  'court/ask/joining/why': 'Только нищий может перейти к порочным',
  'court/wait/look': 'Все смотрят свои карты',
  'court/wait/question': 'Двор говорит',
  'court/wait/peek': ({name}: Who) => `${name}: смотреть ли карту?`,
  'court/wait/accuse': 'Король решает',
  'court/wait/joining': 'Нищий ещё может сменить сторону',
  'court/wait/verdict': ({name}: Who, messages) =>
    name === messages.t('you') ? 'Ваша карта открывается' : `${name} открывает карту`,
  'court/do/ready': 'Карта ясна',
  'court/do/pass': 'Слушаю',
  'court/do/witch': 'Перемешать',
  'court/do/end': 'Закончить и обвинить',
  'court/do/end/bare': 'Закончить допрос',
  'court/do/look': ({name}: Who) => `Карта: ${name}`,
  'court/do/decline': 'Нет',
  'court/do/accuse': ({name}: Who) => `Обвинить: ${name}`,
  'court/do/join': 'К порочным',
  'court/do/stay': 'Пас',
  'court/do/finish': 'К итогу',
  'court/pick-first': 'сначала выберите кого-нибудь выше',
  'court/wise-won': 'Победа мудрых',
  'court/wise-won/own': 'Победа ваша, с мудрыми',
  'court/wicked-won': 'Победа порочных',
  'court/wicked-won/own': 'Победа ваша, с порочными',
  'court/most-rounds': ({names}: {names: string}) => `Больше всего раундов: ${names}`,

  // refusals, read after "Нельзя:"
  'court/look-first': 'сначала все смотрят свои карты',
  'court/knight-looks': 'сначала рыцарь смотрит карту или нет',
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
  'court/say/dealt': ({name, n, of}: Who & Many & {of: number}, messages) =>
    `${of > 1 ? `Раунд ${n}. ` : ''}${name === messages.t('you') ? 'Сдаёте вы' : `Сдаёт ${name}`}: каждому по карте.`,
  'court/say/king': ({name}: Who) => `Король: ${name}.`,
  'court/say/bared': ({name, list}: Who & {list: string}) =>
    `Ведьма: ${name}! Открыты все карты: ${list}.`,
  'court/say/witch': ({name}: Who) => `Ведьма: ${name}!`,
  'court/say/dragon-was': ({name}: Who, messages) => `Дракон — ${spoken(name, messages)}`,
  'court/say/that': ({name}: Who, messages) => `«Дракон — ${spoken(name, messages)}.»`,
  'court/say/held': ({name, card}: Who & One) => `${name} — ${small(card)}`,
  'court/say/redealt': 'Все карты, кроме короля, розданы заново.',
  'court/say/looked': ({name, other}: Two) => `${name}: взгляд на чужую карту (${other}).`,
  'court/say/saw': ({name, card}: Who & One) => `Вы видите: ${name} — ${small(card)}.`,
  'court/say/declined': ({name}: Who) => `${name}: карту не смотреть.`,
  'court/say/ended': ({name}: Who) => `${name}: допрос окончен.`,
  'court/say/accused': ({name, other}: Two, messages) =>
    `${name}: дракон — это ${spoken(other, messages)}.`,
  'court/say/joined': ({name}: Who) => `Нищий: ${name}, теперь за порочных.`,
  'court/say/verdict': ({name, card}: Who & One) => `${name}: ${small(card)}.`,

  // readings
  'court/read/seat': ({name, notes}: Who & {notes: string}) => `${name}: ${notes}.`,
  'court/read/score': crown['crown/read/score']!,

  // the bot's reasons
  'court/why/odds': ({names, odds}: Odds) =>
    `Дракон: ${odds
      .flatMap((one, seat) => (one === null ? [] : `${names[seat]} ${one} %`))
      .join(', ')}.`,
  'court/why/truth': why('Мудрым на пользу правда.'),
  'court/why/lie': why('Порочный выдаёт себя за мудрого.'),
  'court/why/saw': why('Вы видели эту карту: скажите.'),
  'court/why/suspect': why('Назовите, кто подозрительнее всех.'),
  'court/why/divert': why('Отведите подозрение на другого.'),
  'court/why/witch': why('Подозрение сильно: лучше новая раздача.'),
  'court/why/enough': why('Сказать больше нечего.'),
  'court/why/ask': why('О том, кто молчит, судить нельзя.'),
  'court/why/again': why('Лжец может ответить уже иначе.'),
  'court/why/listen': why('Пусть договорят другие.'),
  'court/why/end': why('Всё сказано.'),
  'court/why/accuse': why('Обвините самого вероятного.'),
  'court/why/look': 'Что видно глазами, никто не оспорит.',
  'court/why/join': why('Скорее не дракон: победят порочные.'),
  'court/why/stay': why('Скорее дракон: победят мудрые.'),
  'court/why/another': 'Порочному годится любая ложь.',
  'court/why/named': 'Остальные чаще всего называли этого игрока.',
  'court/why/unnamed': 'Никого не назвали: это может быть кто угодно.',
  'court/why/doubts': 'Этого игрока никто не называл: победят порочные.',
  'court/why/trusts': 'Этого игрока называли и другие: победят мудрые.',
  'court/why/not-beggar': 'Выбирать может только нищий.',
};

import type {Card, Suit} from '../../../cards/index.js';
import {capital, does, listed, whom} from '../../../i18n/russian.js';
import type {LocaleOf, Messages, Player} from '../../../i18n/index.js';
import type {RankName} from '../rules/ladder.js';
import {hints} from './hints.ru.js';
import {options} from './options.ru.js';
import type {LadderMessages} from './en.js';

type OfSuit = Readonly<Record<'suit', Suit>>;
type OneCard = Readonly<Record<'card', Card>>;
type AtStake = Player & Readonly<{to: Player; rank: RankName; lower: RankName}>;

/** The names of low ranks are too long for a rung. */
const DIGITS: Readonly<Partial<Record<RankName, string>>> = {
  ...{
    ten: '10',
    nine: '9',
    eight: '8',
    seven: '7',
    six: '6',
    five: '5',
    four: '4',
    three: '3',
    two: '2',
  },
};
const CARDS = {one: 'карта', few: 'карты', many: 'карт', other: 'карты'};

/** A rank within a sentence: `десятка`. */
const as = (rank: RankName, messages: Messages): string =>
  messages.lookup(`ladder/rank/${rank}`).toLowerCase();
const HANDS = {one: 'кон', few: 'кона', many: 'конов', other: 'кона'};

/** The messages of Court Ladder in Russian; names are always in the nominative. */
export const ru: LocaleOf<LadderMessages> = {
  'game/court-ladder': 'Придворная лестница',
  ...options,
  ...hints,

  // ranks, in full and for a narrow rung
  'ladder/rank': 'Ранг',
  'ladder/ranks': 'Ранги, сверху вниз',
  'ladder/rank/king': 'Король',
  'ladder/rank/queen': 'Дама',
  'ladder/rank/jack': 'Валет',
  'ladder/rank/ten': 'Десятка',
  'ladder/rank/nine': 'Девятка',
  'ladder/rank/eight': 'Восьмёрка',
  'ladder/rank/seven': 'Семёрка',
  'ladder/rank/six': 'Шестёрка',
  'ladder/rank/five': 'Пятёрка',
  'ladder/rank/four': 'Четвёрка',
  'ladder/rank/three': 'Тройка',
  'ladder/rank/two': 'Двойка',
  'ladder/rank/page': 'Паж',
  'ladder/rank/groom': 'Конюх',
  'ladder/rank/fool': 'Шут',
  'ladder/rank/knave': 'Плут из кучи',
  'ladder/short': ({rank}: {rank: RankName}, messages) =>
    rank === 'knave' ? 'Плут' : (DIGITS[rank] ?? messages.t(`ladder/rank/${rank}`)),

  // the top line
  'ladder/step/trump': 'Козырь',
  'ladder/step/attack': 'Атака',
  'ladder/step/defence': 'Бить или брать',
  'ladder/step/leave': 'Позволение короля',
  'ladder/step/throwIn': 'Подкидывание',
  'ladder/step/between': 'Ранги',
  'ladder/step/over': 'Игра окончена',
  'ladder/trump': 'козырь',
  'ladder/trump-is': ({suit}: OfSuit, messages) => `Козырь: ${messages.t('suit', {suit})}`,
  'ladder/no-trump-yet': 'козыря ещё нет',
  'ladder/gone': ({n}: {n: number}) => `Вне игры: ${n}`,
  'ladder/hand-of': ({n, of}: {n: number; of: number | string}) =>
    of === 'endless' ? `Кон ${n}` : `Кон ${n} из ${of}`,

  // on the board
  'ladder/out': '–',
  'ladder/role/attacks': 'атака',
  'ladder/role/defends': 'защита',
  'ladder/role/throws': 'может подкинуть',
  'ladder/role/turn': 'ход',
  'ladder/attack-whom': ({name}: Player) => `Атаковать: ${name}`,
  'ladder/with': ({name, card}) => `${name}, ${card}`,
  'ladder/allow-whom': ({name}: Player) => `Позволить подкинуть: ${name}`,
  'ladder/bout': 'Схватка',
  'ladder/attacks': ({name, to}: Player & {to: Player}) => `Атака: ${name} → ${to.name}`,
  'ladder/to-attack': ({name, to}: Player & {to: Player}) => `Будет атака: ${name} → ${to.name}`,
  'ladder/to-attack-any': ({name}: Player) => `Атака на любого: ${name}`,
  'ladder/taking': ({name}: Player) => `Карты берёт: ${name}`,
  'ladder/laid-by': ({name}: Player) => `${name}:`,
  'ladder/beaten-with': 'бита картой',
  'ladder/attack-it': 'атака',
  'ladder/beat-it': 'бить',
  'ladder/joker-beside': 'рядом',
  'ladder/more': ({n}: {n: number}) => `ещё ${n}`,
  'ladder/fold': 'Свернуть лестницу',
  'ladder/room': ({n, of}: {n: number; of: number}) => `Карт атаки: ${n} из ${of}`,
  'ladder/may/all': 'Подкидывают все',
  'ladder/may/attacker': 'Подкидывает только атакующий',
  'ladder/may/opening': 'Первая схватка: подкидывают все',
  'ladder/may/king': 'Подкидывают с позволения короля',
  'ladder/leave-count': ({n}: {n: number}) => `Ещё могут подкинуть: ${n}`,
  'ladder/leave-for': ({players}: {players: readonly Player[]}) =>
    players.length > 0 ? `Могут подкинуть: ${listed(players)}.` : 'Больше никто не подкинет.',
  'ladder/rank-draw': 'Ранги по старшей карте; без карты низкий, с тузом — плут',
  'ladder/player': 'Игрок',
  'ladder/reigns': 'Конов королём',
  'ladder/taken-cards': 'Карты, взятые на виду',
  'ladder/suit': ({suit}: OfSuit, messages) => capital(messages.t('suit', {suit})),

  // what is at stake
  'ladder/stake/trump': 'Король назовёт козырь и первым атакует низшего.',
  'ladder/stake/trump/mine':
    'Корона ваша, пока вы не возьмёте атаку снизу и не останетесь с картами последним.',
  'ladder/stake/free/attack': 'Если цель возьмёт, места не меняются; если нет, дальше атакует она.',
  'ladder/stake/free/see': ({name}: AtStake) =>
    `${name} атакует королём: если карты возьмут, места не меняются.`,
  'ladder/stake/up/defend': ({rank}: AtStake, messages) =>
    `Отобьётесь: вы и дальше ${as(rank, messages)}; возьмёте: поменяетесь местами.`,
  'ladder/stake/up/attack': ({to, rank}: AtStake, messages) =>
    `Возьмёт ${to.name}, и вы ${as(rank, messages)}; если нет, подъём пойдёт без вас.`,
  'ladder/stake/up/see': ({name, to, rank}: AtStake, messages) =>
    `Возьмёт ${to.name}: ${name} теперь ${as(rank, messages)}; если нет, ${to.name} идёт дальше.`,
  'ladder/stake/up/takes/defend': ({name, lower}: AtStake, messages) =>
    `Вы берёте: на вашем месте ${name}, вы теперь ${as(lower, messages)}.`,
  'ladder/stake/up/takes/attack': ({to, rank}: AtStake, messages) =>
    `Карты берёт ${to.name}: обмен местами, вы теперь ${as(rank, messages)}.`,
  'ladder/stake/up/takes/see': ({name, to, rank}: AtStake, messages) =>
    `Карты берёт ${to.name}: ${name} теперь ${as(rank, messages)}.`,
  'ladder/stake/down/defend': 'Отобьётесь: дальше атакуете вы; возьмёте: ранг прежний, карты ваши.',
  'ladder/stake/down/attack': ({to}: AtStake) =>
    `Если ${to.name} возьмёт, места не меняются; если нет, дальше атакует ${to.name}.`,
  'ladder/stake/down/see': ({to}: AtStake) =>
    `Если ${to.name} возьмёт, места не меняются; если нет, дальше атакует ${to.name}.`,
  'ladder/stake/down/takes': ({to}: AtStake) =>
    `${to.isReader ? 'Вы берёте' : `Карты берёт ${to.name}`}: атака сверху мест не меняет.`,
  'ladder/stake/held/defend': ({rank}: AtStake, messages) =>
    `Всё бито: вы по-прежнему ${as(rank, messages)}.`,
  'ladder/stake/held/see': ({to, rank}: AtStake, messages) =>
    `Всё бито: ${to.name} по-прежнему ${as(rank, messages)}.`,
  'ladder/stake/swap/rose': ({name, rank}: AtStake, messages) =>
    `Обмен местами, внизу ${name}: вы теперь ${as(rank, messages)}.`,
  'ladder/stake/swap/fell': ({to, lower}: AtStake, messages) =>
    `Обмен местами, наверху ${to.name}: вы теперь ${as(lower, messages)}.`,
  'ladder/stake/swap/swapped': ({name, to, rank}: AtStake, messages) =>
    `Обмен местами: ${to.name} теперь ${as(rank, messages)}, ниже ${name}.`,

  // the prompt
  'ladder/your-turn': 'Ваш ход',
  'ladder/ask/trump': 'Назовите козырь',
  'ladder/ask/trump/why': 'Остальные посмотрят свои карты после этого',
  'ladder/ask/attack': ({name}: Player) => `Ваша атака: ${name}`,
  'ladder/ask/attack/why': 'Одной картой',
  'ladder/advised': 'совет',
  'ladder/target-advised': 'Звёздочка отмечает, кого советует бот',
  'ladder/ask/attack-any': 'Атакуйте кого угодно',
  'ladder/ask/attack-any/why': 'Сначала ступень лестницы, затем карта',
  'ladder/ask/attack-jokers': 'Выложите джокера',
  'ladder/ask/attack-jokers/why': 'Им не атакуют; карт больше не будет',
  'ladder/ask/beat': ({card}: OneCard, messages) => `Бить: ${messages.t('card', {card})}`,
  'ladder/ask/beat/why': ({card, trump}: OneCard & {trump: Suit}, messages) =>
    card.endsWith(trump)
      ? 'Старшим козырем или взять'
      : `Старшей (${messages.t('suit', {suit: card.charAt(1)})}), козырем или взять`,
  'ladder/ask/take': ({card}: OneCard, messages) => `Взять: ${messages.t('card', {card})}`,
  'ladder/ask/take/why': 'Бить нечем',
  'ladder/ask/leave': 'Кому можно подкидывать?',
  'ladder/ask/leave/why': ({name}: Player) =>
    `Защита: ${name}. Всем, никому или тем, чьи ступени нажмёте`,
  'ladder/ask/throw': 'Подкинуть или пас',
  'ladder/ask/throw/why': 'Карту того достоинства, что уже лежит',
  'ladder/ask/add': ({name}: Player) => `Добавить карту или пас. Берёт ${name}`,
  'ladder/ask/add/why': 'Карту того достоинства, что уже лежит',
  'ladder/ask/no-throw': 'Подкинуть нечего',
  'ladder/ask/no-throw/why': 'Подходящей карты у вас нет',
  'ladder/ask/joker': 'Назовите новый козырь',
  'ladder/ask/joker/why': 'Джокер ляжет рядом; нажмите на него снова, чтобы оставить',
  'ladder/do/take': 'Взять',
  'ladder/do/done': 'Пас',
  'ladder/do/next': 'Следующий кон',
  'ladder/do/nobody': 'Никому',
  'ladder/do/everybody': 'Всем',
  'ladder/do/chosen': 'Им',
  'ladder/waiting/trump': ({name}: Player) => `Козырь называет ${name}`,
  'ladder/waiting/attack': ({name}: Player) => `Атакует ${name}`,
  'ladder/waiting/defence': ({name}: Player) => `${name}: бить или брать`,
  'ladder/waiting/leave': ({name}: Player) => `${name} решает, кому подкидывать`,
  'ladder/waiting/throwIn': ({name}: Player) => `Может подкинуть ${name}`,
  'ladder/not-yet-looked': 'До слова короля в карты не смотрят',
  'ladder/you-are-out': 'Карт у вас нет, ранг остаётся',
  'ladder/defender-throws-nothing/you': 'Вы защищаетесь',
  'ladder/attacker-alone/you': 'Подкидывает только атакующий',
  'ladder/no-leave/you': 'Подкидывать вам не позволено',

  // refusals, read after "Нельзя:"
  'ladder/name-trump-now': 'сначала назовите козырь',
  'ladder/attack-now': 'вы атакуете',
  'ladder/beat-or-take-now': 'бейте карту или берите',
  'ladder/give-leave-now': 'скажите, кому подкидывать',
  'ladder/throw-in-now': 'подкиньте или скажите «пас»',
  'ladder/joker-names-trump': 'джокер только назначает новый козырь',
  'ladder/no-joker-needed': 'король называет козырь без джокера',
  'ladder/takes-a-joker': 'козырь меняют только джокером',
  'ladder/joker-of-the-two': 'джокер кладут только атакующий и защитник',
  'ladder/not-higher': 'она не старше',
  'ladder/only-higher-trump': 'козырь бьют только старшим козырем',
  'ladder/neither-suit-nor-trump': 'не та масть и не козырь',
  'ladder/rank-not-there': 'такого достоинства на столе нет',
  'ladder/defender-throws-nothing': 'защитник не подкидывает',
  'ladder/stabilized': 'карт у вас нет',
  'ladder/attacker-alone': 'подкидывает только атакующий',
  'ladder/no-leave': 'король вам не позволил',
  'ladder/has-passed': 'вы сказали «пас» до следующей карты',
  'ladder/needs-no-leave': 'не всем из них нужно позволение',
  'ladder/target-is-given': 'выбрать, кого атаковать, нельзя',
  'ladder/choose-a-target': 'сначала выберите, кого атаковать',
  'ladder/no-such-target': 'атаковать здесь некого',
  'ladder/target-stabilized': 'игрока без карт не атакуют',

  // narration
  'ladder/say/ranks': (
    {suit, king, knave}: {suit: Suit | undefined; king: Player; knave: Player},
    messages,
  ) =>
    `${suit ? `Ранги по картам, ${messages.t('suit', {suit})}` : 'Ранги по жребию'}: король ${king.name}, плут из кучи ${knave.name}.`,
  'ladder/say/dealt': ({n, name}: {n: number} & Player) => `Кон ${n}. Король: ${name}.`,
  'ladder/say/trump': ({name, suit}: Player & OfSuit, messages) =>
    `${name}: козыри ${messages.t('suit', {suit})}.`,
  'ladder/say/joker': ({name, suit}: Player & OfSuit, messages) =>
    `${name}: джокер, козыри ${messages.t('suit', {suit})}.`,
  'ladder/say/attacked': ({name, to, card}: Player & OneCard & {to: Player}, messages) =>
    `${name} → ${to.name}: ${messages.t('card', {card})}.`,
  'ladder/say/beaten': ({name, card}: Player & OneCard, messages) =>
    `${name}, бито: ${messages.t('card', {card})}.`,
  'ladder/say/taken': ({name}: Player) => `${name}: беру.`,
  'ladder/say/passed': 'Вы не подкидываете.',
  'ladder/say/thrown': ({name, card}: Player & OneCard, messages) =>
    `${name}, в придачу: ${messages.t('card', {card})}.`,
  'ladder/say/took': ({name, n}: Player & {n: number}, messages) =>
    `Взято: ${name}, ${messages.count(n, CARDS)}.`,
  'ladder/say/held': ({name, n}: Player & {n: number}, messages) =>
    `Всё бито: ${name}. Вне игры ${messages.count(n, CARDS)}.`,
  'ladder/say/given-up': ({name}: Player) => `${name}: атаковать нечем.`,
  'ladder/say/swapped': ({up, down}: {up: Player; down: Player}) =>
    `Обмен местами: ${up.name} и ${down.name}.`,
  'ladder/say/left': ({name}: Player) => `Последние карты: ${name}. Теперь это плут из кучи.`,
  'ladder/say/nobody-left': 'Карт ни у кого нет.',
  'ladder/say/over': ({name}: Player) => `Игра окончена. Король: ${name}.`,
  'ladder/say/free': ({name}: Player) => `Атака на любого: ${name}.`,
  'ladder/all-go-up': 'Все, кто ниже, поднимаются на ступень',
  'ladder/long-reign': ({name, n}, messages) =>
    `${name}: король подряд уже ${messages.count(n, HANDS)}. Король падает, если берёт атаку снизу или остаётся с картами последним.`,
  'ladder/ranks-stay': 'Мест это не меняет',
  'ladder/hand/up': ({from, to}, messages) =>
    `Ваш путь за кон, вверх: ${as(from, messages)} → ${as(to, messages)}.`,
  'ladder/hand/down': ({from, to}, messages) =>
    `Ваш путь за кон, вниз: ${as(from, messages)} → ${as(to, messages)}.`,
  'ladder/hand/same': ({to}, messages) => `Ваш ранг прежний: ${as(to, messages)}.`,
  'ladder/all-hands-played': 'Все коны сыграны',

  // the end
  'ladder/ends': ({name, isReader, rank}: Player & {rank: RankName}, messages) =>
    `${isReader ? 'Ваш ранг' : name} в конце: ${as(rank, messages)}`,
  'ladder/wore': ({name, n, of}: Player & {n: number; of: number}, messages) =>
    of === 1
      ? `Сыгран один кон. ${name} ${n === 0 ? 'без короны' : 'в короне'}.`
      : `Сыграно: ${messages.count(of, HANDS)}. ${name} в короне: ${messages.count(n, HANDS)}.`,
  'ladder/turn/up': ({n, to, card, ...who}: Player & OneCard & {n: number; to: Player}, messages) =>
    `Кон ${n}, ${messages.t('card', {card})}: ${does(to, 'берёте', 'берёт')}, и ${whom(who)} теперь выше.`,
  'ladder/turn/left': ({n, name, isReader}: Player & {n: number}) =>
    `Кон ${n}: последние карты, ${isReader ? 'у вас' : name}. Это низ лестницы.`,

  // readings
  'ladder/key/trick': 'прочесть схватку',
  'ladder/key/taken': 'карты, взятые на виду',
  'ladder/read/nothing-laid': 'На столе ничего нет.',
  'ladder/read/no-card': 'Ни одна карта не подходит.',
  'ladder/read/none-taken': 'Взятых на виду карт ни у кого нет.',
  'ladder/read/trumps-out': 'Козыри, которых не видно:',
  'ladder/read/left': ({name, n}: Player & {n: number}, messages) =>
    `${name}: ${messages.count(n, CARDS)}.`,
};

import type {PluralForms, TranslationOf} from '../message-types.js';
import type {en} from './friends.en.js';

const PEOPLE: PluralForms = {
  one: 'человек',
  few: 'человека',
  many: 'человек',
  other: 'человека',
};
const GENITIVE: PluralForms = {
  one: 'человека',
  few: 'человек',
  many: 'человек',
  other: 'человека',
};
const TRICKS: PluralForms = {
  one: 'взятка',
  few: 'взятки',
  many: 'взяток',
  other: 'взятки',
};
const MOVES: PluralForms = {one: 'ход', few: 'хода', many: 'ходов', other: 'хода'};
const SEATS: PluralForms = {
  one: 'место свободно',
  few: 'места свободны',
  many: 'мест свободно',
  other: 'места свободно',
};
const BOTS: PluralForms = {one: 'бот', few: 'бота', many: 'ботов', other: 'бота'};
const MATCHES: PluralForms = {one: 'партия', few: 'партии', many: 'партий', other: 'партии'};
const WINS: PluralForms = {one: 'победа', few: 'победы', many: 'побед', other: 'победы'};
const WATCHERS: PluralForms = {
  one: 'зритель',
  few: 'зрителя',
  many: 'зрителей',
  other: 'зрителя',
};

/** Russian sentences of a table whose players sit at devices of their own. */
export const ru: TranslationOf<typeof en> = {
  'friends/how':
    'Каждый играет на своём устройстве. Откройте стол и отправьте ссылку; регистрация не нужна. На свободных местах играют боты.',
  'friends/name': 'Ваше имя',
  'friends/make': 'Открыть стол',
  'friends/screen':
    'Этот экран показывает стол всем. Откройте стол, и пусть каждый считает код телефоном: на телефоне будет его рука.',
  'friends/working': 'Минуту…',

  'friends/link': 'Ссылка на этот стол',
  'friends/copy': 'Копировать ссылку',
  'friends/share': 'Поделиться…',
  'friends/scan': 'Или считайте код телефоном',
  'friends/code': 'QR-код со ссылкой',
  'friends/here': ({n, of}, w) => `На месте ${n} из ${w.count(of, GENITIVE)}`,
  'friends/fill': 'Начать с ботами',
  'friends/watch': 'Копировать ссылку для зрителей',
  'friends/link-over': 'Копировать ссылку на эту партию',
  'friends/watchers': ({n}, w) => w.count(n, WATCHERS),

  'friends/seats': 'За столом',
  'friends/series': ({n}, w) => `Всего ${w.count(n, MATCHES)}`,
  'friends/series/of': ({n, points}, w) =>
    `${w.count(n, WINS)}${points === undefined ? '' : `, ${w.points(points)}`}`,
  'friends/series/so-far': ({n, text}, w) => `Всего ${w.count(n, MATCHES)}, побед: ${text}.`,
  'friends/seat/here': 'на месте',
  'friends/seat/away': 'не на связи',
  'friends/seat/gone': 'не на связи, играет бот',
  'friends/seat/bot': 'бот',
  'friends/seat/open': 'свободное место',
  'friends/seat/ready': 'готов',

  'friends/fair': 'Честная сдача',
  'friends/fair/promise':
    'Все карты партии получены из секрета. До первой карты сервер подтвердил его этим числом. В конце партии он назовёт секрет, и эта страница сдаст все карты заново.',
  'friends/fair/checking': 'Карты сдаются заново…',
  'friends/fair/draw':
    'Все карты партии получены из секрета сервера и числа от каждой страницы. Всё это было обещано прежде, чем названо, поэтому карты никто не выбирал. В конце партии эта страница сдаст все карты заново.',
  'friends/fair/yes':
    'Честный розыгрыш: число вашей страницы в нём есть, секрет тот, что был обещан, и все карты, которые вы видели, получены из них.',
  'friends/fair/promised':
    'Сдано, как обещано: секрет отвечает числу, и все карты, которые вы видели, получены из него. Ваша страница в розыгрыше не участвовала.',
  'friends/fair/left-out': ({name}) =>
    `Страница игрока ${name} назвала число слишком поздно и в розыгрыше не участвует.`,
  'friends/fair/own-left-out':
    'Ваша страница назвала число слишком поздно и в розыгрыше не участвует.',
  'friends/fair/no': 'Карты сданы не так, как было обещано до первой карты.',
  'friends/fair/copy': 'Копировать доказательство',

  'friends/leave': 'Выйти из-за стола',
  'friends/delete': 'Удалить эту партию',
  'friends/delete-sure': 'Удалить для всех',
  'friends/delete-how': 'Партия, её запись и все имена будут удалены для всех за столом.',
  'friends/keep': 'Оставить',

  'friends/invited': ({game}) => `Вас приглашают за стол: ${game}.`,
  'friends/invited-by': ({name, game}) => `${name} приглашает вас за стол: ${game}.`,
  'friends/late': 'Партия началась. Можно занять место бота со следующей сдачи или смотреть.',
  'friends/take-bot': 'Занять место бота',

  'friends/room': ({game}) => `Ваш стол: ${game}`,
  'friends/you': 'вы',
  'friends/player': ({n}) => `Игрок ${n}`,
  'friends/free': ({n}, w) => (n === 0 ? 'Все в сборе.' : w.count(n, SEATS)),
  'friends/how-many': 'Мест',
  'friends/pace': 'Темп',
  'friends/pace/usual': 'Обычный',
  'friends/pace/fast': '20 секунд',
  'friends/pace/relaxed': '2 минуты',
  'friends/pace/days': 'День',
  'friends/ready': 'Готов играть',
  'friends/not-ready': 'Ещё не готов',
  'friends/host-starts': ({name}) =>
    name === '' ? 'Партию начнёт хозяин стола.' : `Партию начнёт ${name}.`,
  'friends/start': 'Начать',
  'friends/start-with': ({n}, w) => `Начать: ${w.count(n, BOTS)}`,
  'friends/drawing': 'Карты разыгрываются…',
  'friends/deal-waits': 'Карты будут сданы, когда все соберутся.',
  'friends/to-room': 'К ожидающим',
  'friends/sit': 'Сесть за стол',
  'friends/look-on': 'Смотреть',
  'friends/not-now': 'Не сейчас',
  'friends/full': 'Все места заняты. Можно смотреть.',

  'friends/fault/gone': 'Эта партия удалена.',
  'friends/fault/refused': 'Это место больше не ваше.',
  'friends/fault/rules': 'Эта партия начата по другим правилам. Ваше место сохранено.',
  'friends/fault/code': 'Код неверен или устарел.',
  'friends/fault/name': 'За этим столом никого так не зовут.',
  'friends/fault/nobody': 'За столом сейчас некому ответить.',
  'friends/fault/denied': 'Остальные не согласились.',
  'friends/fault/unreached': 'Нет связи со столами.',
  'friends/fault/slow': 'Слишком часто. Попробуйте чуть позже.',
  'friends/fault/outdated': 'Столы новее этой страницы. Обновите страницу.',
  'friends/fault/replaced': 'Вы играете в другом окне.',
  'friends/go-on-here': 'Продолжить здесь',
  'friends/play-here': 'Играть здесь с ботами',

  'friends/kept': 'Ваше место за столом сохранено.',
  'friends/to-table': 'Вернуться за стол',
  'friends/missed': ({tricks, moves, points}, w) =>
    `Пока вас не было: ${tricks > 0 ? w.count(tricks, TRICKS) : w.count(moves, MOVES)}${points === 0 ? '' : `, ${w.points(points)}`}.`,
  'friends/missed/ok': 'Понятно',

  'friends/wait': 'Подождите меня',
  'friends/waits': ({name}) => `${name} просит подождать.`,
  'friends/device': 'Играть на другом устройстве',
  'friends/device/code': 'Откройте там ссылку на стол и введите код:',
  'friends/own': 'У меня уже есть место',
  'friends/own/how':
    'Введите код с другого устройства. Если кода нет, назовите своё имя: спросим остальных.',
  'friends/own/code': 'Код',
  'friends/own/take': 'На моё место',
  'friends/own/asking': 'Спрашиваем остальных…',
  'friends/replace': 'Заменить',
  'friends/ask/delete': ({name}) => `${name} хочет удалить эту партию для всех.`,
  'friends/ask/replace': ({name, other}) => `${name} хочет посадить бота вместо игрока ${other}.`,
  'friends/ask/claim': ({other}) => `Кто-то на другом устройстве говорит: «Я — ${other}».`,
  'friends/ask/own': 'Спрашиваем остальных.',
  'friends/ask/nobody': 'Нужно согласие ещё одного игрока, а за столом никого нет.',

  'friends/your-turn': 'Ваш ход',
  'friends/tell': 'Сообщать, когда мой ход',
  'friends/tell-not': 'Больше не сообщать',
  'friends/tells': 'Браузер сообщит о вашем ходе, если вы смотрите другую страницу.',
  'friends/tells/closed': 'О вашем ходе вам сообщат и тогда, когда эта страница закрыта.',
  'friends/days': 'Ход в день: ждать здесь не нужно.',
  'friends/days/open': 'Ход в день: о вашем ходе сообщат, пока эта страница открыта.',
  'friends/days/told': 'Ход в день: о вашем ходе вам сообщат.',
  'friends/sound/off': 'Не подавать звук в мой ход',
  'friends/sound/on': 'Подавать звук в мой ход',
  'friends/unsaved': 'Ваш ход ещё не сохранён. Пробуем снова.',
  'friends/lost': 'Связь прервалась. Подключаемся снова.',
  'friends/back': 'Связь восстановлена.',
  'friends/joining': 'Подключаемся к столу…',
  'friends/waiting': ({n}, w) => `Ждём ещё: ${w.count(n, PEOPLE)}.`,
  'friends/invite': 'Пригласить',
  'friends/came': ({name}) => `${name} за столом.`,
  'friends/away': ({name}) => `${name} не на связи.`,
  'friends/away-until': ({name, time}) => `${name} не на связи; через ${time} сыграет бот.`,
  'friends/gone': ({name}) => `${name} не на связи; играет бот.`,
  'friends/until': ({name, time}) => `${name}: осталось ${time}`,

  'friends/undo/asks': ({name}) => `${name} просит вернуть последний ход.`,
  'friends/undo/own': 'Вы попросили вернуть свой последний ход.',
  'friends/undo/allow': 'Разрешить',
  'friends/undo/refuse': 'Отказать',
  'friends/undo/withdraw': 'Передумать',

  'friends/greetings': 'Сказать',
  'friends/greetings/seat': 'Их открывает и ваше место за столом.',
  'friends/greet/0': 'Привет!',
  'friends/greet/1': 'Удачи!',
  'friends/greet/2': 'Отлично сыграно!',
  'friends/greet/3': 'Ой!',
  'friends/greet/4': 'Спасибо!',
  'friends/greet/5': 'Хорошая партия!',
  'friends/greet/late': 'Слишком часто: слова подождут немного.',
  'friends/said': ({name, text}) => `${name}: ${text}`,
};

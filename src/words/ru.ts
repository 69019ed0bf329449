import type {Catalogue, Forms} from './translate.js';

const SUITS: Readonly<Record<string, string>> = {
  S: 'пики',
  H: 'червы',
  D: 'бубны',
  C: 'трефы',
};
/** Of the suit; cards are named whole, since usage differs and glued parts go wrong. */
const OF: Readonly<Record<string, string>> = {
  S: 'пик',
  H: 'червей',
  D: 'бубен',
  C: 'треф',
};
const RANKS: Readonly<Record<string, string>> = {
  2: 'двойка',
  3: 'тройка',
  4: 'четвёрка',
  5: 'пятёрка',
  6: 'шестёрка',
  7: 'семёрка',
  8: 'восьмёрка',
  9: 'девятка',
  T: 'десятка',
  J: 'валет',
  Q: 'дама',
  K: 'король',
  A: 'туз',
};
const JOKERS: Readonly<Record<string, string>> = {'*1': 'красный джокер', '*2': 'чёрный джокер'};

const rank = (card: string): string => JOKERS[card] ?? RANKS[card.charAt(0)] ?? card.charAt(0);
const card = (code: string): string => JOKERS[code] ?? `${rank(code)} ${OF[code.charAt(1)] ?? ''}`;

const CARDS: Forms = {one: 'карта', few: 'карты', many: 'карт', other: 'карты'};
const TRICKS: Forms = {one: 'взятка', few: 'взятки', many: 'взяток', other: 'взятки'};
const POINTS: Forms = {one: 'очко', few: 'очка', many: 'очков', other: 'очка'};
const SECONDS: Forms = {one: 'секунда', few: 'секунды', many: 'секунд', other: 'секунды'};

/** Sentences that all games share, in Russian: nothing here has a gender or a tense of the player. */
export const ru: Catalogue = {
  // names
  'bot/0': 'Отто',
  'bot/1': 'Нора',
  'bot/2': 'Вера',
  'bot/3': 'Берт',
  'bot/4': 'Ида',
  'bot/5': 'Эмиль',
  'bot/6': 'Мара',
  'bot/7': 'Рут',
  'bot/8': 'Ян',
  'bot/9': 'Пауль',
  'bot/10': 'Лена',
  'bot/11': 'Хуго',
  'bot/12': 'Клара',
  'bot/13': 'Феликс',
  'bot/14': 'Грета',
  you: 'Вы',

  // cards
  card: ({card: code}: {card: string}) => card(code),
  'card/face-down': 'закрытая карта',
  'card/rank': ({card: code}: {card: string}) => rank(code),
  rank: ({rank: code}: {rank: string}) => rank(code),
  suit: ({suit}: {suit: string}) => SUITS[suit] ?? suit,

  // refusals, read after "Нельзя:"
  'game/not-a-move': 'сейчас это невозможно',
  'game/not-your-card': 'этой карты у вас нет',
  'game/not-your-turn': 'сейчас не ваш ход',
  'game/over': 'игра окончена',

  // the hand
  'hand/chosen': 'карта выбрана',
  'hand/hint': 'подсказка',
  'hand/not-playable': ({why}: {why?: string}) =>
    why ? `сыграть нельзя: ${why}` : 'сыграть нельзя',
  'hand/position': ({at, of}: {at: number; of: number}) => `${at} из ${of}`,

  // announcements and readings
  'say/hand': ({n, suits}: {n: number; suits: string}, w) => `${w.count(n, CARDS)}. ${suits}`,
  'say/play': ({name, card: code}: {name: string; card: string}) => `${name}: ${card(code)}.`,
  'say/seconds': ({n}: {n: number}, w) => `${w.count(n, SECONDS)}.`,
  'say/setting': ({name, value}: {name: string; value: string}) => `${name}: ${value}.`,
  'say/suit': ({suit, ranks}: {suit: string; ranks: readonly string[]}) =>
    `${capital(SUITS[suit] ?? suit)}: ${ranks.map(rank).join(', ')}.`,

  // seats
  'seat/dealer': 'сдаёт',
  'seat/to-play': ({name}: {name: string}) => `${name}, ход`,

  // settings: the name, then the values
  'setting/card-index': 'Буквы на картах',
  'setting/card-index/auto': 'Как язык',
  'setting/card-index/en': 'A K Q J',
  'setting/card-index/ru': 'Т К Д В',
  'setting/card-size': 'Размер карт',
  'setting/card-size/auto': 'Авто',
  'setting/card-size/large': 'Крупный',
  'setting/card-size/medium': 'Средний',
  'setting/card-size/small': 'Мелкий',
  'setting/deck': 'Масти',
  'setting/deck/four-colour': '4 цвета',
  'setting/deck/two-colour': '2 цвета',
  'setting/locale': 'Язык',
  'setting/locale/auto': 'Как на странице',
  'setting/locale/en': 'English',
  'setting/locale/ru': 'Русский',
  'setting/play-mode': 'Ход картой',
  'setting/play-mode/auto': 'Авто',
  'setting/play-mode/confirm': 'С подтверждением',
  'setting/play-mode/tap': 'Одно касание',
  'setting/shortcuts': 'Буквенные клавиши',
  'setting/sound': 'Звук',
  'setting/speed': 'Скорость',
  'setting/speed/fast': 'Быстро',
  'setting/speed/instant': 'Сразу',
  'setting/speed/normal': 'Обычно',
  'setting/speed/slow': 'Медленно',
  'setting/theme': 'Стол',
  'setting/theme/auto': 'Авто',
  'setting/theme/felt': 'Сукно',
  'setting/theme/flat': 'Гладкий',

  // score sheet
  'sheet/change': 'изменение',
  'sheet/caption': 'Очки каждой сдачи, затем общий счёт',
  'sheet/deal': ({n}: {n: number}) => `Сдача ${n}`,
  'sheet/to-come': 'впереди',
  'sheet/total': 'Итого',

  // a deal's summary
  'summary/down': 'ниже',
  'summary/up': 'выше',

  // the trick
  'trick/label': 'Взятка',
  'trick/led': 'заход',
  'trick/play': ({name, card: code}: {name: string; card: string}) => `${name}: ${card(code)}`,
  'trick/winning': 'старшая',

  // the shell
  'ui/actions': 'Действия',
  'ui/cancel': 'Играть дальше',
  'ui/close': 'Закрыть',
  'ui/copied': 'Скопировано',
  'ui/copy': 'Копировать',
  'ui/deal': 'Раздать карты',
  'ui/hint': 'Подсказка',
  'ui/last-trick': 'Взятка',
  'ui/log': 'Ход игры',
  'ui/menu': 'Меню',
  'ui/new-game': 'Новая игра',
  'ui/new-game-ends': 'Идущая игра на этом кончится.',
  'ui/next': 'Дальше',
  'ui/next-deal': 'Следующая сдача',
  'ui/not-your-turn': 'Сейчас не ваш ход',
  'ui/nothing-to-undo': 'Отменять нечего',
  'ui/off': 'выкл.',
  'ui/on': 'вкл.',
  'ui/play': 'Играть',
  'ui/play-card': ({card: code}: {card: string}) => `Ход: ${rank(code)}`,
  'ui/play-own': ({name}: {name: string}) => `Ход: ${name}`,
  'ui/players': 'Игроки',
  'ui/refused': ({why}: {why: string}) => `Нельзя: ${why}`,
  'ui/rematch': 'Ещё раз',
  'ui/resumed': 'Игра продолжается',
  'ui/rules': 'Правила',
  'ui/save-discarded': 'Сохранённую игру прочесть не удалось; вот новая',
  'ui/scores': 'Счёт',
  'ui/settings': 'Настройки',
  'ui/table': 'Стол',
  'ui/undo': 'Отменить',
  'ui/undone': 'Ход отменён',
  'ui/your-hand': 'Ваши карты',

  // words that follow a number
  'unit/cards': ({n}: {n: number}, w) => w.plural(n, CARDS),
  'unit/points': ({n}: {n: number}, w) => w.plural(n, POINTS),
  'unit/tricks': ({n}: {n: number}, w) => w.plural(n, TRICKS),
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

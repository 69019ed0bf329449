import type {PluralForms, TranslationOf} from '../message-types.js';
import {listed, whom, won} from '../russian.js';
import type {en} from './en.js';

const SUITS: Readonly<Record<string, string>> = {
  S: 'пики',
  H: 'червы',
  D: 'бубны',
  C: 'трефы',
};
/**
 * Words that agree with a suit. Cards are named whole: usage differs, and sentences glued from parts go
 * wrong.
 */
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

const CARDS: PluralForms = {one: 'карта', few: 'карты', many: 'карт', other: 'карты'};
const POINTS: PluralForms = {one: 'очко', few: 'очка', many: 'очков', other: 'очка'};
const TRICKS: PluralForms = {one: 'взятка', few: 'взятки', many: 'взяток', other: 'взятки'};

/** Russian sentences that all games share. None has a gender or a tense of the player. */
export const ru: TranslationOf<typeof en> = {
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
  rank: ({rank: code}: {rank: string}) => rank(code),
  suit: ({suit}: {suit: string}) => SUITS[suit] ?? suit,

  // refusals, read after "Нельзя:"
  'game/not-a-move': 'сейчас это невозможно',
  'game/not-your-card': 'этой карты у вас нет',
  'game/not-your-turn': 'сейчас не ваш ход',
  'game/over': 'игра окончена',

  // the hand
  'hand/chosen': 'карта выбрана',
  'hand/hint': 'совет',
  'hand/new': 'новая карта',
  'hand/not-playable': ({why}: {why?: string | undefined}) =>
    why ? `сыграть нельзя: ${why}` : 'сыграть нельзя',
  'hand/position': ({at, of}: {at: number; of: number}) => `${at} из ${of}`,

  // seats
  'seat/dealer': 'сдаёт',
  'seat/score': ({n, ofDeal}, w) => (ofDeal ? 'за сдачу' : w.plural(n, POINTS)),
  'seat/to-play': ({name}: {name: string}) => `${name}, ход`,
  'seat/total': ({points}: {points: number}, messages) => `всего ${messages.points(points)}`,
  'seat/won': ({players}) => (players[1] ? `Поровну: ${listed(players)}` : won(players[0]!)),

  // the trick
  'trick/label': 'Взятка',
  'trick/led': 'заход',
  'trick/play': ({name, card: code}: {name: string; card: string}) => `${name}: ${card(code)}`,
  'trick/to': (player) => `Взятка: ${whom(player)}`,
  'trick/winning': 'старшая',

  // a deal's summary
  'summary/down': 'ниже',
  'summary/up': 'выше',

  // the shell
  'ui/actions': 'Действия',
  'ui/close': 'Закрыть',
  'ui/hint': 'Совет',
  'ui/last-trick': 'Взятка',
  'ui/log': 'Журнал',
  'ui/menu': 'Меню',
  'ui/friends': 'Играть с друзьями',
  'ui/missed': 'Это не загрузилось; игра идёт дальше. Попробуйте позже.',
  'ui/skip': 'Дальше',
  'ui/got-it': 'Понятно',
  'ui/next': 'Дальше',
  'ui/not-your-turn': 'Сейчас не ваш ход',
  'ui/nothing-to-undo': 'Отменять нечего',
  'ui/play-card': ({card: code}: {card: string}) => `Ход: ${rank(code)}`,
  'ui/play-own': ({name}: {name: string}) => `Ход: ${name}`,
  'ui/refused': ({why}: {why: string}) => `Нельзя: ${why}`,
  'ui/rules': 'Правила',
  'ui/scores': 'Счёт',
  'ui/table': 'Стол',
  'ui/this-deal': 'Сдача',
  'ui/undo': 'Назад',
  'ui/your-hand': 'Ваши карты',

  // words after a number
  'unit/cards': ({n}: {n: number}, w) => w.plural(n, CARDS),
  'unit/tricks': ({n}: {n: number}, w) => w.plural(n, TRICKS),
};

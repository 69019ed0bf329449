import type {Card} from '../../../cards/index.js';
import type {LocaleOf, Messages} from '../../../i18n/index.js';
import type {story as english} from './story.en.js';

type Ranked = Readonly<Record<'king' | 'soldier' | 'peasant', string>>;
type Turn = Readonly<{at: number; name: string; winner: string; card: Card}>;
type Fall = Omit<Turn, 'winner'> & Readonly<{lost: Card}>;
type Decided = Omit<Turn, 'winner' | 'card'> & Readonly<Record<'n' | 'next', number>>;

const isYou = (name: string, messages: Messages): boolean => name === messages.t('you');
const inner = (name: string, messages: Messages): string =>
  isYou(name, messages) ? name.toLowerCase() : name;

/** The coronation and the end, in Russian. */
export const story: LocaleOf<typeof english> = {
  'peasants/go-crown': 'Коронация',
  'peasants/brings/gets': 'получает козыри',
  'peasants/brings/pays': 'платит козырь',
  'peasants/meaning/king': ({soldier, peasant}: Ranked) =>
    `${soldier} и ${peasant} платят вам по козырю; вы даёте карту взамен.`,
  'peasants/meaning/prince': 'Вы не платите и не получаете.',
  'peasants/meaning/soldier': 'С вас старший козырь королю; взамен хорошая карта.',
  'peasants/meaning/peasant': 'С вас козырь королю; взамен любая карта.',
  'peasants/meaning/all': ({soldier, peasant}: Ranked, messages) =>
    `${soldier} и ${inner(peasant, messages)} платят королю по козырю; взамен карта.`,
  'peasants/one-more': 'Ещё взятка, и до правления вы не играете',
  'peasants/limit': ({n}: {n: number}) =>
    n === 9
      ? 'У вас нет предела: берите всё'
      : `Ваш предел ${n}: дальше вы не играете до правления`,
  'peasants/others-play': 'Другие доигрывают остальные взятки',

  'peasants/end/reign': ({name}: {name: string}, messages) =>
    isYou(name, messages) ? 'Вы выиграли правление' : `Правление выигрывает ${name}`,
  'peasants/end/session': (
    {n, names, won, games}: Readonly<{n: number; names: string; won: number; games: number}>,
    messages,
  ) =>
    n === 1
      ? isYou(names, messages)
        ? `Победа ваша: партий ${won} из ${games}`
        : `Побеждает ${names}: партий ${won} из ${games}`
      : `Победа поровну: ${names}`,
  'peasants/turn/takes': ({at, name, card}: Turn, messages) =>
    `Взятка ${at}: ${messages.t('card', {card})} выводит вперёд (${inner(name, messages)}).`,
  'peasants/turn/other': ({at, name, winner, card}: Turn, messages) =>
    `Взятка ${at}: ${messages.t('card', {card})} (${inner(name, messages)}), и впереди остаётся ${inner(winner, messages)}.`,
  'peasants/turn/fell': ({at, name, lost, card}: Fall, messages) =>
    `Взятка ${at}: ${messages.t('card', {card})} (${name}) бьёт вашу карту: ${messages.t('card', {card: lost})}.`,
  'peasants/turn/decided': ({at, name, n, next}: Decided, messages) =>
    `После взятки ${at} отрыв не догнать: впереди ${inner(name, messages)}, ${n} против ${next}.`,
  'peasants/turn/last': ({name, n, next}: Decided, messages) =>
    `Всё решает последняя взятка: впереди ${inner(name, messages)}, ${n} против ${next}.`,
};

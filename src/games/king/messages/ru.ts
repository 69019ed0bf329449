import type {Card, Suit} from '../../../cards/index.js';
import type {MessageCatalogue, Messages} from '../../../i18n/index.js';
import type {KingView} from '../types.js';

const led = (view: KingView, messages: Messages): string => {
  const [lead] = view.trick;
  return lead ? messages.t('suit', {suit: lead.card[1] as Suit}) : '';
};

/** The sentences of the King family in Russian; names stand in the nominative everywhere. */
export const ru: MessageCatalogue = {
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
  'king/contract/take-tricks': 'Взятки',
  'king/contract/take-boys': 'Мальчики',
  'king/contract/take-girls': 'Девочки',
  'king/contract/take-hearts': 'Червы',
  'king/contract/take-king': 'Кинг',
  'king/contract/take-last-two': 'Две последние',
  'king/contract/positive-jumble': 'Ералаш в плюс',
  'king/contract/omnibus': 'Омнибус',

  'king/goal/trick': ({pts}: {pts: number}, messages) => `каждая ${messages.points(pts)}`,
  'king/goal/omnibus': '',

  'king/out': 'не взяты',
  'king/out-count': ({n}: {n: number}, messages) =>
    messages.count(n, {one: 'не взята', few: 'не взяты', many: 'не взято', other: 'не взято'}),
  'king/tricks-left': ({n}: {n: number}, messages) =>
    `осталось ${messages.count(n, {one: 'взятка', few: 'взятки', many: 'взяток', other: 'взятки'})}`,
  'king/deal-of': ({deal, of}: {deal: number; of: number}) => `Сдача ${deal} из ${of}`,
  'king/deal': ({deal}: {deal: number}) => `Сдача ${deal}`,

  'king/follow-suit': ({view}: {view: KingView}, messages) =>
    `нужно в масть: ${led(view, messages)}`,
  'king/heart-lead-ban': 'с червей не ходят, пока есть другая масть',
  'king/forced-king': 'масти хода нет, король червей сбрасывается сразу',

  'king/your-lead': 'Ваш первый ход',
  'king/lead-anything': 'Можно ходить с любой карты',
  'king/lead-no-heart': 'С червей нельзя, пока есть другая масть',
  'king/your-turn-follow': 'Ваш ход, в масть',
  'king/your-turn-discard': 'Ваш ход, любая карта',
  'king/must-king': 'Ваш ход, король червей обязан уйти',
  'king/winning': ({name, card}: {name: string; card: Card}, messages) =>
    `Старшая: ${messages.t('rank', {rank: card})}, ${name}`,
  'king/to-play': ({name}: {name: string}) => `Ход: ${name}`,
  'king/leads': ({name}: {name: string}) => `Первый ход: ${name}`,
  'king/trick-to': ({name}: {name: string}) => `Взятка: ${name}`,
  'king/trick-worth': ({points}: {points: number}, messages) =>
    points === 0 ? 'Она ничего не стоит' : `Цена: ${messages.points(points)}`,
  'king/early': 'Брать больше нечего',
  'king/early-why': 'Сдача на этом кончается',
};

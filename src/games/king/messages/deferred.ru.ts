import type {Card} from '../../../cards/index.js';
import {listed, whom, won} from '../../../i18n/russian.js';
import type {LocaleOf, Player, PluralForms} from '../../../i18n/index.js';
import type {DeferredMessages} from './deferred.en.js';
import {options} from './options.ru.js';

const forms = (one: string, few: string, many: string): PluralForms => ({
  one,
  few,
  many,
  other: few,
});
/** Two players or more. */
const all = (players: readonly Player[]): string =>
  `${listed(players.slice(0, -1))} и ${whom(players.at(-1)!)}`;

const UNITS: Readonly<Record<string, PluralForms>> = {
  J: forms('валет', 'валета', 'валетов'),
  Q: forms('дама', 'дамы', 'дам'),
  K: forms('король', 'короля', 'королей'),
  H: forms('черва', 'червы', 'черв'),
  S: forms('пика', 'пики', 'пик'),
  D: forms('бубна', 'бубны', 'бубен'),
  C: forms('трефа', 'трефы', 'треф'),
  '*': forms('джокер', 'джокера', 'джокеров'),
  trick: forms('взятка', 'взятки', 'взяток'),
};
const NAMED: Readonly<Record<string, string>> = {
  slam: 'всё, что считается',
  bid: 'заявка',
  away: 'снос',
  earlier: 'прежние взятки',
};

/**
 * Russian messages about the end of a deal or a match, and coach marks; names are in the nominative.
 */
export const ru: LocaleOf<DeferredMessages> = {
  ...options,
  // the aims, and the coach marks
  'aim/king-simple': 'Семь сдач не брать, семь брать; побеждает, у кого больше очков',
  'aim/king-threesome': 'Трое, тридцать карт; побеждает, у кого больше очков',
  'aim/king-custom': 'Закажите все 14 контрактов; побеждает, у кого больше очков',
  'aim/king-minsk': 'Шесть сдач не брать, три брать; побеждает, у кого больше очков',
  'aim/king-domino': 'Игра до −31; побеждает, у кого больше очков',
  'aim/king-trade': 'Заявка называет штрафную масть; побеждает, у кого больше очков',
  'aim/king-atomic': 'Сами решайте, что брать; побеждает, у кого больше очков',
  'aim/king-short': 'Всего 14 сдач, первые семь не брать; победит, у кого больше очков',
  'aim/king-long': 'Закажите все 14 контрактов; побеждает, у кого больше очков',
  'aim/king-preference': 'Семь «не брать», затем «брать»; побеждает, у кого больше очков',
  'king/tip/goal': 'Таких берите поменьше',
  'king/tip/goal/why': 'Верхняя строка считает, что ещё в игре.',
  'king/tip/goal-take': 'Таких берите побольше',
  'king/tip/goal-both': 'Минус отдайте, плюс возьмите',
  'king/tip/raised': 'Ходите поднятой картой',
  'king/tip/raised/why': 'Опущенная подскажет, почему нельзя.',
  'king/tip/cost': ({points}) => `Взятка стоила вам ${points}`,
  'king/tip/cost/why': 'Очки за сдачу — рядом с именем.',

  // the recommended choice
  'king/suggested': 'Совет',
  'king/suggested/why': 'Почему?',
  'king/why/ordered': ({points, other}, messages) =>
    `С этой картой около ${messages.points(points)}, а в среднем ${messages.points(other)}.`,
  'king/why/called': ({points, other}, messages) =>
    `Выйдет около ${messages.points(points)}; лучший другой выбор — ${messages.points(other)}.`,
  'king/why/named': ({points, other}, messages) =>
    `Обойдётся вам примерно в ${messages.number(-points)}; лучшая другая масть — в ${messages.number(-other)}.`,
  'king/why/away': ({points, other}, messages) =>
    `Без них около ${messages.points(points)}; без другой лучшей пары — ${messages.points(other)}.`,
  'king/why/hand': 'Новичок судит только по своей карте.',
  'king/why/bid': ({n}) => `Право назвать масть принесёт вам около ${n}.`,
  'king/why/pass': ({n}) =>
    n === 0
      ? 'Право назвать масть ничего вам не даст.'
      : `Право назвать масть принесёт вам всего около ${n}.`,

  // the end of a deal
  'king/summary': ({deal, name}) =>
    `Сдача ${deal}, ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  'king/place': 'Место',
  'king/player': 'Игрок',
  'king/this-deal': 'Сдача',
  'king/total': 'Всего',
  'king/clean': 'без очков',
  'king/group': ({kind, count}, messages) => {
    const unit = UNITS[kind];
    if (unit) return messages.count(count, unit);
    if (kind === 'last2') return `взятка ${count}`;
    if (kind === 'both last') return `взятки ${count} и ${count + 1}`;
    return NAMED[kind] ?? messages.t('card', {card: kind as Card});
  },
  'king/ahead-since': ({deal, ...who}) => `С ${deal}-й сдачи впереди: ${whom(who)}`,
  'king/brings': ({points, ...who}, messages) => `${whom(who)}: ${messages.points(points)}`,
  'king/brings-first': ({points, ...who}, messages) =>
    `${whom(who)}, впереди всех: ${messages.points(points)}`,
  'king/strip': 'Все взятки: кто взял',
  'king/strip-trick': ({n, points, ...who}, messages) =>
    `Взятка ${n}: ${whom(who)}${points ? `, ${messages.points(points)}` : ''}`,
  'king/tricks': 'Взятки',
  'king/ahead-by': ({points, ...who}, messages) =>
    `Впереди ${whom(who)}, отрыв ${messages.number(points)}`,
  'king/level': ({players}) => `Вместе впереди ${all(players)}`,
  'king/next-contract': ({name, goal}) => `Дальше: ${name}${goal ? `, ${goal}` : ''}`,
  'king/next-deal': 'Новая сдача',
  'king/to-limit': ({name, isReader, points, limit}, messages) =>
    isReader
      ? `До ${messages.points(limit)} вам осталось ${messages.number(points)}`
      : `${name}: до ${messages.points(limit)} осталось ${messages.number(points)}`,

  'king/see-result': 'Итог',
  'king/won': ({players}) => (players[1] ? `Победу делят ${all(players)}` : won(players[0]!)),
  'king/won-with': ({points, ahead}, messages) =>
    `Итог ${messages.points(points)}${ahead ? `, отрыв ${messages.number(ahead)}` : ''}`,
  'king/came': ({place}) => `Ваше место: ${place}-е`,
  'king/best-deal': ({deal, points}, messages) =>
    `Лучшая сдача: ${deal}-я, ${messages.points(points)}`,
  'king/lost-to-queens': ({n, points}, messages) =>
    n === 1
      ? `Победу отняла дама пик: ${messages.points(points)}`
      : `Победу отняли ${messages.count(n, {one: 'дама', few: 'дамы', many: 'дам', other: 'дамы'})} пик: ${messages.points(points)}`,
  'king/lost-in-deal': ({deal, points}, messages) =>
    `Победу отняла ${deal}-я сдача: ${messages.points(points)}`,
  'king/totals': 'Счёт по сдачам',

  'king/say/scored': ({points, total, place, of}, messages) =>
    `Сдача сыграна. У вас ${messages.points(points)}, всего ${messages.points(total)}, место ${place} из ${of}.`,
  'king/say/scored-by': ({rows}) => `Сдача сыграна. ${rows}.`,
  'king/say/over': ({players, place}, messages) =>
    `${messages.t('king/won', {players})}.${place === undefined ? '' : ` Ваше место: ${place}.`}`,

  'king/story/slam': ({points, ...who}, messages) =>
    `Всё до последней: ${whom(who)}, ${messages.points(points)}.`,
  'king/story/king1': (who) => `Кинг ушёл в первой же взятке: ${whom(who)}.`,
  'king/story/kingLast': (who) => `Кинг ушёл лишь в последней взятке: ${whom(who)}.`,
  'king/story/kingIn': ({n, ...who}) => `Кинг: ${whom(who)}, взятка ${n}.`,
  'king/story/lastBoth': (who) => `Обе последние: ${whom(who)}.`,
  'king/story/lastSplit': ({other, ...who}) => `Две последние: ${whom(who)} и ${whom(other)}.`,
  'king/story/joker': ({points, ...who}, messages) =>
    `Джокер вышел не на червы: ${whom(who)}, ${messages.points(-points)}.`,
  'king/story/jokerRank': (who) => `Джокер ушёл на червах: ${whom(who)}.`,
  'king/story/queenTen': (who) => `И дама, и десятка: ${whom(who)}.`,
  'king/story/tenKept': (who) => `Десятка: ${whom(who)}.`,
  'king/story/ten': (who) => `Десятка: ${whom(who)}.`,
  'king/story/queen': ({n, ...who}) => `Дама: ${whom(who)}, взятка ${n}.`,
  'king/story/bidGood': ({n, ...who}) => `Заявка ${n} окупилась: ${whom(who)} без штрафа.`,
  'king/story/bidBad': ({points, ...who}, messages) =>
    `Кто назвал масть, тот и заплатил больше всех: ${whom(who)}, ${messages.points(points)}.`,
  'king/story/noBid': 'Заявок не было: штрафными стали червы.',
  'king/story/ordGood': ({points, ...who}, messages) =>
    `Заказ удался: ${whom(who)}, ${messages.points(points)}.`,
  'king/story/ordBad': ({points, ...who}, messages) =>
    `Заказ не удался: ${whom(who)}, ${messages.points(points)}.`,
  'king/story/ruffs': ({n}) => `Взяток, взятых козырем: ${n}.`,
  'king/story/dear': ({n, points, ...who}, messages) =>
    `Всё решила взятка ${n}: ${whom(who)}, ${messages.points(points)}.`,
  'king/story/half': (who) => `Больше половины: ${whom(who)}.`,
  'king/story/even': 'Поровну: у всех одинаково.',
  'king/story/clean': (who) => `Без потерь только ${whom(who)}.`,
  'king/story/one': ({points, ...who}, messages) =>
    `Всё досталось одному: ${whom(who)}, ${messages.points(points)}.`,
  'king/story/empty': (who) => `С пустыми руками только ${whom(who)}.`,
  'king/story/pass': (who) => `Теперь впереди: ${whom(who)}.`,
  'king/story/best': ({points, ...who}, messages) =>
    `Лучший счёт сдачи: ${whom(who)}, ${messages.points(points)}.`,
  'king/story/worst': ({points, ...who}, messages) =>
    `Худший счёт сдачи: ${whom(who)}, ${messages.points(points)}.`,
  'king/story/early': ({n}) => `Всё решилось ко взятке ${n}.`,
  'king/story/late': ({n}) => `До взятки ${n} ничего не выпало.`,
  'king/story/lead': ({points, ...who}) => `Впереди ${whom(who)}, отрыв ${points}.`,
  'king/story/tie': ({other, ...who}) => `Впереди вместе: ${whom(who)} и ${whom(other)}.`,
};

import type {Card} from '../../../cards/index.js';
import type {LocaleOf, PluralForms} from '../../../i18n/index.js';
import type {SummaryMessages} from './summary.en.js';

const forms = (one: string, few: string, many: string): PluralForms => ({
  one,
  few,
  many,
  other: few,
});
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

/** A name in the middle of a sentence. */
const to = (name: string, you: string): string => (name === you ? 'вы' : name);

/** Russian messages of what is said when a deal or a match is over; names are in the nominative. */
export const ru: LocaleOf<SummaryMessages> = {
  'king/summary': ({deal, name}) =>
    `Сдача ${deal}, ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  'king/place': 'Место',
  'king/player': 'Игрок',
  'king/this-deal': 'Сдача',
  'king/total': 'Всего',
  'king/clean': 'ничего с очками',
  'king/group': ({kind, count}, messages) => {
    const unit = UNITS[kind];
    if (unit) return messages.count(count, unit);
    if (kind === 'last2') return `взятка ${count}`;
    if (kind === 'both last') return `взятки ${count} и ${count + 1}`;
    return NAMED[kind] ?? messages.t('card', {card: kind as Card});
  },
  'king/strip': 'Кто что взял, по взяткам',
  'king/strip-trick': ({n, name, points}, messages) =>
    `Взятка ${n}: ${to(name, messages.t('you'))}${points ? `, ${messages.points(points)}` : ''}`,
  'king/tricks': 'Взятки',
  'king/ahead-by': ({name, points}, messages) =>
    `Впереди ${to(name, messages.t('you'))}, отрыв ${messages.number(points)}`,
  'king/level': 'Наверху поровну',
  'king/next-contract': ({name, goal}) => `Дальше: ${name}${goal ? `, ${goal}` : ''}`,
  'king/next-deal': 'Новая сдача',
  'king/to-limit': ({name, points, limit}, messages) =>
    name === messages.t('you')
      ? `До ${messages.points(limit)} вам осталось ${messages.number(points)}`
      : `${name}: до ${messages.points(limit)} осталось ${messages.number(points)}`,

  'king/see-result': 'Итог',
  'king/won': ({names}, messages) => {
    const you = messages.t('you');
    const [first = '', ...others] = [...names].sort(
      (a, b) => Number(b === you) - Number(a === you),
    );
    if (others.length === 0) return first === you ? 'Победа ваша' : `Победа: ${first}`;
    const all = [to(first, you), ...others];
    return `Победа поровну: ${all.slice(0, -1).join(', ')} и ${all.at(-1)!}`;
  },
  'king/won-with': ({points, ahead}, messages) =>
    `Итог ${messages.points(points)}${ahead ? `, отрыв ${messages.number(ahead)}` : ''}`,
  'king/came': ({place}) => `Ваше место: ${place}-е`,
  'king/best-deal': ({deal, points}, messages) =>
    `Лучшая сдача: ${deal}-я, ${messages.points(points)}`,
  'king/totals': 'Счёт по сдачам',

  'king/say/scored': ({points, total, place, of}, messages) =>
    `Сдача сыграна. У вас ${messages.points(points)}, всего ${messages.points(total)}, место ${place} из ${of}.`,
  'king/say/scored-by': ({rows}) => `Сдача сыграна. ${rows}.`,
  'king/say/over': ({names, place}, messages) =>
    `${messages.t('king/won', {names})}.${place === undefined ? '' : ` Ваше место: ${place}.`}`,

  'king/story/slam': ({name, points}, messages) =>
    `Всё до последней: ${to(name, messages.t('you'))}, ${messages.points(points)}.`,
  'king/story/king1': ({name}, messages) =>
    `Кинг ушёл в первой же взятке: ${to(name, messages.t('you'))}.`,
  'king/story/kingLast': ({name}, messages) =>
    `Кинг дожил до последней взятки: ${to(name, messages.t('you'))}.`,
  'king/story/kingIn': ({name, n}, messages) =>
    `Кинг: ${to(name, messages.t('you'))}, взятка ${n}.`,
  'king/story/lastBoth': ({name}, messages) => `Обе последние: ${to(name, messages.t('you'))}.`,
  'king/story/lastSplit': ({name, other}, messages) =>
    `Две последние: ${to(name, messages.t('you'))} и ${to(other, messages.t('you'))}.`,
  'king/story/joker': ({name, points}, messages) =>
    `Джокер вышел не на червы: ${to(name, messages.t('you'))}, ${messages.points(-points)}.`,
  'king/story/jokerRank': ({name}, messages) =>
    `Джокер ушёл на червах: ${to(name, messages.t('you'))}.`,
  'king/story/queenTen': ({name}, messages) => `И дама, и десятка: ${to(name, messages.t('you'))}.`,
  'king/story/tenKept': ({name}, messages) => `Десятка: ${to(name, messages.t('you'))}.`,
  'king/story/ten': ({name}, messages) => `Десятка: ${to(name, messages.t('you'))}.`,
  'king/story/queen': ({name, n}, messages) => `Дама: ${to(name, messages.t('you'))}, взятка ${n}.`,
  'king/story/bidGood': ({name, n}, messages) =>
    `Заявка ${n} окупилась: ${to(name, messages.t('you'))} без штрафной масти.`,
  'king/story/bidBad': ({name, points}, messages) =>
    `Кто назвал, тот и заплатил: ${to(name, messages.t('you'))}, ${messages.points(points)}.`,
  'king/story/noBid': 'Заявок не было: штрафными стали червы.',
  'king/story/ordGood': ({name, points}, messages) =>
    `Заказ удался: лучший счёт, ${to(name, messages.t('you'))}, ${messages.points(points)}.`,
  'king/story/ordBad': ({name, points}, messages) =>
    `Заказ не удался: ${to(name, messages.t('you'))}, ${messages.points(points)}.`,
  'king/story/ruffs': ({n}) => `Козырем взято взяток: ${n}.`,
  'king/story/dear': ({name, n, points}, messages) =>
    `Всё решила взятка ${n}: ${to(name, messages.t('you'))}, ${messages.points(points)}.`,
  'king/story/half': ({name}, messages) => `Больше половины: ${to(name, messages.t('you'))}.`,
  'king/story/even': 'Поровну: у всех одно и то же.',
  'king/story/clean': ({name}, messages) => `Без потерь только ${to(name, messages.t('you'))}.`,
  'king/story/one': ({name, points}, messages) =>
    `Всё досталось одному месту: ${to(name, messages.t('you'))}, ${messages.points(points)}.`,
  'king/story/empty': ({name}, messages) =>
    `С пустыми руками только ${to(name, messages.t('you'))}.`,
  'king/story/pass': ({name}, messages) => `Теперь впереди: ${to(name, messages.t('you'))}.`,
  'king/story/best': ({name, points}, messages) =>
    `Лучший счёт сдачи: ${to(name, messages.t('you'))}, ${messages.points(points)}.`,
  'king/story/worst': ({name, points}, messages) =>
    `Худший счёт сдачи: ${to(name, messages.t('you'))}, ${messages.points(points)}.`,
  'king/story/early': ({n}) => `Всё решилось ко взятке ${n}.`,
  'king/story/late': ({n}) => `До взятки ${n} ничего не выпало.`,
  'king/story/lead': ({name, points}, messages) =>
    `Впереди ${to(name, messages.t('you'))}, отрыв ${points}.`,
  'king/story/tie': ({name, other}, messages) =>
    `Впереди вместе: ${to(name, messages.t('you'))} и ${to(other, messages.t('you'))}.`,
};

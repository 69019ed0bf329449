import type {LocaleOf, Messages, Player} from '../../../../i18n/index.js';
import type {hints as english} from './hints.en.js';

type Odds = Readonly<Record<'players', readonly Player[]>> & {
  readonly odds: readonly (number | null)[];
};

/** A reason, with the odds that follow from the talk. */
const why =
  (text: string) =>
  (values: Odds, messages: Messages): string =>
    `${text} ${messages.lookup('court/why/odds', values)}`;

/** A reason of another player, with these odds once they tell nothing new. */
const told =
  (text: string) =>
  (values: Odds & {readonly open: boolean}, messages: Messages): string =>
    values.open ? why(text)(values, messages) : text;

/** The bot's reasons, and the coach marks of the first game, in Russian. */
export const hints: LocaleOf<typeof english> = {
  // the bot's reasons
  'court/why/odds': ({players, odds}: Odds) =>
    `Дракон: ${odds
      .flatMap((one, seat) => (one === null ? [] : `${players[seat]!.name} ${one} %`))
      .join(', ')}.`,
  'court/why/truth': why('Мудрым на пользу правда.'),
  'court/why/lie': why('Порочный выдаёт себя за мудрого.'),
  'court/why/decoy': why('Король может обвинить вас вместо дракона.'),
  'court/why/disguise': why('Король ищет не ведьму.'),
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
  'court/why/look': 'Увиденное никто не оспорит.',
  'court/why/join': why('Скорее не дракон: победят порочные.'),
  'court/why/stay': why('Скорее дракон: победят мудрые.'),
  'court/why/another': 'Порочному годится любая ложь.',
  'court/why/named': 'Остальные чаще всего называли этого игрока.',
  'court/why/unnamed': 'Никого не назвали: это может быть кто угодно.',
  'court/why/doubts': 'Этого игрока никто не называл: победят порочные.',
  'court/why/trusts': 'Этого игрока называли и другие: победят мудрые.',
  'court/why/not-beggar': 'Выбирать может только нищий.',

  // the reasons of another player
  'court/why/truth/other': 'Мудрым на пользу правда.',
  'court/why/lie/other': 'Порочные выдают себя за мудрых.',
  'court/why/decoy/other': 'Ведьма навлекает подозрение на себя.',
  'court/why/disguise/other': 'Дракон выдаёт себя за ведьму.',
  'court/why/saw/other': 'Эту карту уже видели.',
  'court/why/suspect/other': told('Назван самый подозрительный.'),
  'court/why/divert/other': 'Подозрение отведено на другого.',
  'court/why/witch/other': told('Подозрение было сильно: новая раздача лучше.'),
  'court/why/ask/other': told('О том, кто молчит, судить нельзя.'),
  'court/why/again/other': told('Второй раз лжец может ответить иначе.'),
  'court/why/end/other': told('Всё было сказано.'),
  'court/why/accuse/other': told('По разговору это вероятнее всего дракон.'),
  'court/why/join/other': told('Скорее не дракон: победили бы порочные.'),
  'court/why/unnamed/other': 'Никого не назвали: это мог быть кто угодно.',
  'court/why/named/other': 'Остальные чаще всего называли этого игрока.',

  // the aim, and the coach marks
  'aim/king-at-court': 'Помогите королю найти дракона или спрячьте его',
  'crown/tip/card': 'Ваша карта решает, за кого вы; лгать могут все.',
  'crown/tip/say': 'Назовите себя, подозревайте, спрашивайте: вам ответят.',
  'crown/tip/accuse': 'Король обвиняет один раз; потом откроются все.',
};

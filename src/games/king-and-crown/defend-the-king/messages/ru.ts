import type {LocaleOf} from '../../../../i18n/index.js';
import type {CourtCard} from '../../rules/deck.js';
import {CARDS, crown} from '../../messages/ru.js';
import type {DefendMessages} from './en.js';

type Who = Readonly<Record<'name', string>>;
type Many = Readonly<Record<'n', number>>;

/** The messages of Defend the King in Russian; names stand in the nominative everywhere. */
export const ru: LocaleOf<DefendMessages> = {
  ...crown,
  'game/defend-the-king': 'Защити короля',

  'option/multi': 'Втроём и больше выбывает',
  'option/multi/anyThwart': 'любой побитый',
  'option/multi/pureLoser': 'побитый, который не бьёт никого',

  // the table
  'defend/goal': 'побеждает бьющая карта',
  'defend/goal/many': 'побеждает последний',
  'defend/match': ({n, of}: Many & {of: number}) => `Партия ${n} из ${of}`,
  'defend/court': 'Игроки и их карты',
  'defend/is-out': 'вне игры',
  'defend/ask': 'Тайно выберите карту',
  'defend/ask/why': 'Все открываются вместе и возвращаются',
  'defend/waiting': 'Ещё не все карты выбраны',
  'defend/watching': 'Вы вне игры, остальные продолжают',
  'defend/none': 'Не выбывает никто',

  // refusals, read after "Нельзя:"
  'defend/out': 'в этой партии вы вне игры',

  // events
  'defend/say/match': ({n}: Many) => `Партия ${n}.`,
  'defend/say/shows': ({name, card}: Who & {card: CourtCard}) => `${name}: ${CARDS[card]}.`,
  'defend/say/returned': 'Не выбывает никто. Выбирайте снова.',
  'defend/say/out': ({names}: {names: string}) => `Вне игры: ${names}.`,
  'defend/say/won': ({name}: Who, messages) => `${messages.t('crown/won', {name})}.`,

  // readings
  'defend/read/none': 'Карт ещё никто не показывал.',
  'defend/read/still': ({names}: {names: string}) => `В игре: ${names}.`,

  // the bot's reason
  'defend/why': 'Каждая карта одинаково часто: этого не предугадать.',
};

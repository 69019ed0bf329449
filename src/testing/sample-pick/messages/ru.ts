import type {LocaleOf} from '../../../i18n/index.js';
import type {OwnMessages} from './en.js';

/** The sentences of the game in Russian. */
export const ru: LocaleOf<OwnMessages> = {
  'game/royal-guests': 'Royal Guests',
  'option/knaves': 'Валетов',

  'royal-guests/goal': 'Гости без валета',
  'royal-guests/pick': 'Ваш ход',
  'royal-guests/dare': 'Дальше или хватит?',
  'royal-guests/stop': 'Хватит',
  'royal-guests/nobody-yet': 'сначала впустите кого-нибудь',
  'royal-guests/row': 'Дверь',
  'royal-guests/place': ({n}) => `Карта ${n}, закрыта`,
  'royal-guests/open': 'Последний гость',
  'royal-guests/turn': 'Впущены за этот ход',
  'royal-guests/earlier': 'Впущены раньше',
  'royal-guests/unit': ({n}, messages) =>
    messages.plural(n, {one: 'гость', few: 'гостя', many: 'гостей', other: 'гостя'}),
  'royal-guests/left': ({n}) => `За дверью: ${n}`,
  'royal-guests/dealt': ({n}) => `Карт за дверью: ${n}. Игра началась.`,
  'royal-guests/kept': ({name, n}, messages) =>
    `${name}: ${n} ${messages.t('royal-guests/unit', {n})} при дворе`,
  'royal-guests/gone': ({name, n}) => `${name}: валет, гости ушли (${n})`,

  'royal-guests/key/hand': 'сколько за дверью',
  'royal-guests/key/trick': 'гости этого хода',

  'royal-guests/why/dare': ({knaves, of}) => `Валетов ${knaves} из ${of}: можно рискнуть.`,
  'royal-guests/why/stop': ({knaves, of}) => `Валетов ${knaves} из ${of}: слишком много.`,
};

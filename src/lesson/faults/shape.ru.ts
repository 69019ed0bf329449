import type {shapeFaults} from '../../game/faults.en.js';
import type {FaultsLike} from '../../game/faults.js';

/** Russian faults in the shape of a position. */
export const ru: FaultsLike<typeof shapeFaults> = {
  'option-value': ({values, found}) => `нужно одно из: ${values.join(', ')}, а не ${found}`,
  option: ({names}) =>
    names.length > 0 ? `такой настройки нет; есть ${names.join(', ')}` : 'у этой игры нет настроек',
  object: 'нужен объект',
  field: ({fields}) => `такого поля нет; есть ${fields.join(', ')}`,
  number: ({due}) => `должно быть ${due}`,
  range: ({min, max}) => `нужно целое число от ${min} до ${max}`,
  list: 'нужен список',
  'too-long': ({most}) => `в списке должно быть не больше ${most}`,
  length: ({due, count}) => `в списке должно быть ${due}, а не ${count}`,
  'by-seat': ({min, max, count}) =>
    `в списке должно быть от ${min} до ${max}, по одному на место, а не ${count}`,
  word: ({words}) =>
    words.length === 1 ? `должно быть ${words[0]}` : `нужно одно из: ${words.join(', ')}`,
  flag: 'нужно true или false',
  'different-seats': 'нужны разные места',
  rng: 'нужны четыре целых числа',
  'phase-name': 'нужно имя фазы',
  card: 'нужна карта, например QH',
  pack: 'нужна карта этой колоды',
  foreign: ({card}) => `${card} нет в этой колоде`,
  twice: ({card, at}, _, place) => `${card} стоит ещё и здесь: ${at.map(place).join(' и ')}`,
  often: ({card, copies, at}, _, place) =>
    `${card} в колоде только ${copies}, они уже стоят здесь: ${[...new Set(at.map(place))].join(' и ')}`,
  'card-twice': 'карта названа дважды',
  leads: ({due, leader}, name) => `должно быть ${name(due)}: первым ходит ${name(leader)}`,
  due: ({due}) => `должно быть ${JSON.stringify(due)}`,
  'hands-twice': ({card}) => `${card} указано дважды`,
  'hands-many': 'карт больше, чем в колоде',
  'hands-unfilled': 'неизвестные карты не подобрать из оставшихся',
  trick: 'взятка (trick)',
  found: ({text}) => `; указано ${text}`,
  'left-out': '; это поле не указано',
};

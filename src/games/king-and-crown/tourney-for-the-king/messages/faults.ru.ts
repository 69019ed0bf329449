import type {FaultsLike} from '../../../../game/faults.js';
import {awaited} from '../../../../game/faults.ru.js';
import type {faults} from '../position/faults.en.js';

/** Faults of positions, in Russian. */
export const ru: FaultsLike<typeof faults> = {
  'hands-rounds': ({due}) => `должно быть ${JSON.stringify(due)}, как следует из rounds`,
  'scores-rounds': ({due}) => `должно быть [${due.join()}]: столько раундов выиграно по rounds`,
  'phase-rounds': ({due}) => `должно быть "${due}", как следует из rounds и sheet`,
  'to-choose': ({due}, name) => awaited(due, name, ['выбирает', 'выбирают']),
  'round-late': 'этого здесь быть не может: партия окончена предыдущими раундами',
  'card-used': ({cards, seat}, name) =>
    `нужно одно из: ${cards.join(', ')} — они остались у игрока ${name(seat)}`,
  'round-last': 'раундов должно быть не больше 3 или все 5, а не 4: последний играется сам собой',
  'row-many': ({most, found}) => `раундов в сумме должно быть не больше ${most}, а не ${found}`,
  'row-late': 'этого здесь быть не может: игра окончена предыдущими строками',
  'rounds-of': ({at}) => `нужны раунды из sheet[${at}]: этой партией кончается игра`,
  'rounds-decide': 'раунды не могут решать партию: тогда начинается следующая, ещё без раундов',
  'row-rounds': ({due}) => `должно быть [${due.join()}], как следует из rounds`,
  'none-over': 'должно быть null в фазе "over"',
  'both-chosen': 'у кого-то должно быть null: когда выбрали оба, карты открывают',
};

import type {FaultsLike} from '../../../game/faults.js';
import {listed} from '../../../game/faults.ru.js';
import type {faults} from '../position/faults.en.js';

/** Faults of positions, in Russian. */
export const ru: FaultsLike<typeof faults> = {
  'seats-rising': 'нужны разные места по возрастанию',
  'empty-in': ({phase}) => `в фазе "${phase}" должно быть пусто`,
  'null-in': ({phase}) => `в фазе "${phase}" должно быть null`,
  turn: ({due}, name) => `должно быть ${listed(due, name)}: так следует из phase, dealer и deeds`,
  'choose-last': ({round}) =>
    `не может быть "choose" в круге ${round}: он последний, и единственная карта ложится сама`,
  'deal-over': ({last}) => `в фазе "over" должно быть ${last}: это последний кон`,
  'round-over': ({last}) => `в фазе "over" должно быть ${last}: это последний круг`,
  values: 'должно быть null: пока карты открывают, игра не останавливается',
  'deck-name': 'нужно имя не длиннее 24 знаков из букв, цифр и дефисов',
  'deck-shows': 'нужен хотя бы один персонаж',
  'deck-turn': 'нужно указать: при свойстве "turn" поля second и condition идут вместе',
  'deck-other': ({ability}) =>
    `нужно убрать: при свойстве "${ability}" этого поля нет, оно бывает только при "turn"`,
  'deck-long': ({most, found}) => `персонажей должно быть не больше ${most}, а не ${found}`,
  'deck-twice': ({id, at}) => `имя ${id} стоит ещё и здесь: ${at}`,
  'deck-unknown': ({ids}) => `нужен персонаж этой колоды: ${ids.join(', ')}`,
  'deck-short': ({due, seats, found}) =>
    `на ${seats} игроков карт должно быть не меньше ${due}, а не ${found}`,
  'card-name': ({names}) => `нужно одно из: ${names.join(', ')} или null`,
  'size-in': ({due, phase, round, found}) =>
    `в фазе "${phase}", круг ${round}, карт должно быть ${due}, а не ${found}`,
  'discard-many': ({most, elsewhere, all, found}) =>
    `карт должно быть не больше ${most}, а не ${found}: остальные ${elsewhere} из ${all} лежат в других местах`,
  'pile-number': ({due}) =>
    `должно быть ${due}: столько карт остаётся в колоде без hands, areas и discard`,
  'pile-cards': ({due, found}) =>
    `карт должно быть ${due}, а не ${found}: столько остаётся в колоде без hands, areas и discard`,
  'pile-look': 'в фазе "decide" здесь должна быть карта: на неё смотрит сдающий',
  'area-up': ({seat}, name) => `карту нужно назвать: ${name(seat)} держит её открытой (up)`,
  'area-look': ({lookers, seat}, name) =>
    `в фазе "decide" должно быть ${lookers.join(' или ')}: с этой картой ${name(seat)} смотрит чужую и решает`,
  'up-look': ({seat}, name) =>
    `в фазе "decide" должно быть true: с этой картой ${name(seat)} смотрит чужую и решает`,
  'eyes-holder': ({seat}, name) => `имя ${name(seat)} здесь лишнее: карта и так у этого игрока`,
  'eyes-up': ({seat}, name) => `должно быть "all": ${name(seat)} держит карту открытой (up)`,
  'choice-card': ({seat}, name) => `нужна карта из руки этого игрока (${name(seat)}) или null`,
  'choices-all': 'у кого-то должно быть null: когда выбрали все, карты ложатся на стол',
  'deeds-all': ({phase}) => `в фазе "${phase}" у кого-то должно быть null: его ход ещё впереди`,
  'deeds-none': ({phase}) => `в фазе "${phase}" у всех должно быть null`,
  'deed-early': ({seat}, name) =>
    `должно быть null: ${name(seat)} ходит раньше, и у этого игрока ещё null`,
  'deed-cut': ({dealer}, name) => `не может быть "cut": снимает только сдающий, ${name(dealer)}`,
  'deed-exchange': ({dealer}, name) =>
    `не может быть "exchange": ${name(dealer)} сдаёт и вместо обмена снимает колоду`,
  'sheet-deal': ({due, found}) => `строк должно быть ${due}, как следует из deal, а не ${found}`,
  'scores-sheet': ({due}) => `должно быть ${due}, как в sheet`,
};

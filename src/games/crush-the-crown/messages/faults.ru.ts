import type {FaultsLike} from '../../../game/faults.js';
import {range} from '../../../game/faults.ru.js';
import type {faults} from '../position/faults.en.js';

/** Faults of positions, in Russian. */
export const ru: FaultsLike<typeof faults> = {
  'empty-in': ({phase}) => `в фазе "${phase}" должно быть пусто`,
  'government-long': ({most, found}) => `карт должно быть не больше ${most}, а не ${found}`,
  'government-king': 'должно быть пусто, или сначала идут король и дама его масти',
  'place-king': 'нужен король',
  'place-queen': ({queen}) => `нужна ${queen}, дама масти короля`,
  'place-lower': ({card, spies, dead}) =>
    `нужна ${card} или шпион: ${spies.join(', ')}, дама масти ${dead.join(' или ')}, джокер`,
  'government-first': ({seat}, name) =>
    `нужны король и дама: ${name(seat)} уже достраивает своё правительство`,
  'complete-twice': 'оба правительства сразу не могут быть собраны до туза',
  'phase-complete': 'должно быть "over": одно из правительств уже собрано',
  'phase-kings-none': 'должно быть "marryFirst": короля в governments ещё нет ни у кого',
  'phase-kings-one': 'должно быть "marrySecond": король в governments пока только у одного',
  'phase-kings-both': ({due}) =>
    `нужно одно из: ${due.join(', ')} — король в governments есть у обоих`,
  'insert-ace': ({seat}, name) =>
    `не может быть "insert": в governments у игрока ${name(seat)} уже есть туз`,
  'stall-off':
    'не может быть "over" при настройке stallTurns: off, пока ни одно правительство не собрано',
  'seat-unmarried': ({due, seat}, name) =>
    `должно быть ${name(due)}: ${name(seat)} пока без короля в governments`,
  'seat-dealer': ({due, dealer}, name) =>
    `должно быть ${name(due)}: сдаёт ${name(dealer)} (dealer)`,
  'seat-complete': ({due, seat}, name) =>
    `должно быть ${name(due)}: правительство игрока ${name(seat)} уже собрано`,
  'seat-active': ({due, active}, name) =>
    `должно быть ${name(due)}: сейчас играет ${name(active)} (active)`,
  idle: ({least, most, phase}) => `в фазе "${phase}" должно быть ${range(least, most)}`,
  'idle-stalled': ({due}) => `в фазе "over" должно быть ${due}: ни одно правительство не собрано`,
  extended:
    'может быть true только в фазе "build" при настройке discoverIsFree: on, когда idle равно 0 и есть шпион, которого можно разоблачить',
  'kings-none': 'должно быть пусто: король уже есть у обоих',
  'kings-due': ({kings}) => `нужны короли, которых нет в governments: ${kings.join(', ')}`,
  'owed-hand': ({seat}, name) => `не может быть "tribute": у игрока ${name(seat)} нет карт`,
  'owed-spies': ({seat}, name) =>
    `не может быть "tribute": ${name(seat)} не платит дани, в этом правительстве нет шпионов`,
  'owed-none': ({phase}) => `в фазе "${phase}" должно быть 0: дань сейчас не платят`,
  'owed-each': ({least, most, seat}, name) =>
    `в фазе "tribute" должно быть ${range(least, most)}: ${name(seat)} отдаёт по карте за каждого шпиона в своём правительстве`,
  'owed-all': ({least, most, seat}, name) =>
    `в фазе "tribute" должно быть ${range(least, most)}: больше карт у игрока ${name(seat)} нет`,
  'hand-size': ({due, phase, found}) => `в фазе "${phase}" карт должно быть ${due}, а не ${found}`,
  'hands-many': ({most, elsewhere, all, found}) =>
    `карт должно быть не больше ${most}, а не ${found}: остальные ${elsewhere} из ${all} лежат в других местах`,
  'draw-size': ({due, found}) =>
    `карт должно быть ${due}, а не ${found}: здесь лежит всё, чего нет в других местах`,
  'queen-left': ({seat}, name) =>
    `хотя бы одна дама должна остаться: ${name(seat)} ещё ждёт свадьбы`,
  unfilled: 'оставшиеся карты сюда не подходят: они противоречат limits',
  'unfilled-swapped':
    'оставшиеся карты сюда не подходят: они противоречат limits, или в обменянные (swapped) попали бы дамы',
  'executed-early': 'до второй свадьбы должно быть пусто',
  'executed-king': ({king}) => `здесь должен лежать ${king}: этот король никому не достался`,
  'executed-living': ({card}) =>
    `${card} здесь быть не может: эта масть правит, а казнят только шпионов и двух лишних королей`,
  'swapped-size': ({least, most}) =>
    `должно быть ${range(least, most)}: карт в piles.discard всего ${most}`,
  'swapped-queen': ({card}) =>
    `${card} здесь быть не может: внизу лежат обменянные карты (swapped), а дам не обменивают`,
  'shown-elsewhere': ({seat}, name) => `нужна карта из руки этого игрока (${name(seat)})`,
  'shown-twice': 'каждая карта должна быть названа один раз',
  'limit-shown': ({seat}, name) =>
    `должно быть null: все карты игрока ${name(seat)} уже названы в shown`,
  'limit-held': ({least, seat, held}, name) =>
    `должно быть не меньше ${least}: в руке игрока ${name(seat)} есть ${held.join(', ')}`,
  'limit-king': ({seat}, name) => `должно быть null, пока ${name(seat)} без короля в governments`,
};

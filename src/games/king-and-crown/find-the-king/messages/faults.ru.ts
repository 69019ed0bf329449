import type {FaultsLike} from '../../../../game/faults.js';
import type {faults} from '../position/faults.en.js';

/** What may be wrong with a position, in Russian. */
export const ru: FaultsLike<typeof faults> = {
  card: ({cards}) => `нужно null или одно из: ${cards.join(', ')}`,
  'row-laid': ({most, found}) =>
    `в фазе "shuffle" карт должно быть не больше ${most}, а не ${found}`,
  'row-length': ({due, found}) => `карт должно быть ${due}, а не ${found}`,
  'open-unnamed': ({place}) => `${place}: row[${place}] не названа, а открытую карту видят все`,
  'open-many': ({found}) => `мест должно быть не больше 2, а не ${found}`,
  'open-twice': 'каждое место должно стоять один раз',
  'open-no-knight': ({place, card}) =>
    `место должно быть одно: row[${place}] — ${card}, а вторую карту открывают только после рыцаря`,
  'phase-none-open': ({fits}) => `должно быть ${fits.join(' или ')}: open пусто`,
  'phase-not-arranged': ({fits}) =>
    `должно быть ${fits.join(' или ')}: "shuffle" бывает только при настройке lordArranges: on`,
  'phase-last-open': ({fits, card}) =>
    `должно быть ${fits.join(' или ')}: последняя в open — ${card}`,
  'wins-decided': ({most, seat}, name) => `должно быть ${most}: по open победил ${name(seat)}`,
  'wins-lost': ({most, seat}, name) => `должно быть меньше ${most}: по open победил ${name(seat)}`,
  'wins-too-many': ({most, phase}) => `должно быть меньше ${most} в фазе "${phase}"`,
  'wins-scores': ({due}) => `должно быть ${JSON.stringify(due)}, как в wins`,
  'turn-over': ({due}, name) => `должно быть [${due.map(name).join()}]: игра окончена`,
  'turn-lord': ({due}, name) => `должно быть [${due.map(name).join()}]: это лорд`,
  'turn-vassal': ({due}, name) => `должно быть [${due.map(name).join()}]: это вассал лорда`,
};

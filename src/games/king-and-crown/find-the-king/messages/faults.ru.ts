import type {FaultsLike} from '../../../../game/faults.js';
import {listed} from '../../../../game/faults.ru.js';
import type {faults} from '../position/faults.en.js';

const quoted = (phases: readonly string[]): string =>
  phases.map((phase) => `"${phase}"`).join(' или ');

/** Faults of positions, in Russian. */
export const ru: FaultsLike<typeof faults> = {
  card: ({cards}) => `нужно null или одно из: ${cards.join(', ')}`,
  'row-laid': ({most, found}) =>
    `в фазе "shuffle" карт должно быть не больше ${most}, а не ${found}`,
  'row-length': ({due, found}) => `карт должно быть ${due}, а не ${found}`,
  'open-unnamed': ({place}) =>
    `места ${place} здесь быть не может: карта row[${place}] не названа, а открытую видят все`,
  'open-many': ({found}) => `мест должно быть не больше 2, а не ${found}`,
  'open-twice': 'каждое место должно быть названо один раз',
  'open-no-knight': ({place, card}) =>
    `место должно быть одно: row[${place}] — ${card}, а вторую карту открывают только после рыцаря`,
  'phase-none-open': ({fits}) => `должно быть ${quoted(fits)}: open пусто`,
  'phase-not-arranged': ({fits}) =>
    `должно быть ${quoted(fits)}: "shuffle" бывает только при настройке lordArranges: on`,
  'phase-last-open': ({fits, card}) =>
    `должно быть ${quoted(fits)}: последняя карта в open — ${card}`,
  'wins-decided': ({most, seat}, name) =>
    `должно быть ${most}: судя по open, победитель — ${name(seat)}`,
  'wins-lost': ({most, seat}, name) =>
    `должно быть меньше ${most}: судя по open, победитель — ${name(seat)}`,
  'wins-too-many': ({most, phase}) => `должно быть меньше ${most} в фазе "${phase}"`,
  'wins-scores': ({due}) => `должно быть ${JSON.stringify(due)}, как в wins`,
  'turn-over': ({due}, name) => `должно быть ${listed(due, name)}: игра окончена`,
  'turn-lord': ({due}, name) => `должно быть ${listed(due, name)}: это лорд`,
  'turn-vassal': ({due}, name) => `должно быть ${listed(due, name)}: это вассал лорда`,
};

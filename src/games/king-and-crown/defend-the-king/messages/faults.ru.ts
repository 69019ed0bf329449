import type {FaultsLike} from '../../../../game/faults.js';
import {listed} from '../../../../game/faults.ru.js';
import {ru as choosing} from '../../messages/choosing-faults.ru.js';
import type {faults} from '../position/faults.en.js';

/** Faults of positions, in Russian. */
const own: FaultsLike<typeof faults> = {
  'wins-last-target': ({target, seat}, name) =>
    `должно быть ${target}: по last.cards остаётся только ${name(seat)}`,
  'wins-still-target': ({target, seat}, name) =>
    `должно быть ${target}: в still только ${name(seat)}`,
  'wins-some': ({seat}, name) =>
    `должно быть не меньше 1: по last.cards остаётся только ${name(seat)}`,
  'cards-few': ({found}) => `карт, которые не null, должно быть не меньше 2, а не ${found}`,
  out: ({due}, name) => `должно быть ${listed(due, name)}, те, кто выбывает с этими картами`,
  'still-left': ({due}, name) => `должно быть ${listed(due, name)}, те, кто остаётся по last.cards`,
  'still-all': ({due}, name) =>
    `должно быть ${listed(due, name)}: после last начинается новая партия`,
  'still-one': ({found}) => `в фазе "over" должно быть 1 место, а не ${found}`,
  'still-many': ({found}) => `в фазе "select" должно быть не меньше 2 мест, а не ${found}`,
  'reveals-last': 'должно быть не меньше 1: карты в last открыты в этой партии',
  'reveals-still': 'должно быть не меньше 1: в still есть не все места',
  'reveals-none': 'должно быть 0: после last начинается новая партия',
};

export const ru = {...choosing, ...own};

import type {FaultsLike} from '../../../../game/faults.js';
import {ru as choosing} from '../../messages/choosing-faults.ru.js';
import type {faults} from '../position/faults.en.js';

/** Faults of positions, in Russian. */
const own: FaultsLike<typeof faults> = {
  'wins-some': ({seat}, name) =>
    `должно быть не меньше 1: победитель партии в last — ${name(seat)}`,
  'wins-target': ({target, seat}, name) =>
    `в фазе "over" должно быть ${target}: победитель партии в last — ${name(seat)}`,
  winner: ({seat}, name) => `должно быть ${name(seat)}: с этими картами выигрывает этот игрок`,
  'lord-same': ({seat}, name) => `должно быть ${name(seat)}, как в last`,
  'lord-next': ({seat}, name) => `должно быть ${name(seat)}: лорд из last теперь вассал`,
};

export const ru = {...choosing, ...own};

import {type Faults, faultsOf} from '../../../game/faults.js';
import {faults} from './faults.en.js';

/** Throws the faults of this game's positions. */
export const say: Faults<typeof faults> = /* @__PURE__ */ faultsOf('game', faults);

import {type Faults, faultsOf} from '../../../game/faults.js';
import {faults as english} from './faults.en.js';

/** Throws the faults of this game's positions. */
export const faults: Faults<typeof english> = /* @__PURE__ */ faultsOf('game', english);

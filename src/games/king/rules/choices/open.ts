import type {Contract} from '../../types.js';

/** What stands where a contract will be: nothing counts. */
export const OPEN: Contract = {
  id: 'open',
  terms: [],
  ban: null,
  forced: null,
  slam: null,
  stops: false,
  trump: false,
  mustTrump: false,
  ordererTrumps: false,
  draws: false,
};

import type {Slots} from './slots.js';

const nothing = (): undefined => undefined;
const no = (): boolean => false;
const none = (): readonly never[] => [];

/** The places of a table whose features have not been fetched: that of one reader against bots. */
export const noFeatures: Slots = {
  seat: nothing,
  people: nothing,
  names: nothing,
  hides: no,
  awaited: nothing,
  cover: nothing,
  middle: nothing,
  asks: no,
  scene: (scene) => scene,
  line: nothing,
  speaks: no,
  owned: nothing,
  controls: none,
  instead: nothing,
  rule: nothing,
  prospects: nothing,
  moreThanHint: nothing,
  hint: nothing,
  claim: nothing,
  times: none,
  buttons: none,
  later: none,
  key: no,
  command: no,
  overlay: nothing,
};

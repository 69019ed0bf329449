import type {Slots} from './slots.js';

const nothing = (): undefined => undefined;
const none = (): readonly never[] => [];

/** The places of a table whose features have not been fetched: that of one reader against bots. */
export const noFeatures: Slots = {
  seat: nothing,
  people: nothing,
  names: nothing,
  hides: nothing,
  awaited: nothing,
  cover: nothing,
  middle: nothing,
  asks: nothing,
  scene: (scene) => scene,
  line: nothing,
  speaks: nothing,
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
  key: nothing,
  command: nothing,
  overlay: nothing,
};

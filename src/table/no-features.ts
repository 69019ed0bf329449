import type {Slots} from './slots.js';

const nothing = (): undefined => undefined;
const none = (): readonly never[] => [];

/** The places of a table whose features have not been fetched: that of one reader against bots. */
export const noFeatures: Slots = {
  seat: nothing,
  people: nothing,
  players: nothing,
  ownBots: nothing,
  hidden: nothing,
  cover: nothing,
  middle: nothing,
  asks: nothing,
  scene: (scene) => scene,
  lines: none,
  controls: none,
  tip: nothing,
  aim: nothing,
  advised: nothing,
  onCards: () => ({}),
  panels: none,
  key: nothing,
  command: nothing,
  later: none,
};

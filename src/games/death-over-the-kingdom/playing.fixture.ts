import type {Seat} from '../../game/index.js';
import {playing} from '../../game/playing.fixture.js';
import {kingdomRules} from './rules.js';
import type {KingdomState} from './types.js';

/** Plays matches from text in tests: `0:choose thief`, `1:use 2`, `4:cut 3`. */

export {heard} from '../../game/playing.fixture.js';
export const {begin, at, run, refused, wander} = playing(kingdomRules, 5);

/**
 * Five players A to E as in the rules text: A starts, E deals; `areas` are the cards in front of
 * them.
 */
export const laid = (areas: readonly (string | null)[], more: object = {}): KingdomState =>
  at({seats: areas.length, dealer: areas.length - 1, phase: 'act', areas, ...more});

/** The moves by which these seats keep their cards to the end of the round. */
export const folds = (...seats: readonly Seat[]): readonly string[] =>
  seats.map((seat) => `${seat}:fold`);

import type {GameCatalogue} from '../../../i18n/index.js';

type Count = Readonly<Record<'n', number>>;

/** English: what happened in the turns after a move, of which a review says how often. */
export const en = {
  'crush/because/completed': 'you completed your Government soon',
  'crush/because/lost': 'your rival completed a Government soon',
  'crush/because/spied': 'a spy came into your Government',
  'crush/because/spying': 'you sent a spy to your rival',
  'crush/because/unmasked': 'you unmasked a spy',
  'crush/because/tribute': 'you owed tribute',
  'crush/because/claims': 'your rival owed you tribute',
  'crush/because/extends': ({n}: Count) =>
    n === 1
      ? 'you extended your Government soon'
      : `you extended your Government ${n} times or more`,
  'crush/because/rival': ({n}: Count) =>
    n === 1
      ? 'your rival extended a Government soon'
      : `your rival extended a Government ${n} times or more`,
  'crush/because/ahead': 'your Government was the longer one a few turns later',
  'crush/because/length': ({n}: Count) =>
    `your Government had ${n} or more cards a few turns later`,
  'crush/because/cards': ({n}: Count) => `you held ${n} or more cards a few turns later`,
} as const satisfies GameCatalogue;

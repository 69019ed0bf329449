import {whom} from '../../../i18n/russian.js';
import type {LocaleOf} from '../../../i18n/index.js';
import type {Rank} from '../types.js';
import type {en} from './because.en.js';

const NAMES: Readonly<Record<Rank, string>> = {
  king: 'король',
  prince: 'принц',
  soldier: 'солдат',
  peasant: 'крестьянин',
};

/** Russian: what happened after a move. */
export const ru: LocaleOf<typeof en> = {
  'peasants/because/trumped': (who) => `взятку бьют козырем (${whom(who)})`,
  'peasants/because/trick': 'эта взятка ваша',
  'peasants/because/given': (who) => `эта взятка уходит другому (${whom(who)})`,
  'peasants/because/limit': 'вы набираете взятки своего имени',
  'peasants/because/tricks': ({n}) => `взяток у вас в конце — ${n} или больше`,
  'peasants/because/rank': ({rank}) => `вы — ${NAMES[rank]}`,
  'peasants/because/won': 'игра ваша',
  'peasants/because/ahead': (who) => `впереди вас другой игрок (${whom(who)})`,
};

import type {Seat} from '../../../game/index.js';
import type {Messages} from '../../../i18n/index.js';
import type {PeasantsMessages} from '../messages/en.js';
import {isOut} from '../rules/seats.js';
import {LIMITS, type PeasantsView} from '../types.js';

/** The text at a seat: its rank, its tricks, and the number of tricks that it may take. */
export function badgeText(
  view: PeasantsView,
  seat: Seat,
  {t}: Messages<PeasantsMessages>,
): {readonly rank?: string; readonly note?: string; readonly out?: string} {
  const rank = (view.ranks ?? view.names)?.[seat];
  if (!rank) return view.dealer === seat ? {note: t('seat/dealer')} : {};
  const n = view.tricks[seat] ?? 0;
  return {
    rank: t('peasants/rank', {rank}),
    note: view.ranks ? t('peasants/tricks', {n}) : t('peasants/of', {n, of: LIMITS[rank]}),
    ...(isOut(view, seat) && {out: t('peasants/out')}),
  };
}

import {suitOf} from '../../cards/index.js';
import {ahead, contractName, goalOf, type KingDesk, termsOf} from './table-board.js';
import type {KingEvent, KingView} from './types.js';

/** What a King table says aloud and writes into the log; fetched when somebody plays. */

export const nameOf = (seat: number, {names}: KingDesk): string => names[seat] ?? '';

const placeOf = (totals: readonly number[], seat: number): number =>
  1 + totals.filter((total) => total > (totals[seat] ?? 0)).length;

function scored(
  {points, totals}: Extract<KingEvent, {type: 'deal scored'}>,
  desk: KingDesk,
): string {
  const {words, seat} = desk;
  if (seat !== undefined)
    return words.t('king/say/scored', {
      points: points[seat],
      total: totals[seat],
      place: placeOf(totals, seat),
    });
  const rows = points.map((won, owner) => `${nameOf(owner, desk)} ${words.points(won)}`).join(', ');
  return words.t('king/say/scored-by', {rows});
}

export function sentence(event: KingEvent, desk: KingDesk): string | undefined {
  const {words} = desk;
  switch (event.type) {
    case 'dealt': {
      const {deal, contract, leader} = event;
      if (contract.id === 'open') return words.t('king/say/dealt-open', {deal});
      const name = contractName(contract, desk);
      const goal = goalOf(contract, desk) || termsOf(contract, desk);
      return words.t('king/say/dealt', {deal, name, goal, leader: nameOf(leader, desk)});
    }
    case 'card played':
      return words.t('say/play', {name: nameOf(event.seat, desk), card: event.card});
    case 'trick taken':
      return words.t('king/say/taken', {name: nameOf(event.seat, desk), points: event.points});
    case 'play ended':
      return event.early ? words.t('king/say/early') : undefined;
    case 'deal scored': {
      const {slam} = event;
      const all = slam === null ? '' : `${words.t('king/say/slam', {name: nameOf(slam, desk)})} `;
      return all + scored(event, desk);
    }
    case 'game over': {
      const names = event.winners.map((seat) => nameOf(seat, desk)).join(', ');
      return words.t('king/say/over', {names});
    }
    default:
      return undefined;
  }
}

export function asked(view: KingView, desk: KingDesk): string {
  const {words} = desk;
  const best = ahead(view, view.trick);
  const led = view.trick[0] && (suitOf(view.trick[0].card) ?? 'H');
  if (!best || !led) return words.t('king/say/your-lead');
  return words.t('king/say/your-turn-led', {
    suit: led,
    name: nameOf(best.seat, desk),
    card: best.card,
  });
}

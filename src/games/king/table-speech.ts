import {suitOf} from '../../cards/index.js';
import {Later} from '../../elements/internal/later.js';
import type {PublicEvent, TableModule} from '../../elements/scene.js';
import {placesOf} from './score.js';
import {ahead, contractName, goalOf, type KingDesk, termsOf} from './table-board.js';
import type {More} from './table-more.js';
import type {KingMove, KingTold, KingView} from './types.js';
import type {Variant} from './columns.js';

/** What a King table says aloud, writes into the log and sends to the page. */

export const nameOf = (seat: number, {names}: KingDesk): string => names[seat] ?? '';

const placeOf = (totals: readonly number[], seat: number): number =>
  1 + totals.filter((total) => total > (totals[seat] ?? 0)).length;

function scored(
  {points, totals}: Extract<KingTold, {type: 'deal scored'}>,
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

export function sentence(told: KingTold, desk: KingDesk): string | undefined {
  const {words} = desk;
  switch (told.type) {
    case 'dealt': {
      const {deal, contract, leader} = told;
      if (contract.id === 'open') return words.t('king/say/dealt-open', {deal});
      const name = contractName(contract, desk);
      const goal = goalOf(contract, desk) || termsOf(contract, desk);
      return words.t('king/say/dealt', {deal, name, goal, leader: nameOf(leader, desk)});
    }
    case 'card played':
      return words.t('say/play', {name: nameOf(told.seat, desk), card: told.card});
    case 'trick taken':
      return words.t('king/say/taken', {name: nameOf(told.seat, desk), points: told.points});
    case 'play ended':
      return told.early ? words.t('king/say/early') : undefined;
    case 'deal scored': {
      const {slam} = told;
      const all = slam === null ? '' : `${words.t('king/say/slam', {name: nameOf(slam, desk)})} `;
      return all + scored(told, desk);
    }
    case 'game over': {
      const names = told.winners.map((seat) => nameOf(seat, desk)).join(', ');
      return words.t('king/say/over', {names});
    }
    default:
      return undefined;
  }
}

function asked(view: KingView, desk: KingDesk): string {
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

function event(told: KingTold, {deal, played, scores}: KingView): PublicEvent | undefined {
  switch (told.type) {
    case 'dealt':
      return {name: 'gstk-deal-started', detail: {deal: told.deal}};
    case 'card played': {
      const {seat, card} = told;
      return {
        name: 'gstk-card-played',
        detail: {seat, card, legal: true, deal, trick: played.length + 1},
      };
    }
    case 'trick taken': {
      const {seat, trick, points} = told;
      const cards = trick.map(({card}) => card);
      return {name: 'gstk-trick-taken', detail: {seat, cards, points, deal, trick: played.length}};
    }
    case 'deal scored': {
      const {points, totals} = told;
      return {name: 'gstk-deal-scored', detail: {deal: told.deal, scores: points, totals}};
    }
    case 'game over':
      return {name: 'gstk-game-ended', detail: {ranking: placesOf(scores)}};
    default:
      return undefined;
  }
}

/** Few readers of a table press its letter keys, so what they ask for comes with the first. */
const readings = new Later(() => import('./table-readings.js'));

/** The speaking half of a variant's table. */
export const kingSpeech = (
  variant: Variant,
  more?: More,
): Pick<TableModule<KingView, KingMove, KingTold>, 'sentence' | 'asked' | 'read' | 'event'> => ({
  sentence: (told, desk) => sentence(told, desk) ?? more?.sentence(told, desk),
  asked: (view, desk) => more?.asked(view, desk) ?? asked(view, desk),
  read: async (what, view, desk) => (await readings.want()).read(variant, what, view, desk),
  event: (told, view) => event(told, view) ?? more?.event(told, view),
});

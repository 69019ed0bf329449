import {type Card, type Suit, SUITS, sortHand, suitOf} from '../../cards/index.js';
import type {PublicEvent, Reading, TableModule} from '../../elements/scene.js';
import {stillOut, takenBy} from './counting.js';
import {placesOf} from './score.js';
import {ahead, contractName, goalOf, type KingDesk, termsOf} from './table-board.js';
import type {KingMove, KingTold, KingView, Played} from './types.js';
import {packOf, tableOf, type Variant} from './variants.js';

/** What a King table says aloud, writes into the log and sends to the page. */

const nameOf = (seat: number, {names}: KingDesk): string => names[seat] ?? '';

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

function sentence(told: KingTold, desk: KingDesk): string | undefined {
  const {words} = desk;
  switch (told.type) {
    case 'dealt': {
      const {deal, contract, leader} = told;
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
  }
}

function asked(view: KingView, desk: KingDesk): string {
  const {words} = desk;
  const best = ahead(view, view.trick);
  const led = view.trick[0] && suitOf(view.trick[0].card);
  if (!best || !led) return words.t('king/say/your-lead');
  return words.t('king/say/your-turn-led', {
    suit: led,
    name: nameOf(best.seat, desk),
    card: best.card,
  });
}

/** Cards by suit: `Spades: ace, 10. Hearts: king.` */
const bySuits = (cards: readonly Card[], {words}: KingDesk): string =>
  SUITS.flatMap((suit: Suit) => {
    const ranks = sortHand(cards).filter((card) => suitOf(card) === suit);
    return ranks.length === 0 ? [] : [words.t('say/suit', {suit, ranks})];
  }).join(' ');

const list = (plays: readonly Played[], desk: KingDesk): string =>
  plays.map(({seat, card}) => sentence({type: 'card played', seat, card}, desk)).join(' ');

const each = (view: KingView, desk: KingDesk, say: (seat: number) => string): string =>
  `${view.scores.map((_, seat) => `${nameOf(seat, desk)} ${say(seat)}`).join(', ')}.`;

const read =
  (variant: Variant) =>
  (what: Reading, view: KingView, desk: KingDesk): string => {
    const {words, seat} = desk;
    const hand = (seat === undefined ? [] : (view.hands[seat] ?? [])).filter((c) => c !== null);
    const counting = stillOut(view, packOf(tableOf(variant, view.seats)));
    switch (what) {
      case 'hand':
        return words.t('say/hand', {n: hand.length, suits: bySuits(hand, desk)});
      case 'legal':
        return (
          bySuits(
            desk.moves.map(({card}) => card),
            desk,
          ) || words.t('ui/not-your-turn')
        );
      case 'trick':
        return view.trick.length === 0
          ? words.t('king/read/nothing')
          : `${list(view.trick, desk)} ${words.t('king/read/to-come', {n: view.seats - view.trick.length})}`;
      case 'contract':
        return words.t('king/read/contract', {
          name: contractName(view.contract, desk),
          terms: termsOf(view.contract, desk),
        });
      case 'turn':
        return view.turn
          .map((next) => words.t('king/to-play', {name: nameOf(next, desk)}))
          .join(' ');
      case 'scores':
        return each(view, desk, (owner) => words.points(view.scores[owner] ?? 0));
      case 'taken':
        return each(view, desk, (owner) => {
          const taken = takenBy(view, owner).filter((card) => counts(view, variant, card));
          const n = view.tricks[owner] ?? 0;
          const tricks = `${words.number(n)} ${words.t('unit/tricks', {n})}`;
          return `${tricks}. ${bySuits(taken, desk) || words.t('king/took-nothing')}`;
        });
      case 'out':
        return counting.length === 0
          ? words.t('king/read/none-out')
          : words.t('king/read/out', {cards: bySuits(counting, desk)});
      case 'left':
        return each(view, desk, (owner) => words.number(view.hands[owner]?.length ?? 0));
    }
  };

const counts = (view: KingView, variant: Variant, card: Card): boolean =>
  stillOut({...view, played: []}, packOf(tableOf(variant, view.seats))).includes(card);

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
    case 'play ended':
      return undefined;
  }
}

/** The speaking half of a variant's table. */
export const kingSpeech = (
  variant: Variant,
): Pick<TableModule<KingView, KingMove, KingTold>, 'sentence' | 'asked' | 'read' | 'event'> => ({
  sentence,
  asked,
  read: read(variant),
  event,
});

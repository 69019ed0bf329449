import {type Card, type Suit, SUITS, sortHand, suitOf} from '../../cards/index.js';
import type {Reading} from '../../elements/scene.js';
import {stillOut, takenBy} from './counting.js';
import {contractName, type KingDesk, termsOf} from './table-board.js';
import {nameOf, sentence} from './table-speech.js';
import {isPlay, type KingView, type Played} from './types.js';
import {packOf, tableOf, type Variant} from './columns.js';

/** What a King table reads aloud when it is asked by a key; fetched for the first. */

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

/** The auction so far. */
const bids = ({bids: said}: KingView, desk: KingDesk): string =>
  said
    .map(({seat, points}) => {
      const name = nameOf(seat, desk);
      return points === null
        ? desk.words.t('king/say/folded', {name})
        : desk.words.t('king/say/bid', {name, points});
    })
    .join(' ') || desk.words.t('king/read/nothing');

/** What a letter key asks for, as plain words. */
export function read(variant: Variant, what: Reading, view: KingView, desk: KingDesk): string {
  const {words, seat} = desk;
  const hand = (seat === undefined ? [] : (view.hands[seat] ?? [])).filter((c) => c !== null);
  const counting = stillOut(view, packOf(tableOf(variant, view)));
  switch (what) {
    case 'hand':
      return words.t('say/hand', {n: hand.length, suits: bySuits(hand, desk)});
    case 'legal':
      return (
        bySuits(
          desk.moves.filter(isPlay).map(({card}) => card),
          desk,
        ) || words.t('ui/not-your-turn')
      );
    case 'trick':
      if (view.phase === 'bidding' || view.phase === 'naming') return bids(view, desk);
      return view.trick.length === 0
        ? words.t('king/read/nothing')
        : `${list(view.trick, desk)} ${words.t('king/read/to-come', {n: view.seats - view.trick.length})}`;
    case 'contract':
      return words.t('king/read/contract', {
        name: [
          contractName(view.contract, desk),
          ...(view.trump ? [words.t('king/trump-is', {suit: view.trump})] : []),
        ].join(', '),
        terms: termsOf(view.contract, desk),
      });
    case 'turn':
      return view.turn.map((next) => words.t('king/to-play', {name: nameOf(next, desk)})).join(' ');
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
}

const counts = (view: KingView, variant: Variant, card: Card): boolean =>
  stillOut({...view, played: []}, packOf(tableOf(variant, view))).includes(card);

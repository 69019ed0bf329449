import {type Card, sortHand, type Suit, suitOf, SUITS} from '../../cards/index.js';
import type {Reading} from '../../elements/scene.js';
import {unseen} from './outlook.js';
import {stillIn} from './seats.js';
import {partOf} from './phase.js';
import type {PeasantsDesk} from './table-desk.js';
import {nameOf, sentence} from './table-speech.js';
import {LIMITS, type PeasantsView} from './types.js';

/** What this table reads aloud when it is asked by a key; fetched for the first. */

/** Cards by suit: `Spades: ace, 10. Hearts: king.` */
const bySuits = (cards: readonly Card[], {words}: PeasantsDesk): string =>
  SUITS.flatMap((suit: Suit) => {
    const ranks = sortHand(cards).filter((card) => suitOf(card) === suit);
    return ranks.length === 0 ? [] : [words.t('say/suit', {suit, ranks})];
  }).join(' ');

const each = (view: PeasantsView, desk: PeasantsDesk, say: (seat: number) => string): string =>
  `${view.tricks.map((_, seat) => `${nameOf(seat, desk)} ${say(seat)}`).join(', ')}.`;

/** What a letter key asks for, as plain words. */
export function read(what: Reading, view: PeasantsView, desk: PeasantsDesk): string | undefined {
  const {words, seat} = desk;
  const {names, ranks, tricks, trick, hands} = view;
  const own = (seat === undefined ? [] : (hands[seat] ?? [])).filter((card) => card !== null);
  switch (what) {
    case 'hand':
      return words.t('say/hand', {n: own.length, suits: bySuits(own, desk)});
    case 'legal': {
      const cards = desk.moves.flatMap((move) => ('card' in move ? [move.card] : []));
      return bySuits(cards, desk) || words.t('ui/not-your-turn');
    }
    case 'trick':
      return trick.length === 0
        ? words.t('peasants/read/nothing')
        : `${trick.map((play) => sentence({type: 'card played', ...play}, desk)).join(' ')} ${words.t(
            'peasants/read/to-come',
            {n: stillIn(view).length - trick.length},
          )}`;
    case 'contract':
      return words.t('peasants/read/part', {part: partOf(view), suit: view.trump});
    case 'turn':
      return view.turn
        .map((next) => words.t('peasants/now/plays', {name: nameOf(next, desk)}))
        .join(' ');
    case 'scores':
      return each(view, desk, (owner) => words.t('peasants/wins', {n: view.scores[owner] ?? 0}));
    case 'taken':
      return each(view, desk, (owner) => {
        const rank = (ranks ?? names)?.[owner];
        const n = tricks[owner] ?? 0;
        if (!rank) return words.t('peasants/tricks', {n});
        const count = ranks
          ? words.t('peasants/tricks', {n})
          : words.t('peasants/of', {n, of: LIMITS[rank]});
        return `${words.t('peasants/rank', {rank})} ${count}`;
      });
    case 'out': {
      const trumps = unseen(view).filter((card) => suitOf(card) === view.trump);
      return words.t('peasants/read/out', {cards: bySuits(trumps, desk)});
    }
    case 'left':
      return each(view, desk, (owner) => words.number(hands[owner]?.length ?? 0));
  }
}

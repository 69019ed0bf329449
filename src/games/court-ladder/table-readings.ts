import {type Card, isJoker, rankOf, sortHand, SUITS, suitOf} from '../../cards/index.js';
import type {Reading} from '../../elements/scene.js';
import {rankName} from './ladder.js';
import {type LadderDesk, nameOf} from './table-desk.js';
import {asking, waiting} from './table-prompt.js';
import {missingFrom} from './imagine.js';
import type {LadderView} from './types.js';

/** What the table reads aloud when it is asked by a key; fetched for the first. */

/** Cards by suit, `Spades: ace, 10.`, then jokers. */
function bySuits(cards: readonly Card[], {words}: LadderDesk): string {
  const suits = SUITS.flatMap((suit) => {
    const ranks = sortHand(cards).flatMap((card) =>
      !isJoker(card) && suitOf(card) === suit ? [rankOf(card)] : [],
    );
    return ranks.length === 0 ? [] : [words.t('say/suit', {suit, ranks})];
  });
  const jokers = cards.filter(isJoker).map((card) => `${words.t('card', {card})}.`);
  return [...suits, ...jokers].join(' ');
}

/** Pair by pair, `7 of hearts, beaten with 9 of hearts`. */
function pairs({bout}: LadderView, {words}: LadderDesk): string {
  if (!bout || bout.pairs.length === 0) return words.t('ladder/read/nothing-laid');
  const said = bout.pairs.map(({card, beat}) => {
    const one = words.t('card', {card});
    return beat ? `${one}, ${words.t('ladder/beaten-with')} ${words.t('card', {card: beat})}` : one;
  });
  return `${said.join('; ')}.`;
}

/** The ladder from the King down. */
const ladder = (view: LadderView, desk: LadderDesk): string =>
  view.ranks
    .map((seat, place) => {
      const rank = desk.words.t(`ladder/rank/${rankName(place, view.seats)}`);
      return `${rank}: ${nameOf(seat, desk)}.`;
    })
    .join(' ');

/** What a letter key asks for, as plain words. */
export function read(what: Reading, view: LadderView, desk: LadderDesk): string | undefined {
  const {words, seat} = desk;
  const held = seat === undefined ? [] : (view.hands[seat] ?? []);
  const own = held.filter((card) => card !== null);
  switch (what) {
    case 'hand':
      return own.length < held.length
        ? words.t('ladder/not-yet-looked')
        : words.t('say/hand', {n: own.length, suits: bySuits(own, desk)});
    case 'legal': {
      if (!desk.asking) return words.t('ui/not-your-turn');
      const cards = desk.moves.flatMap((move) => ('card' in move ? [move.card] : []));
      return bySuits([...new Set(cards)], desk) || words.t('ladder/read/no-card');
    }
    case 'trick':
      return pairs(view, desk);
    case 'contract':
    case 'turn': {
      const {say, why} = (desk.asking ? asking : waiting)(view, desk);
      const trump = view.trump ? words.t('ladder/trump-is', {suit: view.trump}) : '';
      return [trump, say, why]
        .filter(Boolean)
        .map((part) => `${part}.`)
        .join(' ');
    }
    case 'scores':
      return ladder(view, desk);
    case 'taken':
      return (
        view.ranks
          .filter((one) => one !== seat && view.shown[one]!.length > 0)
          .map((one) => `${nameOf(one, desk)}: ${bySuits(view.shown[one]!, desk)}`)
          .join(' ') || words.t('ladder/read/none-taken')
      );
    case 'out': {
      const left = missingFrom({
        ...view,
        hands: view.shown.map((cards, at) => (at === seat ? own : cards)),
      });
      const high = left.filter((card) => isJoker(card) || suitOf(card) === view.trump);
      return `${words.t('ladder/read/trumps-out')} ${bySuits(sortHand(high), desk) || words.number(0)}`;
    }
    case 'left':
      return view.ranks
        .map((one) =>
          words.t('ladder/read/left', {name: nameOf(one, desk), n: view.hands[one]!.length}),
        )
        .join(' ');
  }
}

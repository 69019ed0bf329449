import {type Card, isJoker, SUITS, sortHand, suitOf} from '../../cards/index.js';
import type {Reading} from '../../elements/scene.js';
import {isSpy, membersIn, PLACES, spiesIn} from './government.js';
import {type CrushDesk, fillers, isGone, southOf, wildCards} from './table-desk.js';
import {asking, waiting} from './table-prompt.js';
import {nameOf} from './table-speech.js';
import type {CrushView} from './types.js';

/** What the table reads aloud when it is asked by a key; fetched for the first. */

/** Cards by suit, `Spades: ace, 10.`, then Jokers. */
function bySuits(cards: readonly Card[], {words}: CrushDesk): string {
  const suits = SUITS.flatMap((suit) => {
    const ranks = sortHand(cards).filter((card) => suitOf(card) === suit);
    return ranks.length === 0 ? [] : [words.t('say/suit', {suit, ranks})];
  });
  const jokers = cards.filter(isJoker).map((card) => `${words.t('card', {card})}.`);
  return [...suits, ...jokers].join(' ');
}

const list = (cards: readonly Card[], {words}: CrushDesk): string =>
  cards.map((card) => words.t('card', {card})).join(', ');

/** A Government in words, King first, spies by the rank they stand for. */
function government(view: CrushView, seat: number, desk: CrushDesk): string {
  const {words} = desk;
  const cards = view.governments[seat]!;
  const said = cards.map((card, place) =>
    isSpy(cards, card)
      ? words.t('crush/spy-as', {card, rank: PLACES[place]})
      : words.t('card', {card}),
  );
  const name = words.t('crush/government', {name: nameOf(seat, desk)});
  return `${name}: ${said.join(', ') || words.t('crush/no-king')}.`;
}

/** What a letter key asks for, as plain words. */
export function read(what: Reading, view: CrushView, desk: CrushDesk): string | undefined {
  const {words, seat} = desk;
  const own = (seat === undefined ? [] : (view.hands[seat] ?? [])).filter((card) => card !== null);
  const south = southOf(desk);
  const both = (say: (seat: number) => string): string => `${say(south)} ${say(1 - south)}`;
  switch (what) {
    case 'hand':
      return words.t('say/hand', {n: own.length, suits: bySuits(own, desk)});
    case 'legal': {
      const cards = desk.moves.flatMap((move) => ('card' in move ? [move.card] : []));
      if (!desk.asking) return words.t('ui/not-your-turn');
      return bySuits(cards, desk) || words.t('crush/read/no-card');
    }
    case 'trick':
      return both((one) => government(view, one, desk));
    case 'contract':
    case 'turn': {
      const {say, why} = (desk.asking ? asking : waiting)(view, desk);
      return `${words.t(`crush/phase/${view.phase}`)}. ${say}. ${why}.`;
    }
    case 'scores':
      return both((one) => {
        const cards = view.governments[one]!;
        const values = {n: membersIn(cards), spies: spiesIn(cards), name: nameOf(one, desk)};
        return words.t('crush/read/standing', values);
      });
    case 'taken':
      return words.t('crush/say/executed', {cards: view.piles.executed});
    case 'out':
      return both((one) => {
        const open = fillers(view, one);
        if (!open) return '';
        const {queens, jokers} = wildCards(view);
        const spies = [...open.spies, ...queens, ...jokers].filter((card) => !isGone(view, card));
        return words.t('crush/read/next', {
          name: nameOf(one, desk),
          card: open.own,
          spies: list(spies, desk),
        });
      }).trim();
    case 'left':
      return both((one) =>
        words.t('crush/read/left', {name: nameOf(one, desk), n: view.hands[one]!.length}),
      );
  }
}

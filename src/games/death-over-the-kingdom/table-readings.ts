import type {Reading} from '../../elements/scene.js';
import {activeOf, orderOf, seatsOf} from './standing.js';
import {fullName} from './table-card.js';
import {deedText, goalText, type KingdomDesk, nameOf, roundText} from './table-desk.js';
import {asking, waiting} from './table-prompt.js';
import type {KingdomView} from './types.js';

/** What the table reads aloud when it is asked by a key; fetched for the first. */

/** What a letter key asks for, as plain words. */
export function read(what: Reading, view: KingdomView, desk: KingdomDesk): string | undefined {
  const {words, seat} = desk;
  const full = (card: string): string => fullName(view.deck, card, words);
  const list = (cards: readonly (string | null)[]): string =>
    cards.map((card) => (card === null ? words.t('card/face-down') : full(card))).join('. ');
  const each = (seats: readonly number[], say: (one: number) => string): string =>
    seats.map((one) => `${nameOf(one, desk)}: ${say(one)}.`).join(' ');
  switch (what) {
    case 'hand': {
      if (seat === undefined) return undefined;
      const front = view.areas[seat];
      const held = view.hands[seat] ?? [];
      return [
        front ? words.t('kingdom/read/front', {card: full(front)}) : '',
        words.t('kingdom/read/hand', {n: held.length, cards: list(held)}),
      ]
        .filter(Boolean)
        .join(' ');
    }
    case 'legal': {
      if (!desk.asking) return words.t('ui/not-your-turn');
      const cards = desk.moves.flatMap((move) => ('card' in move ? [move.card] : []));
      return `${asking(view, desk).say}. ${list(cards)}`;
    }
    case 'trick':
      return view.areas.length === 0
        ? words.t('kingdom/wait/choose')
        : each(orderOf(view), (one) => list([view.areas[one] ?? null]));
    case 'contract':
      return `${roundText(view, desk)}. ${goalText(view, desk)}.`;
    case 'turn': {
      const {say, why} = (desk.asking ? asking : waiting)(view, desk);
      return `${say}. ${why}.`;
    }
    case 'scores':
      return each(seatsOf(view), (one) => {
        const n = view.scores[one] ?? 0;
        return `${words.number(n)} ${words.t('kingdom/of-points', {n})}`;
      });
    case 'taken': {
      const done = orderOf(view).filter((one) => view.deeds[one]);
      return done.length === 0
        ? words.t('kingdom/read/none-acted')
        : each(done, (one) => deedText(view.deeds[one]!, desk));
    }
    case 'out':
      return words.t('kingdom/read/discard', {
        cards: view.discard.map((card) => words.t('card', {card})).join(', '),
      });
    case 'left': {
      const active = activeOf(view);
      const said = words.t('kingdom/pile', {n: view.pile.length});
      return active === undefined ? `${said}.` : `${said}. ${waiting(view, desk).why}.`;
    }
  }
}

import {sortHand} from '../../cards/index.js';
import type {Reading} from '../../elements/scene.js';
import {seatsOf, cardsOf} from './standing.js';
import {facing} from './table-board.js';
import type {GskDesk} from './table-desk.js';
import {asked, nameOf} from './table-speech.js';
import type {GskView} from './types.js';

/** What the table reads aloud when it is asked by a key; fetched for the first. */

export function read(what: Reading, view: GskView, desk: GskDesk): string | undefined {
  const {words, seat} = desk;
  const hand = (seat === undefined ? [] : (view.hands[seat] ?? [])).filter((one) => one !== null);
  const each = (say: (owner: number) => string): string =>
    `${seatsOf(view)
      .map((owner) => `${nameOf(owner, desk)}: ${say(owner)}`)
      .join('. ')}.`;
  const {own, rival} = facing(view, desk);
  switch (what) {
    case 'hand':
      return words.t('gsk/read/cards', {cards: sortHand(hand)});
    case 'legal':
    case 'turn':
      return desk.asking ? asked(view, desk) : words.t('gsk/choosing');
    case 'trick': {
      const lying = [own, rival].flatMap((owner) => {
        const formation = view.formations[owner];
        return formation
          ? [words.t('gsk/formation-of', {name: nameOf(owner, desk), cards: cardsOf(formation)})]
          : [];
      });
      return lying.length > 0 ? `${lying.join('. ')}.` : words.t('gsk/read/nothing');
    }
    case 'contract':
      return words.t('gsk/read/meets', {one: nameOf(own, desk), other: nameOf(rival, desk)});
    case 'scores':
    case 'taken':
    case 'left':
      return each((owner) =>
        view.alive[owner]
          ? `${words.t('gsk/held', {n: view.hands[owner]?.length ?? 0, pile: view.piles[owner] ?? 0})}, ${words.t(view.tokens[owner] ? 'gsk/rout-ready' : 'gsk/rout-spent')}`
          : words.t('gsk/is-out'),
      );
    case 'out': {
      const cards = view.shown.filter((one) => one.hand === view.hand).map((one) => one.card);
      return words.t('gsk/read/cards', {cards: sortHand([...new Set(cards)])});
    }
  }
}

import {sortHand} from '../../../cards/index.js';
import {nameOf, playerOf, type Reading} from '../../../elements/index.js';
import {seatsOf, cardsOf} from '../rules/standing.js';
import {facing} from './board/facing.js';
import type {GskContext} from './context.js';
import {asked} from './speech.js';
import type {GskView} from '../types.js';

/** Texts that the table reads out on a key; the file is fetched at the first one. */

export function read(what: Reading, view: GskView, ctx: GskContext): string | undefined {
  const {messages, seat} = ctx;
  const hand = (seat === undefined ? [] : (view.hands[seat] ?? [])).filter((one) => one !== null);
  const each = (say: (owner: number) => string): string =>
    `${seatsOf(view)
      .map((owner) => `${nameOf(owner, ctx)}: ${say(owner)}`)
      .join('. ')}.`;
  const {own, rival} = facing(view, ctx);
  switch (what) {
    case 'hand':
      return messages.t('gsk/read/cards', {cards: sortHand(hand)});
    case 'legal':
    case 'turn':
      return ctx.asking ? asked(view, ctx) : messages.t('gsk/choosing');
    case 'trick': {
      const lying = [own, rival].flatMap((owner) => {
        const formation = view.formations[owner];
        return formation
          ? [messages.t('gsk/formation-of', {...playerOf(owner, ctx), cards: cardsOf(formation)})]
          : [];
      });
      return lying.length > 0 ? `${lying.join('. ')}.` : messages.t('gsk/read/nothing');
    }
    case 'contract':
      return messages.t('gsk/read/meets', {one: playerOf(own, ctx), other: playerOf(rival, ctx)});
    case 'scores':
    case 'taken':
    case 'left':
      return each((owner) =>
        view.alive[owner]
          ? `${messages.t('gsk/held', {n: view.hands[owner]?.length ?? 0, pile: view.piles[owner] ?? 0})}, ${messages.t(view.tokens[owner] ? 'gsk/rout-ready' : 'gsk/rout-spent')}`
          : messages.t('gsk/is-out'),
      );
    case 'out': {
      const cards = view.shown.filter((one) => one.hand === view.hand).map((one) => one.card);
      return messages.t('gsk/read/cards', {cards: sortHand([...new Set(cards)])});
    }
  }
}

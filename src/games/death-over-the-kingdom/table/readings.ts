import {nameOf, type Reading} from '../../../elements/index.js';
import {activeOf, orderOf, seatsOf} from '../rules/standing.js';
import {fullName} from './card.js';
import {deedText, goalText, type KingdomContext, roundText} from './context.js';
import {asking, waiting} from './prompt.js';
import type {KingdomView} from '../types.js';

/** Texts that the table reads out on a key; the file is fetched at the first one. */

/** The reading for a letter key, as plain text. */
export function read(what: Reading, view: KingdomView, ctx: KingdomContext): string | undefined {
  const {messages, seat} = ctx;
  const full = (card: string): string => fullName(view.deck, card, messages);
  const list = (cards: readonly (string | null)[]): string =>
    cards.map((card) => (card === null ? messages.t('card/face-down') : full(card))).join('. ');
  const each = (seats: readonly number[], say: (one: number) => string): string =>
    seats.map((one) => `${nameOf(one, ctx)}: ${say(one)}.`).join(' ');
  switch (what) {
    case 'hand': {
      if (seat === undefined) return undefined;
      const front = view.areas[seat];
      const held = view.hands[seat] ?? [];
      return [
        front ? messages.t('kingdom/read/front', {card: full(front)}) : '',
        messages.t('kingdom/read/hand', {n: held.length, cards: list(held)}),
      ]
        .filter(Boolean)
        .join(' ');
    }
    case 'legal': {
      if (!ctx.asking) return messages.t('ui/not-your-turn');
      const cards = ctx.moves.flatMap((move) => ('card' in move ? [move.card] : []));
      return `${asking(view, ctx).say}. ${list(cards)}`;
    }
    case 'trick':
      return view.areas.length === 0
        ? messages.t('kingdom/wait/choose')
        : each(orderOf(view), (one) => list([view.areas[one] ?? null]));
    case 'contract':
      return `${roundText(view, ctx)}. ${goalText(view, ctx)}.`;
    case 'turn': {
      const {say, why} = (ctx.asking ? asking : waiting)(view, ctx);
      return `${say}. ${why}.`;
    }
    case 'scores':
      return each(seatsOf(view), (one) => {
        const n = view.scores[one] ?? 0;
        return `${messages.number(n)} ${messages.t('kingdom/of-points', {n})}`;
      });
    case 'taken': {
      const done = orderOf(view).filter((one) => view.deeds[one]);
      return done.length === 0
        ? messages.t('kingdom/read/none-acted')
        : each(done, (one) => deedText(view.deeds[one]!, ctx));
    }
    case 'out':
      return messages.t('kingdom/read/discard', {
        cards: view.discard.map((card) => messages.t('card', {card})).join(', '),
      });
    case 'left': {
      const active = activeOf(view);
      const said = messages.t('kingdom/pile', {n: view.pile.length});
      return active === undefined ? `${said}.` : `${said}. ${waiting(view, ctx).why}.`;
    }
  }
}

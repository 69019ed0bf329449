import {suitOf} from '../../../cards/index.js';
import {cardsInWords} from '../../../elements/shared/index.js';
import {nameOf, playerOf, type Reading} from '../../../elements/index.js';
import {unseen} from '../bot/outlook.js';
import {stillIn} from '../rules/seats.js';
import {partOf} from '../rules/phase.js';
import type {PeasantsContext} from './context.js';
import {sentence} from './speech.js';
import {LIMITS, type PeasantsView} from '../types.js';

/** Texts that the table reads out on a key; the file is fetched at the first one. */

const each = (view: PeasantsView, ctx: PeasantsContext, say: (seat: number) => string): string =>
  `${view.tricks.map((_, seat) => `${nameOf(seat, ctx)} ${say(seat)}`).join(', ')}.`;

/** The reading for a letter key, as plain text. */
export function read(what: Reading, view: PeasantsView, ctx: PeasantsContext): string | undefined {
  const {messages, seat} = ctx;
  const {names, ranks, tricks, trick, hands} = view;
  const own = (seat === undefined ? [] : (hands[seat] ?? [])).filter((card) => card !== null);
  switch (what) {
    case 'hand':
      return messages.t('say/hand', {n: own.length, suits: cardsInWords(own, ctx)});
    case 'legal': {
      const cards = ctx.moves.flatMap((move) => ('card' in move ? [move.card] : []));
      return cardsInWords(cards, ctx) || messages.t('ui/not-your-turn');
    }
    case 'trick':
      return trick.length === 0
        ? messages.t('peasants/read/nothing')
        : `${trick.map((play) => sentence({type: 'card played', ...play}, ctx)).join(' ')} ${messages.t(
            'peasants/read/to-come',
            {n: stillIn(view).length - trick.length},
          )}`;
    case 'contract':
      return messages.t('peasants/read/part', {part: partOf(view), suit: view.trump});
    case 'turn':
      return view.turn
        .map((next) => messages.t('peasants/now/plays', playerOf(next, ctx)))
        .join(' ');
    case 'scores':
      return each(view, ctx, (owner) => messages.t('peasants/wins', {n: view.scores[owner] ?? 0}));
    case 'taken':
      return each(view, ctx, (owner) => {
        const rank = (ranks ?? names)?.[owner];
        const n = tricks[owner] ?? 0;
        if (!rank) return messages.t('peasants/tricks', {n});
        const count = ranks
          ? messages.t('peasants/tricks', {n})
          : messages.t('peasants/of', {n, of: LIMITS[rank]});
        return `${messages.t('peasants/rank', {rank})} ${count}`;
      });
    case 'out': {
      const trumps = unseen(view).filter((card) => suitOf(card) === view.trump);
      return messages.t('peasants/read/out', {cards: cardsInWords(trumps, ctx)});
    }
    case 'left':
      return each(view, ctx, (owner) => messages.number(hands[owner]?.length ?? 0));
  }
}

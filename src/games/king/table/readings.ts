import type {Card} from '../../../cards/index.js';
import {cardsInWords} from '../../../elements/shared/index.js';
import {nameOf, playerOf, type Reading} from '../../../elements/index.js';
import {stillOut, takenBy} from './counting.js';
import type {KingContext} from './context.js';
import {contractName, termsOf} from './contract-words.js';
import {isPlay, type KingView, type Played, trumpSuit} from '../types.js';
import {packOf, tableOf, type Variant} from '../rules/contracts/columns.js';

/** Texts that a King table reads out on a key; the file is fetched at the first one. */

const list = (plays: readonly Played[], ctx: KingContext): string =>
  plays.map(({seat, card}) => ctx.messages.t('say/play', {...playerOf(seat, ctx), card})).join(' ');

const each = (view: KingView, ctx: KingContext, say: (seat: number) => string): string =>
  `${view.scores.map((_, seat) => `${nameOf(seat, ctx)} ${say(seat)}`).join(', ')}.`;

/** The auction so far. */
const bids = ({bids: said}: KingView, ctx: KingContext): string =>
  said
    .map(({seat, points}) => {
      const player = playerOf(seat, ctx);
      return points === null
        ? ctx.messages.t('king/say/folded', player)
        : ctx.messages.t('king/say/bid', {...player, points});
    })
    .join(' ') || ctx.messages.t('king/read/nothing');

/** The reading for a letter key, as plain text. */
export function read(variant: Variant, what: Reading, view: KingView, ctx: KingContext): string {
  const {messages, seat} = ctx;
  const hand = (seat === undefined ? [] : (view.hands[seat] ?? [])).filter((c) => c !== null);
  const counting = stillOut(view, packOf(tableOf(variant, view)));
  switch (what) {
    case 'hand':
      return messages.t('say/hand', {n: hand.length, suits: cardsInWords(hand, ctx)});
    case 'legal':
      return (
        cardsInWords(
          ctx.moves.filter(isPlay).map(({card}) => card),
          ctx,
        ) || messages.t('ui/not-your-turn')
      );
    case 'trick':
      if (view.phase === 'bidding' || view.phase === 'naming') return bids(view, ctx);
      return view.trick.length === 0
        ? messages.t('king/read/nothing')
        : `${list(view.trick, ctx)} ${messages.t('king/read/to-come', {n: view.seats - view.trick.length})}`;
    case 'contract': {
      const suit = trumpSuit(view.trump);
      return messages.t('king/read/contract', {
        name: [
          contractName(view.contract, ctx),
          ...(suit ? [messages.t('king/trump-is', {suit})] : []),
        ].join(', '),
        terms: termsOf(view.contract, ctx),
      });
    }
    case 'turn':
      return view.turn.map((next) => messages.t('king/to-play', playerOf(next, ctx))).join(' ');
    case 'scores':
      return each(view, ctx, (owner) => messages.points(view.scores[owner] ?? 0));
    case 'taken':
      return each(view, ctx, (owner) => {
        const taken = takenBy(view, owner).filter((card) => counts(view, variant, card));
        const n = view.tricks[owner] ?? 0;
        const tricks = `${messages.number(n)} ${messages.t('unit/tricks', {n})}`;
        return `${tricks}. ${cardsInWords(taken, ctx) || messages.t('king/took-nothing')}`;
      });
    case 'out':
      return counting.length === 0
        ? messages.t('king/read/none-out')
        : messages.t('king/read/out', {cards: cardsInWords(counting, ctx)});
    case 'left':
      return each(view, ctx, (owner) => messages.number(view.hands[owner]?.length ?? 0));
  }
}

const counts = (view: KingView, variant: Variant, card: Card): boolean =>
  stillOut({...view, played: []}, packOf(tableOf(variant, view))).includes(card);

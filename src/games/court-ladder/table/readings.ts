import {isJoker, sortHand, suitOf} from '../../../cards/index.js';
import {cardsInWords} from '../../../elements/shared/index.js';
import {nameOf, playerOf, type Reading} from '../../../elements/index.js';
import {rankName} from '../rules/ladder.js';
import type {LadderContext} from './context.js';
import {asking, waiting} from './prompt.js';
import {missingFrom} from '../position/determinize.js';
import type {LadderView} from '../types.js';

/** Texts that the table reads out on a key; the file is fetched at the first one. */

/** Pair by pair, `7 of hearts, beaten with 9 of hearts`. */
function pairs({bout}: LadderView, {messages}: LadderContext): string {
  if (!bout || bout.pairs.length === 0) return messages.t('ladder/read/nothing-laid');
  const said = bout.pairs.map(({card, beat}) => {
    const one = messages.t('card', {card});
    return beat
      ? `${one}, ${messages.t('ladder/beaten-with')} ${messages.t('card', {card: beat})}`
      : one;
  });
  return `${said.join('; ')}.`;
}

/** The ladder from the King down. */
const ladder = (view: LadderView, ctx: LadderContext): string =>
  view.ranks
    .map((seat, place) => {
      const rank = ctx.messages.t(`ladder/rank/${rankName(place, view.seats)}`);
      return `${rank}: ${nameOf(seat, ctx)}.`;
    })
    .join(' ');

/** The reading for a letter key, as plain text. */
export function read(what: Reading, view: LadderView, ctx: LadderContext): string | undefined {
  const {messages, seat} = ctx;
  const held = seat === undefined ? [] : (view.hands[seat] ?? []);
  const own = held.filter((card) => card !== null);
  switch (what) {
    case 'hand':
      return own.length < held.length
        ? messages.t('ladder/not-yet-looked')
        : messages.t('say/hand', {n: own.length, suits: cardsInWords(own, ctx)});
    case 'legal': {
      if (!ctx.asking) return messages.t('ui/not-your-turn');
      const cards = ctx.moves.flatMap((move) => ('card' in move ? [move.card] : []));
      return cardsInWords([...new Set(cards)], ctx) || messages.t('ladder/read/no-card');
    }
    case 'trick':
      return pairs(view, ctx);
    case 'contract':
    case 'turn': {
      const {say, why} = (ctx.asking ? asking : waiting)(view, ctx);
      const trump = view.trump ? messages.t('ladder/trump-is', {suit: view.trump}) : '';
      return [trump, say, why]
        .filter(Boolean)
        .map((part) => `${part}.`)
        .join(' ');
    }
    case 'scores':
      return ladder(view, ctx);
    case 'taken':
      return (
        view.ranks
          .filter((one) => one !== seat && view.shown[one]!.length > 0)
          .map((one) => `${nameOf(one, ctx)}: ${cardsInWords(view.shown[one]!, ctx)}`)
          .join(' ') || messages.t('ladder/read/none-taken')
      );
    case 'out': {
      const left = missingFrom({
        ...view,
        hands: view.shown.map((cards, at) => (at === seat ? own : cards)),
      });
      const high = left.filter((card) => isJoker(card) || suitOf(card) === view.trump);
      return `${messages.t('ladder/read/trumps-out')} ${cardsInWords(sortHand(high), ctx) || messages.number(0)}`;
    }
    case 'left':
      return view.ranks
        .map((one) =>
          messages.t('ladder/read/left', {...playerOf(one, ctx), n: view.hands[one]!.length}),
        )
        .join(' ');
  }
}

import type {Card} from '../../../cards/index.js';
import {cardsInWords} from '../../../elements/shared/index.js';
import {playerOf, type Reading, southOf} from '../../../elements/index.js';
import {isSpy, membersIn, PLACES, spiesIn} from '../rules/government.js';
import {type CrushContext, fillers, isGone, wildCards} from './context.js';
import {asking, waiting} from './prompt.js';
import type {CrushView} from '../types.js';

/** Texts that the table reads out on a key; the file is fetched at the first one. */

const list = (cards: readonly Card[], {messages}: CrushContext): string =>
  cards.map((card) => messages.t('card', {card})).join(', ');

/** A Government in words, King first, spies by the rank that they pass for. */
function government(view: CrushView, seat: number, ctx: CrushContext): string {
  const {messages} = ctx;
  const cards = view.governments[seat]!;
  const said = cards.map((card, place) =>
    isSpy(cards, card)
      ? messages.t('crush/spy-as', {card, rank: PLACES[place]!})
      : messages.t('card', {card}),
  );
  const name = messages.t('crush/government', playerOf(seat, ctx));
  return `${name}: ${said.join(', ') || messages.t('crush/no-king')}.`;
}

/** The reading for a letter key, as plain text. */
export function read(what: Reading, view: CrushView, ctx: CrushContext): string | undefined {
  const {messages, seat} = ctx;
  const own = (seat === undefined ? [] : (view.hands[seat] ?? [])).filter((card) => card !== null);
  const south = southOf(ctx);
  const both = (say: (seat: number) => string): string => `${say(south)} ${say(1 - south)}`;
  switch (what) {
    case 'hand':
      return messages.t('say/hand', {n: own.length, suits: cardsInWords(own, ctx)});
    case 'legal': {
      const cards = ctx.moves.flatMap((move) => ('card' in move ? [move.card] : []));
      if (!ctx.asking) return messages.t('ui/not-your-turn');
      return cardsInWords(cards, ctx) || messages.t('crush/read/no-card');
    }
    case 'trick':
      return both((one) => government(view, one, ctx));
    case 'contract':
    case 'turn': {
      const {say, why} = (ctx.asking ? asking : waiting)(view, ctx);
      return `${messages.t(`crush/phase/${view.phase}`)}. ${say}. ${why}.`;
    }
    case 'scores':
      return both((one) => {
        const cards = view.governments[one]!;
        const values = {n: membersIn(cards), spies: spiesIn(cards), ...playerOf(one, ctx)};
        return messages.t('crush/read/standing', values);
      });
    case 'taken':
      return messages.t('crush/say/executed', {cards: view.piles.executed});
    case 'out':
      return both((one) => {
        const open = fillers(view, one);
        if (!open) return '';
        const {queens, jokers} = wildCards(view);
        const spies = [...open.spies, ...queens, ...jokers].filter((card) => !isGone(view, card));
        return messages.t('crush/read/next', {
          ...playerOf(one, ctx),
          card: open.own,
          spies: list(spies, ctx),
        });
      }).trim();
    case 'left':
      return both((one) =>
        messages.t('crush/read/left', {...playerOf(one, ctx), n: view.hands[one]!.length}),
      );
  }
}

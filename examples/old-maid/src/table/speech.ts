import type {Event, Move, View} from '../types.js';
import type {OwnMessages} from '../messages/en.js';
import {cardsInWords, nameOf, playerOf, type RenderContext, usualSpeech} from 'gstk/kit/table';
import {holderFrom, sourceOf} from '../play.js';

/** The context in which this table is drawn. */
export type Context = RenderContext<View, Move, Event, OwnMessages>;

const without = (text: string): string => text.replace(/\.$/, '');

/** An event as a sentence. */
function told(event: Event, ctx: Context): string {
  const {messages} = ctx;
  switch (event.type) {
    case 'dealt':
      return messages.t('old-maid/say/dealt', {n: event.n});
    case 'first pairs laid':
      return messages.t('old-maid/say/first-pairs', {n: event.pairs.flat().length / 2});
    case 'card drawn': {
      const players = {...playerOf(event.seat, ctx), other: playerOf(event.from, ctx)};
      return event.card
        ? messages.t('old-maid/say/drawn-card', {...players, card: event.card})
        : messages.t('old-maid/say/drawn', players);
    }
    case 'pair laid':
      return messages.t('old-maid/say/pair', {...playerOf(event.seat, ctx), cards: event.cards});
    case 'card kept':
      return messages.t('old-maid/say/kept', playerOf(event.seat, ctx));
    case 'player out':
      return messages.t('old-maid/say/out', playerOf(event.seat, ctx));
    case 'game over':
      return `${messages.t('old-maid/title', playerOf(event.loser, ctx))}.`;
  }
}

/** The prompt: what has just happened, the question to the reader, or who draws. */
export function say(view: View, ctx: Context): string {
  const {messages, event, asking} = ctx;
  if (event) return without(told(event, ctx));
  if (view.phase === 'over')
    return messages.t('old-maid/title', playerOf(holderFrom(view.hands, 0), ctx));
  const other = playerOf(sourceOf(view), ctx);
  if (asking) return messages.t('old-maid/draw-from', {other});
  return messages.t('old-maid/drawing', {...playerOf(view.active, ctx), other});
}

const pairs = ({laid}: View, {messages}: Context): string =>
  messages.t('old-maid/pairs', {n: laid.length / 2});

/** How many cards each player holds. */
const held = ({hands}: View, ctx: Context): string =>
  hands
    .map(({length: n}, seat) => `${nameOf(seat, ctx)}: ${n} ${ctx.messages.t('unit/cards', {n})}.`)
    .join(' ');

/** The speech of the table: announcements, log and readings. */
export const speech = usualSpeech<View, Move, Event, OwnMessages>({
  say,
  sentences: {
    dealt: told,
    'first pairs laid': told,
    'card drawn': told,
    'pair laid': told,
    'card kept': told,
    'player out': told,
    'game over': told,
  },
  readings: {
    legal: (view, ctx) => (ctx.asking ? say(view, ctx) : undefined),
    trick: ({laid}, ctx) => cardsInWords(laid.slice(-2), ctx),
    contract: (_, {messages}) => messages.t('aim/gstk-examples/old-maid'),
    scores: held,
    left: held,
    taken: pairs,
  },
});

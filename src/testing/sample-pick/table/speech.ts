import {type RenderContext, usualSpeech, waitingFor, wonBy} from '../../../elements/index.js';
import {placesByScore} from '../../../game/index.js';
import type {OwnMessages} from '../messages/en.js';
import type {Event, Move, View} from '../types.js';

/** The context in which this table is drawn. */
export type Context = RenderContext<View, Move, Event, OwnMessages>;

/** How a turn ended. */
const ended = (event: Event, {messages, players}: Context): string | undefined => {
  if (event.type !== 'guests kept' && event.type !== 'guests gone') return undefined;
  const key = event.type === 'guests kept' ? 'royal-guests/kept' : 'royal-guests/gone';
  return messages.t(key, {...players[event.seat]!, n: event.n});
};

/** The prompt: the question to the reader, or what is happening. */
export function say(view: View, ctx: Context): string {
  const said = ctx.event && ended(ctx.event, ctx);
  if (said) return said;
  if (view.phase === 'over') return wonBy(placesByScore(view.scores)[0] ?? [], ctx);
  return ctx.asking ? ctx.messages.t(`royal-guests/${view.phase}`) : waitingFor(view, ctx);
}

/** The guests of each seat. */
const standings = ({court}: View, {players, messages}: Context): string =>
  court
    .map(({length: n}, at) => `${players[at]!.name}: ${n} ${messages.t('royal-guests/unit', {n})}.`)
    .join(' ');

const left = ({row}: View, {messages}: Context): string =>
  messages.t('royal-guests/left', {n: row.length});

/** The speech of the table: announcements, log and readings. */
export const speech = usualSpeech<View, Move, Event, OwnMessages>({
  say,
  sentences: {
    dealt: ({n}, {messages}) => messages.t('royal-guests/dealt', {n}),
    'guests kept': (event, ctx) => `${ended(event, ctx)}.`,
    'guests gone': (event, ctx) => `${ended(event, ctx)}.`,
    'game over': ({winners}, ctx) => `${wonBy(winners, ctx)}.`,
  },
  readings: {
    hand: left,
    legal: left,
    left,
    trick: ({guests}, {messages}) => guests.map((card) => messages.t('card', {card})).join(', '),
    contract: (_, {messages}) => messages.t('royal-guests/goal'),
    scores: standings,
    taken: standings,
  },
});

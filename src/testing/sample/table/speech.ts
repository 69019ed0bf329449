import {type RenderContext, usualSpeech, waitingFor, wonBy} from '../../../elements/index.js';
import {placesByScore} from '../../../game/index.js';
import type {OwnMessages} from '../messages/en.js';
import type {Event, Move, View} from '../types.js';

/** The context in which this table is drawn. */
export type Context = RenderContext<View, Move, Event, OwnMessages>;

/** The prompt: the question to the reader, or what is happening. */
export function say(view: View, ctx: Context): string {
  const {messages, players, event} = ctx;
  if (event?.type === 'trick taken') return messages.t('trick/to', players[event.seat]!);
  if (view.phase === 'over') return wonBy(placesByScore(view.scores)[0] ?? [], ctx);
  return ctx.asking ? messages.t(`high-card/${view.phase}`) : waitingFor(view, ctx);
}

/** The tricks of each seat. */
export const standings = ({scores}: View, {players, messages}: Context): string =>
  scores.map((n, at) => `${players[at]!.name}: ${n} ${messages.t('unit/tricks', {n})}.`).join(' ');

/** The speech of the table: announcements, log and readings. */
export const speech = usualSpeech<View, Move, Event, OwnMessages>({
  say,
  sentences: {
    dealt: ({hands: [hand]}, {messages}) => messages.t('high-card/dealt', {n: hand!.length}),
    'trick taken': ({seat}, {messages, players}) => `${messages.t('trick/to', players[seat]!)}.`,
    'game over': ({winners}, ctx) => `${wonBy(winners, ctx)}.`,
  },
  readings: {
    contract: (_, {messages}) => messages.t('high-card/goal'),
    ...{scores: standings, taken: standings},
  },
});

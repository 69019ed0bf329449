import {
  gameEnded,
  playerOf,
  type Prompt,
  type PublicEvent,
  type RenderContext,
} from '../../../../elements/index.js';
import {crownSpeech} from '../../table/speech.js';
import {outcome, vassalOf} from '../rules/match.js';
import {isGuessing} from './guess.js';
import type {FindMove, FindEvent, FindView} from '../types.js';
import type {FindMessages} from '../messages/en.js';
import type {ArgsBelow, Player} from '../../../../i18n/index.js';

/** Prompts, narration, announcements and public events of the table. */

/** The render context of this table. */
export type FindContext = RenderContext<FindView, FindMove, FindEvent, FindMessages>;

/** Whether a decided match that is not the last is on show. */
export const isDecided = ({phase}: FindView, {event}: FindContext): boolean =>
  event?.type === 'match won' && phase !== 'over';

/** The prompt: the question, the present event, or the awaited player. */
export function prompt(view: FindView, ctx: FindContext): Prompt {
  const {messages, event} = ctx;
  const {phase, lord, row} = view;
  // The strip names the card, but only after it has turned.
  if (event?.type === 'card revealed')
    return {
      say: messages.t('find/turns', {...playerOf(event.seat, ctx), at: event.at + 1}),
      why: messages.t(`find/ask/${view.open.length > 1 ? 'extra' : 'pick'}/why`),
    };
  if (event?.type === 'lord named')
    return {
      say: messages.t('find/lord-now', playerOf(event.lord, ctx)),
      why: messages.t('find/ask/shuffle/why', playerOf(vassalOf(view), ctx)),
    };
  if (event?.type === 'match won' || phase === 'over') {
    const last = event?.type === 'match won' ? event : undefined;
    const winner = last?.seat ?? outcome(view)?.winners[0] ?? lord;
    const at = (last?.row ?? row).indexOf('king') + 1;
    return {
      say: messages.t('crown/won', playerOf(winner, ctx)),
      why: messages.t('find/where', {at}),
    };
  }
  if (ctx.asking)
    return {
      say: messages.t(`find/ask/${phase}`, {n: row.length + 1}),
      why: messages.t(`find/ask/${phase}/why`, playerOf(vassalOf(view), ctx)),
    };
  if (isGuessing(view, ctx))
    return {
      say: messages.t('find/guess', playerOf(vassalOf(view), ctx)),
      why: messages.t('find/guess/why'),
    };
  const said = event && sentence(event, ctx);
  const [next = lord] = view.turn;
  const waits = messages.t(`find/waiting/${phase}`, playerOf(next, ctx));
  const aim = ctx.seat === lord && phase !== 'shuffle' ? messages.t('find/waiting/lord') : '';
  return said ? {say: said.replace(/\.$/, ''), why: waits} : {say: waits, why: aim};
}

export function sentence(event: FindEvent, ctx: FindContext): string | undefined {
  const {messages} = ctx;
  const say = (
    seat: number,
    ...[key, values]: ArgsBelow<FindMessages, 'find/say/', keyof Player>
  ): string => messages.lookup(`find/say/${key}`, {...values, ...playerOf(seat, ctx)});
  switch (event.type) {
    case 'lord named':
      return say(event.lord, 'lord', {match: event.match});
    case 'card laid':
      return event.card === null
        ? say(event.seat, 'laid')
        : say(event.seat, 'laid-card', {card: event.card});
    case 'card revealed':
      return say(event.seat, 'revealed', {at: event.at + 1, card: event.card});
    case 'another allowed':
      return say(event.seat, 'another');
    case 'stopped':
      return say(event.seat, 'stopped');
    case 'match won':
      return say(event.seat, 'won', {at: event.row.indexOf('king') + 1});
    case 'game over':
      return messages.t('crown/say/over', playerOf(event.winners[0] ?? 0, ctx));
    case 'cards presented':
      return undefined;
  }
}

function publicEvent(event: FindEvent, view: FindView): PublicEvent | undefined {
  switch (event.type) {
    case 'lord named':
      return {name: 'gstk-deal-started', detail: {deal: event.match}};
    case 'card laid':
    case 'card revealed':
    case 'stopped':
      return {name: 'gstk-choice-made', detail: {seat: event.seat}};
    case 'game over':
      return gameEnded(outcome(view));
    default:
      return undefined;
  }
}

/** The texts of the table module. */
export const findSpeech = crownSpeech<FindView, FindMove, FindEvent>({
  sentence,
  publicEvent,
  prompt,
});

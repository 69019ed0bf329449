import {
  playerOf,
  type Prompt,
  type PublicEvent,
  type RenderContext,
} from '../../../../elements/index.js';
import type {ChooseMove} from '../../rules/choose-move.js';
import {matchEvent, crownSpeech} from '../../table/speech.js';
import {outcome, totalOf} from '../rules/match.js';
import type {SupportEvent, SupportView} from '../types.js';
import type {SupportMessages} from '../messages/en.js';

/** Prompts, narration, announcements and public events of the table. */

/** The render context of this table. */
export type SupportContext = RenderContext<SupportView, ChooseMove, SupportEvent, SupportMessages>;

/** Whether the cards of a match lie open and the next roles are not shown yet. */
export const isShown = (
  {phase}: Pick<SupportView, 'phase'>,
  {event}: Pick<SupportContext, 'event'>,
): boolean => phase === 'over' || event?.type === 'cards revealed' || event?.type === 'match won';

/** The prompt: the question, the present event, or the awaited player. */
export function prompt(view: SupportView, ctx: SupportContext): Prompt {
  const {messages, event, seat} = ctx;
  const {lord, last, wins, phase, choices} = view;
  const own = seat === lord ? 'lord' : 'vassal';
  if (event?.type === 'cards revealed')
    return {say: messages.t('crown/turn-together', {n: 2}), why: ''};
  if (last && (phase === 'over' || event?.type === 'match won'))
    return {
      say: messages.t('support/match-won', {...playerOf(last.winner, ctx), n: totalOf(last.cards)}), // oxfmt-ignore
      why: messages.t('crown/lead', {mine: wins[last.winner]!, theirs: wins[1 - last.winner]!}),
    };
  if (phase === 'over')
    return {say: messages.t('crown/won', playerOf(outcome(view)?.winners[0], ctx)), why: ''};
  if (event?.type === 'lord named')
    return {
      say: messages.t('support/lord-now', playerOf(lord, ctx)),
      why: messages.t(seat === undefined ? 'support/goal' : `support/ask/${own}`),
    };
  if (ctx.asking) return {say: messages.t('support/ask'), why: messages.t(`support/ask/${own}`)};
  const chosen = seat !== undefined && (choices.made[seat] ?? null) !== null;
  return {
    say: messages.t(chosen ? 'crown/your-card-is-in' : 'support/waiting'),
    why: messages.t(chosen ? 'crown/change' : 'support/goal'),
  };
}

export function sentence(event: SupportEvent, ctx: SupportContext): string | undefined {
  const {messages} = ctx;
  switch (event.type) {
    case 'lord named':
      return messages.t('support/say/lord', {...playerOf(event.lord, ctx), match: event.match});
    case 'cards revealed':
      return [
        ...event.cards.map((card, seat) =>
          messages.t('support/say/shows', {...playerOf(seat, ctx), card}),
        ),
        messages.t('support/say/total', {n: event.total}),
      ].join(' ');
    case 'match won':
      return messages.t('support/say/won', {...playerOf(event.seat, ctx), n: event.total});
    case 'game over':
      return messages.t('crown/say/over', playerOf(event.winners[0], ctx));
  }
}

const publicEvent = (event: SupportEvent, view: SupportView): PublicEvent | undefined =>
  event.type === 'lord named'
    ? {name: 'gstk-deal-started', detail: {deal: event.match}}
    : matchEvent(event, view.wins, outcome(view));

/** The texts of the table module. */
export const supportSpeech = crownSpeech<SupportView, ChooseMove, SupportEvent>({
  sentence,
  publicEvent,
  prompt,
});

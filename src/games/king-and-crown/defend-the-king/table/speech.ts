import {
  playerOf,
  playersOn,
  type Prompt,
  type PublicEvent,
  type RenderContext,
} from '../../../../elements/index.js';
import type {ChooseMove} from '../../rules/choose-move.js';
import type {CourtCard} from '../../rules/deck.js';
import {thwarts} from '../../rules/thwart.js';
import {matchEvent, crownSpeech} from '../../table/speech.js';
import {outcome} from '../rules/match.js';
import {verdictOf} from './verdict.js';
import type {DefendEvent, DefendView, Meeting} from '../types.js';
import type {DefendMessages} from '../messages/en.js';

/** Prompts, narration, announcements and public events of the table. */

/** The render context of this table. */
export type DefendContext = RenderContext<DefendView, ChooseMove, DefendEvent, DefendMessages>;

/** Whether cards are on show and nobody chooses. */
export const isShown = (
  {phase}: Pick<DefendView, 'phase'>,
  {event}: Pick<DefendContext, 'event'>,
): boolean => phase === 'over' || (event !== undefined && event.type !== 'match begun');

/** The result of the shown cards: `Knight thwarts Dragon`. */
export function verdictText(
  meeting: Meeting,
  {options, seats}: Pick<DefendView, 'options' | 'seats'>,
  {messages}: Pick<DefendContext, 'messages'>,
): string {
  const verdict = verdictOf(meeting);
  switch (verdict.kind) {
    case 'same':
      return messages.t('defend/verdict/same', {card: verdict.card, n: seats});
    case 'all':
      return messages.t('defend/verdict/all', {pure: options['multi'] === 'pureLoser'});
    case 'out':
      return messages.t('defend/verdict/out', verdict);
  }
}

/** Each shown card with its player. */
export const shownText = (cards: readonly (CourtCard | null)[], ctx: DefendContext): string =>
  cards
    .flatMap((card, seat) =>
      card === null ? [] : [ctx.messages.t('defend/say/shows', {card, ...playerOf(seat, ctx)})],
    )
    .join(' ');

/** If the cards are of two kinds, which thwarts which; the results of more kinds follow in words. */
function pairText(
  cards: readonly (CourtCard | null)[],
  {messages}: DefendContext,
): readonly string[] {
  const [one, other, ...more] = [...new Set(cards.filter((card) => card !== null))];
  if (!one || !other || more.length > 0) return [];
  const pair = thwarts(one, other) ? {card: one, other} : {card: other, other: one};
  return [`${messages.t('crown/thwarts', pair)}.`];
}

/** The matches won by a seat and by the best of the others. */
export const leadText = ({wins}: DefendView, seat: number, {messages}: DefendContext): string =>
  messages.t('crown/lead', {
    mine: wins[seat]!,
    theirs: Math.max(...wins.filter((_, other) => other !== seat)),
  });

/** Why a reveal has put nobody out: the cards are the same, or all of them would fall. */
function nobodyOut({last, options}: DefendView, {messages}: DefendContext): string {
  return last && verdictOf(last).kind === 'all'
    ? messages.t('defend/none/all', {pure: options['multi'] === 'pureLoser'})
    : messages.t('defend/none/same');
}

/** The prompt while cards lie open. */
function shownPrompt(view: DefendView, ctx: DefendContext): Prompt {
  const {messages, event, seat} = ctx;
  const {still, seats, options} = view;
  const winner = event?.type === 'match won' ? event.seat : outcome(view)?.winners[0];
  if (winner !== undefined)
    return {
      say: messages.t('defend/match-won', playerOf(winner, ctx)),
      why: options['bestOf'] === 1 ? '' : leadText(view, winner, ctx),
    };
  if (event?.type === 'cards returned')
    return {say: messages.t('defend/none'), why: nobodyOut(view, ctx)};
  if (event?.type === 'players out')
    return {
      say: messages.t('defend/say/out', {players: playersOn(event.seats, ctx)}),
      why: messages.t('defend/left', {
        players: playersOn(still, ctx),
        own: still.includes(seat ?? -1),
      }),
    };
  return {say: messages.t('crown/turn-together', {n: seats}), why: ''};
}

/** The prompt: the question, the present event, or the awaited players. */
export function prompt(view: DefendView, ctx: DefendContext): Prompt {
  const {messages, seat} = ctx;
  const {phase, choices, still} = view;
  if (isShown(view, ctx)) return shownPrompt(view, ctx);
  if (ctx.asking) return {say: messages.t('defend/ask'), why: messages.t('defend/ask/why')};
  if (seat !== undefined && phase === 'select' && !still.includes(seat))
    return {say: messages.t('defend/watching'), why: messages.t('defend/goal/many')};
  const chosen = seat !== undefined && (choices.made[seat] ?? null) !== null;
  const key = chosen ? 'crown/your-card-is-in' : 'defend/waiting';
  return {
    say: messages.t(key),
    why: chosen
      ? messages.t('crown/change')
      : messages.t('defend/waiting/why', {
          players: ctx.players.filter((_, other) => other !== seat),
        }),
  };
}

export function sentence(event: DefendEvent, ctx: DefendContext): string | undefined {
  const {messages} = ctx;
  switch (event.type) {
    case 'match begun':
      return messages.t('defend/say/match', {n: event.match});
    case 'cards revealed':
      return [shownText(event.cards, ctx), ...pairText(event.cards, ctx)].join(' ');
    case 'cards returned':
      return messages.t('defend/say/returned');
    case 'players out':
      return `${messages.t('defend/say/out', {players: playersOn(event.seats, ctx)})}.`;
    case 'match won':
      return messages.t('defend/say/won', playerOf(event.seat, ctx));
    case 'game over':
      return messages.t('crown/say/over', playerOf(event.winners[0] ?? 0, ctx));
  }
}

const publicEvent = (event: DefendEvent, view: DefendView): PublicEvent | undefined =>
  event.type === 'match begun'
    ? {name: 'gstk-deal-started', detail: {deal: event.match}}
    : matchEvent(event, view.wins, outcome(view));

/** The texts of the table module. */
export const defendSpeech = crownSpeech<DefendView, ChooseMove, DefendEvent>({
  sentence,
  publicEvent,
  prompt,
});

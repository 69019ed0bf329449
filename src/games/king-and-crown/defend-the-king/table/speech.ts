import type {RenderContext, PublicEvent} from '../../../../elements/scene.js';
import type {Prompt} from '../../../../elements/table/speech.js';
import {nameOf, namesOf} from '../../../../elements/table/seats.js';
import type {ChooseMove} from '../../rules/choose-move.js';
import type {CourtCard} from '../../rules/deck.js';
import {thwarts} from '../../rules/thwart.js';
import {matchEvent, crownSpeech} from '../../table/speech.js';
import {outcome} from '../rules/match.js';
import type {DefendEvent, DefendView} from '../types.js';
import type {DefendMessages} from '../messages/en.js';

/** Prompts, narration, announcements and public events of the table. */

/** The render context of this table. */
export type DefendContext = RenderContext<DefendView, ChooseMove, DefendEvent, DefendMessages>;

/** The shown cards that thwart others; empty when there are none. */
function thwartsText(cards: readonly (CourtCard | null)[], {messages}: DefendContext): string {
  const shown = [...new Set(cards.filter((card) => card !== null))];
  const pairs = shown.flatMap((card) =>
    shown.filter((other) => thwarts(card, other)).map((other) => ({card, other})),
  );
  return pairs.map((pair) => messages.t('crown/thwarts', pair)).join(', ');
}

/** Each shown card with its player. */
export const shownText = (cards: readonly (CourtCard | null)[], ctx: DefendContext): string =>
  cards
    .flatMap((card, seat) =>
      card === null ? [] : [ctx.messages.t('defend/say/shows', {card, name: nameOf(seat, ctx)})],
    )
    .join(' ');

/** The prompt: the question, the present event, or the awaited players. */
export function prompt(view: DefendView, ctx: DefendContext): Prompt {
  const {messages, event, seat} = ctx;
  const {last, phase, seats} = view;
  const goal = messages.t(seats === 2 ? 'defend/goal' : 'defend/goal/many');
  const met = last ? thwartsText(last.cards, ctx) : '';
  const winner = event?.type === 'match won' ? event.seat : outcome(view)?.winners[0];
  if (winner !== undefined)
    return {say: messages.t('crown/won', {name: nameOf(winner, ctx)}), why: met};
  if (event?.type === 'cards returned') return {say: messages.t('defend/none'), why: met};
  if (event?.type === 'players out')
    return {say: messages.t('defend/say/out', {names: namesOf(event.seats, ctx)}), why: met};
  if (event?.type === 'cards revealed')
    return {say: shownText(event.cards, ctx).replace(/\.$/, ''), why: met};
  if (ctx.asking)
    return {
      say: messages.t('defend/ask'),
      why:
        last && view.reveals > 0 && met === ''
          ? messages.t('defend/none')
          : messages.t('defend/ask/why'),
    };
  const out = seat !== undefined && phase === 'select' && !view.still.includes(seat);
  return {say: messages.t(out ? 'defend/watching' : 'defend/waiting'), why: goal};
}

export function sentence(event: DefendEvent, ctx: DefendContext): string | undefined {
  const {messages} = ctx;
  switch (event.type) {
    case 'match begun':
      return messages.t('defend/say/match', {n: event.match});
    case 'cards revealed':
      return shownText(event.cards, ctx);
    case 'cards returned':
      return messages.t('defend/say/returned');
    case 'players out':
      return messages.t('defend/say/out', {names: namesOf(event.seats, ctx)});
    case 'match won':
      return messages.t('defend/say/won', {name: nameOf(event.seat, ctx)});
    case 'game over':
      return messages.t('crown/say/over', {name: nameOf(event.winners[0] ?? 0, ctx)});
  }
}

const publicEvent = (event: DefendEvent, view: DefendView): PublicEvent | undefined =>
  event.type === 'match begun'
    ? {name: 'gstk-deal-started', detail: {deal: event.match}}
    : matchEvent(event, view.wins, outcome(view));

/** The speaking members of the table module. */
export const defendSpeech = crownSpeech<DefendView, ChooseMove, DefendEvent>({
  sentence,
  publicEvent,
  prompt,
  readings: () => import('./readings.js'),
});

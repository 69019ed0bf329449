import type {RenderContext} from '../../../../elements/scene.js';
import {nameOf} from '../../table/speech.js';
import {verdictOf} from '../rules/round.js';
import type {Pair, TourneyMove, TourneyEvent, TourneyView} from '../types.js';
import type {TourneyMessages} from '../messages/en.js';

/** What the parts of the table share. */

/** What the table of Tourney for the King is drawn with. */
export type TourneyContext = RenderContext<TourneyView, TourneyMove, TourneyEvent, TourneyMessages>;

/** The rounds whose winner is to be seen: cards that have just been turned are looked at first. */
export const scored = ({rounds}: TourneyView, {event}: TourneyContext): readonly Pair[] =>
  event?.type === 'cards revealed' ? rounds.slice(0, -1) : rounds;

/** A round as a sentence: what was played, and whose it is. */
export function roundText({rounds, options}: TourneyView, at: number, ctx: TourneyContext): string {
  const {messages} = ctx;
  const cards = messages.t('tourney/say/cards', {
    ...{round: at + 1, one: nameOf(0, ctx), other: nameOf(1, ctx), cards: rounds[at]!},
  });
  return `${cards} ${verdictText(verdictOf(rounds.slice(0, at + 1), options), ctx)}`;
}

/** Whose round it is, and why where the cards are equal. */
export function verdictText(
  {winners, unused}: ReturnType<typeof verdictOf>,
  ctx: TourneyContext,
): string {
  const [winner, ...more] = winners;
  if (winner === undefined) return ctx.messages.t('tourney/say/nobody');
  if (more.length > 0) return ctx.messages.t('tourney/say/both');
  const name = nameOf(winner, ctx);
  if (!unused) return ctx.messages.t('tourney/say/round', {name});
  const [own, other] = [unused[winner], unused[1 - winner]];
  return ctx.messages.t('tourney/say/unused', {name, own: own!, other: other!});
}

import {playerOf, type RenderContext} from '../../../../elements/index.js';
import {verdictOf} from '../rules/round.js';
import type {Pair, TourneyEvent, TourneyView} from '../types.js';
import type {ChooseMove} from '../../rules/choose-move.js';
import type {TourneyMessages} from '../messages/en.js';

/** Helpers that the parts of the table share. */

/** The render context of this table. */
export type TourneyContext = RenderContext<TourneyView, ChooseMove, TourneyEvent, TourneyMessages>;

/** The rounds with a visible winner: cards that have just been turned are looked at first. */
export const scored = ({rounds}: TourneyView, {event}: TourneyContext): readonly Pair[] =>
  event?.type === 'cards revealed' ? rounds.slice(0, -1) : rounds;

/** A sentence without its full stop, as a line of its own. */
const bare = (sentence: string): string => sentence.replace(/\.$/, '');

/** The verdict on the last round as a line: which card beats which, or what decides between equal ones. */
export function lastVerdict({rounds, options}: TourneyView, ctx: TourneyContext): string {
  const verdict = verdictOf(rounds, options);
  const [winner] = verdict.winners;
  if (winner === undefined || verdict.unused) return bare(verdictText(verdict, ctx));
  const pair = rounds.at(-1)!;
  return ctx.messages.t('tourney/verdict/beats', {
    ...{...playerOf(winner, ctx), loser: playerOf(1 - winner, ctx)},
    ...{card: pair[winner]!, low: pair[1 - winner]!},
  });
}

/** A round as a sentence: its cards and its winner. */
export function roundText({rounds, options}: TourneyView, at: number, ctx: TourneyContext): string {
  const {messages} = ctx;
  const cards = messages.t('tourney/say/cards', {
    ...{round: at + 1, one: playerOf(0, ctx), other: playerOf(1, ctx), cards: rounds[at]!},
  });
  return `${cards} ${verdictText(verdictOf(rounds.slice(0, at + 1), options), ctx)}`;
}

/** The winner of a round, with the reason if the cards are equal. */
export function verdictText(
  {winners, unused}: ReturnType<typeof verdictOf>,
  ctx: TourneyContext,
): string {
  const [winner, ...more] = winners;
  if (winner === undefined) return ctx.messages.t('tourney/say/nobody');
  if (more.length > 0) return ctx.messages.t('tourney/say/both');
  const player = playerOf(winner, ctx);
  if (!unused) return ctx.messages.t('tourney/say/round', player);
  const [own, other] = [unused[winner], unused[1 - winner]];
  return ctx.messages.t('tourney/say/unused', {...player, own: own!, other: other!});
}

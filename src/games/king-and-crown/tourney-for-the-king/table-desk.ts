import type {Desk} from '../../../elements/scene.js';
import {nameOf} from '../table-speech.js';
import {verdictOf} from './round.js';
import type {Pair, TourneyMove, TourneyEvent, TourneyView} from './types.js';

/** What the parts of the table share. */

/** What the table of Tourney for the King is drawn with. */
export type TourneyDesk = Desk<TourneyView, TourneyMove, TourneyEvent>;

/** The rounds whose winner is to be seen: cards that have just been turned are looked at first. */
export const scored = ({rounds}: TourneyView, {event}: TourneyDesk): readonly Pair[] =>
  event?.type === 'cards revealed' ? rounds.slice(0, -1) : rounds;

/** A round as a sentence: what was played, and whose it is. */
export function roundText({rounds, options}: TourneyView, at: number, desk: TourneyDesk): string {
  const {words} = desk;
  const cards = words.t('tourney/say/cards', {
    ...{round: at + 1, one: nameOf(0, desk), other: nameOf(1, desk), cards: rounds[at]},
  });
  return `${cards} ${verdictText(verdictOf(rounds.slice(0, at + 1), options), desk)}`;
}

/** Whose round it is, and why where the cards are equal. */
export function verdictText(
  {winners, unused}: ReturnType<typeof verdictOf>,
  desk: TourneyDesk,
): string {
  const [winner, ...more] = winners;
  if (winner === undefined) return desk.words.t('tourney/say/nobody');
  if (more.length > 0) return desk.words.t('tourney/say/both');
  const name = nameOf(winner, desk);
  if (!unused) return desk.words.t('tourney/say/round', {name});
  const [own, other] = [unused[winner], unused[1 - winner]];
  return desk.words.t('tourney/say/unused', {name, own, other});
}

import type {Fact, Seat} from '../../../game/index.js';
import {type CourtCard, DECK} from '../rules/deck.js';

/** The facts of the family that are good for the player that they are told of, or bad; others may be either. */
const FACTS: Readonly<Record<string, boolean>> = {
  'crown/because/thwarted': false,
  'crown/because/thwarts': true,
  'crown/because/match': true,
  'crown/because/game': true,
  'defend/because/out': false,
  'defend/because/others-out': true,
  'tourney/because/round': true,
  'tourney/because/lost': false,
  'tourney/because/later': true,
  'court/because/round': true,
  'court/because/game': true,
};

export const isGood = ({kind}: Fact): boolean | undefined => FACTS[kind];

/** Facts that several games of the family tell of a match that is played on. */

/** An event of these games, as far as it is looked at here. */
interface Told {
  readonly type: string;
  readonly seat?: unknown;
  readonly winners?: unknown;
}

/** Whether a seat wins the match that is being played, and the game. */
export function winsOf(events: readonly Told[], own: Seat): readonly Fact[] {
  const match = events.find(({type}) => type === 'match won' || type === 'match decided');
  const game = events.find(({type}) => type === 'game over');
  return [
    ...(match && isWinner(match, own) ? [{kind: 'crown/because/match'}] : []),
    ...(game && isWinner(game, own) ? [{kind: 'crown/because/game'}] : []),
  ];
}

const isWinner = ({seat, winners}: Told, own: Seat): boolean =>
  seat === own || (Array.isArray(winners) && winners.length === 1 && winners[0] === own);

/** The cards of others that thwart the card of a seat, and those that it thwarts. */
export function thwartsOf(cards: readonly (CourtCard | null)[], own: Seat): readonly Fact[] {
  const mine = cards[own];
  if (!mine) return [];
  const others = cards.filter((card, seat): card is CourtCard => card !== null && seat !== own);
  return [...new Set(others)].flatMap((card) => [
    ...(DECK[card].thwarts.includes(mine) ? [{kind: 'crown/because/thwarted', card}] : []),
    ...(DECK[mine].thwarts.includes(card) ? [{kind: 'crown/because/thwarts', card}] : []),
  ]);
}

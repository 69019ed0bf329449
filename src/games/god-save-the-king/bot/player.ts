import type {Outlook} from './outlook.js';

/** The decisions of any player of the game; cards are heights, as in an outlook. */

/** A stream of numbers from 0 (included) to 1 (excluded). */
export type Chance = () => number;

/** The heights of a formation. */
export interface FormationHeights {
  readonly left: number;
  readonly centre: number;
  readonly right: number;
}

/** The answer of the loser of a push. */
export type Answering = 'accept' | 'challenge' | 'rout';

/** A player, which decides from an outlook and chance and remembers nothing between two decisions. */
export interface BotPlayer {
  form(outlook: Outlook, chance: Chance): FormationHeights;
  /** Whether the rival's centre is routed before the flip. */
  early(outlook: Outlook, chance: Chance): boolean;
  /** Whether it is routed after the flip. */
  rout(outlook: Outlook, chance: Chance): boolean;
  /** The height of the value to declare. */
  declare(outlook: Outlook, chance: Chance): number;
  answer(outlook: Outlook, chance: Chance): Answering;
  /** Whether the centre is routed by the winner of a push, who gets a King in it anyway. */
  afterPush?(outlook: Outlook, chance: Chance): boolean;
}

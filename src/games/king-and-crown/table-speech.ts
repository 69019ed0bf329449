import {Later} from '../../elements/internal/later.js';
import type {Desk, PublicEvent, Reading, TableModule} from '../../elements/scene.js';
import type {AnyMove, AnyTold, AnyView, Outcome, Seat} from '../../game/index.js';
import type {CourtCard} from './deck.js';

/** What the tables of the family have in common when they speak. */

/** The two lines of the prompt. */
export interface Lines {
  readonly say: string;
  readonly why: string;
}

/** Who sits there. */
export const nameOf = (seat: number, {names}: Pick<Desk, 'names'>): string => names[seat] ?? '';

/** The part of a table that speaks. */
type Speech<View extends AnyView, Move extends AnyMove, Told extends AnyTold> = Pick<
  TableModule<View, Move, Told>,
  'sentence' | 'asked' | 'read' | 'event'
>;

/** What one game says; its readings are fetched for the first, for few readers press the letter keys. */
export interface Says<
  View extends AnyView,
  Move extends AnyMove,
  Told extends AnyTold,
> extends Pick<Speech<View, Move, Told>, 'sentence' | 'event'> {
  /** What is announced when this seat is asked. */
  prompt(view: View, desk: Desk<View, Move, Told>): Lines;
  readings(): Promise<{
    read(what: Reading, view: View, desk: Desk<View, Move, Told>): string | undefined;
  }>;
}

/** The speaking half of a table. */
export function speechOf<View extends AnyView, Move extends AnyMove, Told extends AnyTold>({
  sentence,
  event,
  prompt,
  readings,
}: Says<View, Move, Told>): Speech<View, Move, Told> {
  const later = new Later(readings);
  return {
    sentence,
    asked: (view, desk) => {
      const {say, why} = prompt(view, desk);
      return `${say}. ${why}.`;
    },
    read: async (what, view, desk) => (await later.want()).read(what, view, desk),
    event,
  };
}

/** What happens in a series of matches of choices that are shown together. */
type InSeries =
  | {readonly type: 'cards revealed'; readonly cards: readonly (CourtCard | null)[]}
  | {readonly type: 'match won'; readonly seat: Seat}
  | {readonly type: 'game over' | 'cards returned' | 'players out'};

/** The same for the page; `undefined` where it hears nothing. */
export function matchEvent(
  told: InSeries,
  wins: readonly number[],
  ended: Outcome | undefined,
): PublicEvent | undefined {
  switch (told.type) {
    case 'cards revealed':
      return {name: 'gstk-choices-revealed', detail: {cards: told.cards}};
    case 'match won': {
      const scores = wins.map((_, seat) => Number(seat === told.seat));
      return {name: 'gstk-deal-scored', detail: {scores, totals: wins}};
    }
    case 'game over':
      return {name: 'gstk-game-ended', detail: {ranking: ended?.places ?? []}};
    default:
      return undefined;
  }
}

import {Lazy} from '../../../elements/internal/lazy.js';
import type {RenderContext, PublicEvent, Reading, TableModule} from '../../../elements/scene.js';
import type {AnyMove, AnyEvent, AnyView, Outcome, Seat} from '../../../game/index.js';
import type {CourtCard} from '../rules/deck.js';

/** What the tables of the family have in common when they speak. */

/** The two lines of the prompt. */
export interface Lines {
  readonly say: string;
  readonly why: string;
}

/** Who sits there. */
export const nameOf = (seat: number, {names}: Pick<RenderContext, 'names'>): string =>
  names[seat] ?? '';

/** The part of a table that speaks. */
type Speech<View extends AnyView, Move extends AnyMove, Event extends AnyEvent> = Pick<
  TableModule<View, Move, Event>,
  'sentence' | 'asked' | 'read' | 'publicEvent'
>;

/** What one game says; its readings are fetched for the first, for few readers press the letter keys. */
export interface Says<
  View extends AnyView,
  Move extends AnyMove,
  Event extends AnyEvent,
> extends Pick<Speech<View, Move, Event>, 'sentence' | 'publicEvent'> {
  /** What is announced when this seat is asked. */
  prompt(view: View, ctx: RenderContext<View, Move, Event>): Lines;
  readings(): Promise<{
    read(what: Reading, view: View, ctx: RenderContext<View, Move, Event>): string | undefined;
  }>;
}

/** The speaking half of a table. */
export function speechOf<View extends AnyView, Move extends AnyMove, Event extends AnyEvent>({
  sentence,
  publicEvent,
  prompt,
  readings,
}: Says<View, Move, Event>): Speech<View, Move, Event> {
  const later = new Lazy(readings);
  return {
    sentence,
    asked: (view, ctx) => {
      const {say, why} = prompt(view, ctx);
      return `${say}. ${why}.`;
    },
    read: async (what, view, ctx) => (await later.load()).read(what, view, ctx),
    publicEvent,
  };
}

/** What happens in a series of matches of choices that are shown together. */
type InSeries =
  | {readonly type: 'cards revealed'; readonly cards: readonly (CourtCard | null)[]}
  | {readonly type: 'match won'; readonly seat: Seat}
  | {readonly type: 'game over' | 'cards returned' | 'players out'};

/** The same for the page; `undefined` where it hears nothing. */
export function matchEvent(
  event: InSeries,
  wins: readonly number[],
  ended: Outcome | undefined,
): PublicEvent | undefined {
  switch (event.type) {
    case 'cards revealed':
      return {name: 'gstk-choices-revealed', detail: {cards: event.cards}};
    case 'match won': {
      const scores = wins.map((_, seat) => Number(seat === event.seat));
      return {name: 'gstk-deal-scored', detail: {scores, totals: wins}};
    }
    case 'game over':
      return {name: 'gstk-game-ended', detail: {ranking: ended?.places ?? []}};
    default:
      return undefined;
  }
}

import {Lazy} from '../../../elements/internal/lazy.js';
import type {RenderContext, PublicEvent, Reading, TableModule} from '../../../elements/scene.js';
import type {AnyMove, AnyEvent, AnyView, Outcome, Seat} from '../../../game/index.js';
import type {CourtCard} from '../rules/deck.js';

/** The narration and announcements that the tables of the family share. */

/** The two lines of the prompt. */
export interface Lines {
  readonly say: string;
  readonly why: string;
}

/** The name of the player on a seat. */
export const nameOf = (seat: number, {names}: Pick<RenderContext, 'names'>): string =>
  names[seat] ?? '';

/** The speaking members of a table module. */
type Speech<View extends AnyView, Move extends AnyMove, Event extends AnyEvent> = Pick<
  TableModule<View, Move, Event>,
  'sentence' | 'asked' | 'read' | 'publicEvent'
>;

/**
 * The texts of one game. Its readings are fetched at the first one, since few readers press the
 * letter keys.
 */
export interface Says<
  View extends AnyView,
  Move extends AnyMove,
  Event extends AnyEvent,
> extends Pick<Speech<View, Move, Event>, 'sentence' | 'publicEvent'> {
  /** The prompt, which is also announced when this seat is asked. */
  prompt(view: View, ctx: RenderContext<View, Move, Event>): Lines;
  readings(): Promise<{
    read(what: Reading, view: View, ctx: RenderContext<View, Move, Event>): string | undefined;
  }>;
}

/** The speaking members of a table module. */
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

/** The events of a series of matches in which choices are revealed together. */
type InSeries =
  | {readonly type: 'cards revealed'; readonly cards: readonly (CourtCard | null)[]}
  | {readonly type: 'match won'; readonly seat: Seat}
  | {readonly type: 'game over' | 'cards returned' | 'players out'};

/** The public event of one of them; `undefined` when the page is not told. */
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

import {
  gameEnded,
  type Prompt,
  type PublicEvent,
  type RenderContext,
  type Speech,
} from '../../../elements/index.js';
import type {AnyMove, AnyEvent, AnyView, Outcome, Seat} from '../../../game/index.js';
import type {CourtCard} from '../rules/deck.js';

/** The narration and announcements that the tables of the family share. */

/** The texts of one game. */
export interface Says<
  View extends AnyView,
  Move extends AnyMove,
  Event extends AnyEvent,
> extends Omit<Speech<View, Move, Event>, 'asked' | 'read'> {
  /** The prompt, which is also announced when this seat is asked. */
  prompt(view: View, ctx: RenderContext<View, Move, Event>): Prompt;
}

/** The texts of a table module, except those read out on keys. */
export const crownSpeech = <View extends AnyView, Move extends AnyMove, Event extends AnyEvent>({
  prompt,
  ...speech
}: Says<View, Move, Event>): Omit<Speech<View, Move, Event>, 'read'> => ({
  ...speech,
  asked: (view, ctx) => {
    const {say, why} = prompt(view, ctx);
    return `${say}${say.endsWith('?') ? '' : '.'} ${why}.`;
  },
});

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
      return gameEnded(ended);
    default:
      return undefined;
  }
}

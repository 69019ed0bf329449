import type {AnyEvent, AnyMove, AnyView, Outcome} from '../../game/index.js';
import {Lazy} from '../shared/lazy.js';
import type {RenderContext} from '../render-context.js';
import type {PublicEvent, Reading, TableModule} from '../table-module.js';

/** Shared by the speaking parts of table modules. */

/** The two lines of the prompt, as text. */
export interface Prompt {
  readonly say: string;
  readonly why: string;
}

/** The speaking members of a table module. */
export type Speech<View extends AnyView, Move extends AnyMove, Event extends AnyEvent> = Pick<
  TableModule<View, Move, Event>,
  'sentence' | 'asked' | 'read' | 'publicEvent'
>;

/** The member `read` of a table module. Few readers press the letter keys, so it comes with the first. */
export function fetchedReadings<
  View extends AnyView,
  Move extends AnyMove,
  Event extends AnyEvent,
  Own extends object,
>(
  fetch: () => Promise<{
    read(what: Reading, view: View, ctx: RenderContext<View, Move, Event, Own>): string | undefined;
  }>,
): (
  what: Reading,
  view: View,
  ctx: RenderContext<View, Move, Event, Own>,
) => Promise<string | undefined> {
  const fetched = new Lazy(fetch);
  return async (what, view, ctx) => (await fetched.load()).read(what, view, ctx);
}

/** The public event of the end of a match. */
export const gameEnded = (outcome: Pick<Outcome, 'places'> | undefined): PublicEvent => ({
  name: 'gstk-game-ended',
  detail: {ranking: outcome?.places ?? []},
});

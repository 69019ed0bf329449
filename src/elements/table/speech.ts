import type {AnyEvent, AnyMove, AnyView, Outcome} from '../../game/index.js';
import {Lazy} from '../internal/lazy.js';
import type {PublicEvent, Reading, RenderContext, TableModule} from '../scene.js';

/** What the speaking parts of table modules share. */

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

/** The speaking members of a table module, before its readings are fetched. */
export interface SpeechParts<
  View extends AnyView,
  Move extends AnyMove,
  Event extends AnyEvent,
> extends Omit<Speech<View, Move, Event>, 'read'> {
  readings(): Promise<{
    read(what: Reading, view: View, ctx: RenderContext<View, Move, Event>): string | undefined;
  }>;
}

/**
 * The speaking members of a table module. Few readers press the letter keys, so the readings are
 * fetched at the first key.
 */
export function speechOf<View extends AnyView, Move extends AnyMove, Event extends AnyEvent>({
  readings,
  ...speech
}: SpeechParts<View, Move, Event>): Speech<View, Move, Event> {
  const fetched = new Lazy(readings);
  return {
    ...speech,
    read: async (what, view, ctx) => (await fetched.load()).read(what, view, ctx),
  };
}

/** The public event of the end of a match. */
export const gameEnded = (outcome: Pick<Outcome, 'places'> | undefined): PublicEvent => ({
  name: 'gstk-game-ended',
  detail: {ranking: outcome?.places ?? []},
});

import type {AnyScene, Control, RenderContext} from '../elements/index.js';
import type {AnyEvent, AnyView, Seat} from '../game/index.js';
import type {Player} from '../i18n/index.js';

/** What follows from the sources of a table: from session, settings, notes and the answers of features. */
export interface TableModel {
  /** The view on the screen; it trails the match while an event is held. An onlooker's under a cover. */
  readonly view: AnyView;
  /** The events that this seat has received, oldest first; an onlooker's under a cover. */
  readonly log: readonly AnyEvent[];
  /** The players by seat; none before there are a match and its sentences. */
  readonly players: readonly Player[];
  /**
   * The person who has to take the screen, while hands are hidden from all and the table is drawn as
   * an onlooker sees it; `undefined` in games whose whole table is covered meanwhile.
   */
  readonly awaited: Seat | undefined;
  /** The context that scenes are drawn with. */
  readonly context: RenderContext;
  /** The scene for the view on the screen. */
  readonly scene: AnyScene;
  /** The buttons of the prompt. */
  readonly controls: readonly Control[];
}

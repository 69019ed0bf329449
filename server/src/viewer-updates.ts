import type {AnyView} from 'gstk/game';
import type {Match} from 'gstk/match';
import {diff} from '../../src/online/diff.js';
import type {GoFrame} from '../../src/online/wire.js';
import type {Outlet, Viewer} from './hosted-match.js';

/** What one viewer has been sent. */
interface SentState {
  view: AnyView;
  /** The number of events that the viewer knows. */
  events: number;
}

/** Sends each viewer of a match its changes, when the match reports some. */
export class ViewerUpdates {
  readonly #match: Match;
  readonly #outlet: Pick<Outlet, 'tell'>;
  readonly #told: ReadonlyMap<Viewer, SentState>;

  constructor(match: Match, outlet: Pick<Outlet, 'tell'>) {
    this.#match = match;
    this.#outlet = outlet;
    const viewers: Viewer[] = [...Array(match.state.seats).keys(), undefined];
    this.#told = new Map(viewers.map((viewer) => [viewer, this.#now(viewer)]));
    for (const [viewer, told] of this.#told)
      match.client(viewer).subscribe((updates, change) => {
        if (change === 'events')
          this.#go(viewer, {
            t: 'go',
            at: told.events,
            b: updates.map(({event, view}) => {
              const changed = this.#changed(told, view);
              return changed ? [event, changed] : [event];
            }),
          });
        else if (change === 'silent') {
          const changed = this.#changed(told, match.view(viewer));
          if (changed) this.#go(viewer, {t: 'go', at: told.events, b: [], d: changed});
        }
        // After a decision was taken back, the caller sends everybody everything.
        else Object.assign(told, this.#now(viewer));
      });
  }

  /** The number of events that a viewer knows. */
  known(viewer: Viewer): number {
    return this.#told.get(viewer)?.events ?? 0;
  }

  /** The difference between the last view sent to a viewer and the current one. */
  #changed(told: SentState, view: AnyView): ReturnType<typeof diff> {
    const changed = diff(told.view, view);
    told.view = view;
    return changed;
  }

  #go(viewer: Viewer, frame: GoFrame): void {
    this.#told.get(viewer)!.events += frame.b.length;
    this.#outlet.tell(viewer, frame);
  }

  #now(viewer: Viewer): SentState {
    return {view: this.#match.view(viewer), events: this.#match.log(viewer).length};
  }
}

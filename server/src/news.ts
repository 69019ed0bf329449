import type {AnyEvent, AnyView} from 'gstk/game';
import type {Match} from 'gstk/match';
import {diff} from '../../src/online/diff.js';
import type {Diff} from '../../src/online/patch.js';
import type {Down} from '../../src/online/wire.js';
import type {Viewer} from './hosted.js';

type Told = readonly [event: AnyEvent, change?: Diff];

/** What one viewer has been told, and what is still to be told. */
interface Pages {
  view: AnyView;
  /** How many events the viewer knows. */
  known: number;
  fresh: Told[];
}

/** Tells each viewer of a match what has changed for it, when it has. */
export class News {
  readonly #match: Match;
  readonly #tell: (viewer: Viewer, frame: Down) => void;
  readonly #pages: ReadonlyMap<Viewer, Pages>;

  constructor(match: Match, tell: (viewer: Viewer, frame: Down) => void) {
    this.#match = match;
    this.#tell = tell;
    const viewers: Viewer[] = [...Array(match.state.seats).keys(), undefined];
    this.#pages = new Map(viewers.map((viewer) => [viewer, this.#now(viewer)]));
    for (const [viewer, pages] of this.#pages)
      match.client(viewer).subscribe((updates) => {
        for (const {event, view} of updates) {
          const change = diff(pages.view, view);
          pages.fresh.push(change ? [event, change] : [event]);
          pages.view = view;
        }
      });
  }

  /** How many events a viewer knows. */
  known(viewer: Viewer): number {
    return this.#pages.get(viewer)?.known ?? 0;
  }

  /** Sends what has happened; a viewer for whom nothing has changed is sent nothing. */
  send(): void {
    for (const [viewer, pages] of this.#pages) {
      const view = this.#match.view(viewer);
      const silent = diff(pages.view, view);
      const {fresh, known} = pages;
      Object.assign(pages, {view, known: known + fresh.length, fresh: []});
      if (fresh.length > 0 || silent)
        this.#tell(viewer, {t: 'go', at: known, b: fresh, ...(silent ? {d: silent} : {})});
    }
  }

  /** Sends everybody the same. */
  all(frame: Down): void {
    for (const viewer of this.#pages.keys()) this.#tell(viewer, frame);
  }

  /** After a decision was taken back: everybody is told all, by whoever calls this. */
  reset(): void {
    for (const [viewer, pages] of this.#pages) Object.assign(pages, this.#now(viewer));
  }

  #now(viewer: Viewer): Pages {
    return {view: this.#match.view(viewer), known: this.#match.log(viewer).length, fresh: []};
  }
}

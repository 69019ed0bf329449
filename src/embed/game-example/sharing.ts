import {linkPosition} from '../../notation/link.js';
import {writePosition} from '../../notation/position.js';
import type {Seat} from '../../game/index.js';
import type {Place} from './course.js';
import type {Engine} from './engine.js';

/** What of a position may leave the page: what the author has shown, and what this reader may know. */
function shownOf(engine: Engine, place: Place, seat: Seat | undefined): unknown {
  const {seats} = engine.diagram(place);
  const view = engine.rules.view(place.state, seat);
  const {hands} = view as {readonly hands?: readonly unknown[]};
  return {...view, ...(hands && {hands: seats.map(({hand}, at) => hand ?? hands[at])})};
}

/** The position that is shown, as a link to this page or as one line of text. */
export function textOf(
  engine: Engine,
  place: Place,
  {seat, asLink}: {readonly seat: Seat | undefined; readonly asLink: boolean},
): string {
  const {rules} = engine;
  const shown = shownOf(engine, place, seat);
  if (!asLink) return writePosition(rules, shown);
  return location.href.replace(/#.*$/, '') + linkPosition(rules, shown);
}

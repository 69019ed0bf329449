import type {Explainer, Fact, Seat} from '../../../game/index.js';
import {apply} from '../rules/play.js';
import type {CrushEvent, CrushMove, CrushState, CrushView} from '../types.js';
import {type CrushWorld, playedOn} from './foresight.js';

/** What happens in Crush the Crown in the turns after a move. */
export const explainer: Explainer<CrushState, CrushMove, CrushView> = {
  kinds: [
    'crush/because/completed', 'crush/because/lost', 'crush/because/spied', 'crush/because/spying',
    'crush/because/unmasked', 'crush/because/tribute', 'crush/because/claims',
    'crush/because/extends', 'crush/because/rival', 'crush/because/ahead', 'crush/because/length',
    'crush/because/cards',
  ], // oxfmt-ignore
  isGood: ({kind}) => !BAD.includes(kind),
  replay(view, moves) {
    const own = view.seat!;
    return (world, choice) => {
      const events: CrushEvent[] = [];
      const hear = (event: CrushEvent): void => void events.push(event);
      const {state} = world as CrushWorld;
      const end = playedOn(apply(state, own, moves[choice]!, hear), hear);
      const built = [0, 0];
      return [...events.flatMap((event) => factsOf(event, own, built)), ...endFacts(end, own)];
    };
  },
};

/** The facts that are bad for the player that they are told of; all others are good. */
const BAD: readonly string[] = [
  'crush/because/lost', 'crush/because/spied', 'crush/because/tribute', 'crush/because/rival',
]; // oxfmt-ignore

/** @param built how often each seat has extended its Government; changed in place */
function factsOf(event: CrushEvent, own: Seat, built: number[]): readonly Fact[] {
  switch (event.type) {
    case 'government completed':
      return [{kind: `crush/because/${event.seat === own ? 'completed' : 'lost'}`}];
    case 'spy inserted':
      return [{kind: `crush/because/${event.into === own ? 'spied' : 'spying'}`}];
    case 'spy discovered':
      return event.seat === own ? [{kind: 'crush/because/unmasked'}] : [];
    case 'tribute demanded':
      return [{kind: `crush/because/${event.from === own ? 'tribute' : 'claims'}`}];
    case 'extended': {
      const n = ++built[event.seat]!;
      return [{kind: `crush/because/${event.seat === own ? 'extends' : 'rival'}`, n}];
    }
    default:
      return [];
  }
}

/** The facts of the state after these turns. */
function endFacts({governments, hands}: CrushState, own: Seat): readonly Fact[] {
  const [mine, theirs] = [governments[own]!.length, governments[1 - own]!.length];
  const facts: Fact[] = mine > theirs ? [{kind: 'crush/because/ahead'}] : [];
  for (let n = 1; n <= mine; n++) facts.push({kind: 'crush/because/length', n});
  for (let n = 1; n <= hands[own]!.length; n++) facts.push({kind: 'crush/because/cards', n});
  return facts;
}

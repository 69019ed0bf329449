import {type Card, rankOf} from '../../../cards/index.js';
import type {Refusal, Seat, Emit} from '../../../game/index.js';
import {
  discoveredBy,
  type Government,
  isComplete,
  isSpy,
  isWild,
  nextRank,
  spiesIn,
} from './government.js';
import {leave, put} from './knowledge.js';
import {beginInsert} from './spy.js';
import {win} from './turn.js';
import type {CrushState, CrushEvent} from '../types.js';

/** Build: one card extends the player's Government, or takes the place of a spy. */

type CrushEmit = Emit<CrushState, CrushEvent> | undefined;

/** Only cards of the Government's suit are members (C-18). */
function refuseMember(state: CrushState, seat: Seat, card: Card): Refusal | undefined {
  if (!isSpy(state.governments[seat]!, card)) return undefined;
  return isWild(state.governments, card) ? 'crush/wild-is-no-member' : 'crush/not-your-suit';
}

/** Only the next rank extends. */
export function refuseExtend(state: CrushState, seat: Seat, card: Card): Refusal | undefined {
  const next = nextRank(state.governments[seat]!);
  if (state.extended) return 'crush/one-extension';
  if (next === undefined) return 'crush/ace-is-placed';
  return (
    refuseMember(state, seat, card) ??
    (rankOf(card) === next ? undefined : 'crush/not-the-next-rank')
  );
}

/** Only a card of the rank at a spy's place discovers it. */
export function refuseDiscover(state: CrushState, seat: Seat, card: Card): Refusal | undefined {
  return (
    refuseMember(state, seat, card) ??
    (discoveredBy(state.governments[seat]!, card) < 0 ? 'crush/no-spy-of-that-rank' : undefined)
  );
}

const built = (state: CrushState, seat: Seat, card: Card, government: Government): CrushState => ({
  ...leave(state, seat, card),
  governments: put(state.governments, seat, government),
  idle: 0,
});

const isFree = ({options}: CrushState): boolean => options['discoverIsFree'] === 'on';

/** The card becomes the last of the Government. */
export function extend(state: CrushState, seat: Seat, card: Card, emit: CrushEmit): CrushState {
  const government = [...state.governments[seat]!, card];
  const now = {...built(state, seat, card, government), extended: isFree(state)};
  emit?.({type: 'extended', seat, card}, now);
  return afterCard(now, seat, emit);
}

/** The card takes the place of the spy, which dies. */
export function discover(state: CrushState, seat: Seat, card: Card, emit: CrushEmit): CrushState {
  const old = state.governments[seat]!;
  const place = discoveredBy(old, card);
  const spy = old[place]!;
  const {piles} = state;
  const now: CrushState = {
    ...built(state, seat, card, put(old, place, card)),
    piles: {...piles, executed: [spy, ...piles.executed]},
  };
  emit?.({type: 'spy discovered', seat, card, spy}, now);
  return afterCard(now, seat, emit);
}

/** A Build is one card, or one extension and any discoveries that are still possible (C-6). */
function afterCard(state: CrushState, seat: Seat, emit: CrushEmit): CrushState {
  const government = state.governments[seat]!;
  if (isComplete(government)) return win(state, emit);
  const more = spiesIn(government) > 0 || (!state.extended && nextRank(government) !== undefined);
  return isFree(state) && more ? state : endBuild(state, seat, emit);
}

/** Ends the Build; the spies come next. */
export function endBuild(state: CrushState, seat: Seat, emit: CrushEmit): CrushState {
  const now: CrushState = {...state, phase: 'insert', extended: false};
  emit?.({type: 'build ended', seat, built: state.idle === 0}, now);
  return beginInsert(now, seat, emit);
}

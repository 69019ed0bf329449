import {
  type Choices,
  missing,
  openChoices,
  type Seat,
  type StateValue,
} from '../../../game/index.js';
import {phaseName} from '../../../game/phase.js';
import {
  type Formation,
  type GskMeeting,
  type GskMove,
  type GskOpen,
  type GskState,
  type Phase,
  type Spot,
  SPOTS,
  type TableIndex,
  type TrickStep,
} from '../types.js';

/** Facts about a match: living players, pairings, the awaited seats. */

/** The tables, in the order in which they are served. */
export const TABLES: readonly TableIndex[] = [0, 1];

/** All seats of a state or view. */
export const seatsOf = ({seats}: Pick<GskState, 'seats'>): readonly Seat[] =>
  Array.from({length: seats}, (_, seat) => seat);

/** Whether a seat's King lives. */
export const isAlive = ({fallen}: Pick<GskState, 'fallen'>, seat: Seat): boolean =>
  !fallen.some((fall) => fall.seat === seat);

/** Living seats in table order. */
export const living = (state: Pick<GskState, 'seats' | 'fallen'>): readonly Seat[] =>
  seatsOf(state).filter((seat) => isAlive(state, seat));

/** The meeting at a table; throws if there is none, which is the caller's error. */
export function meetingAt({matches}: GskState, table: TableIndex): GskMeeting {
  const meeting = matches[table];
  if (!meeting) throw new RangeError(`nobody meets at table ${table}`);
  return meeting;
}

/** The table at which a seat plays now; `undefined` if it waits or is out. */
export const tableOf = (
  {matches}: {readonly matches: readonly (Pick<GskMeeting, 'seats' | 'step'> | null)[]},
  seat: Seat,
): TableIndex | undefined =>
  TABLES.find((table) => {
    const meeting = matches[table];
    return meeting?.seats.includes(seat) && meeting.step !== 'waiting';
  });

/** The other one of two seats that meet. */
export const rivalOf = ({seats}: Pick<GskMeeting, 'seats'>, seat: Seat): Seat =>
  seats[0] === seat ? seats[1] : seats[0];

/** Only the fields that everybody may know. */
export const openOf = (open: GskOpen): GskOpen => ({
  options: open.options,
  seats: open.seats,
  phase: open.phase,
  hand: open.hand,
  round: open.round,
  moment: open.moment,
  letters: open.letters,
  fallen: open.fallen,
  tokens: open.tokens,
  pushes: open.pushes,
  shown: open.shown,
  result: open.result,
});

/** The three cards of a formation, from left to right. */
export const cardsOf = <Known>(formation: Pick<Formation<Known>, Spot>): readonly Known[] =>
  SPOTS.map((spot) => formation[spot]);

/** The state with these meetings. */
export const withMatches = (state: GskState, matches: GskState['matches']): GskState => ({
  ...state,
  phase: tricksPhase(matches),
  matches,
});

/** The state with one meeting changed. */
export const withMeeting = (
  state: GskState,
  table: TableIndex,
  change: Partial<GskMeeting>,
): GskState =>
  withMatches(
    state,
    state.matches.map((meeting, at) =>
      at === table && meeting ? {...meeting, ...change} : meeting,
    ),
  );

/** The state in which a table enters a step that asks these seats; nobody has chosen yet. */
export const enter = (
  state: GskState,
  table: TableIndex,
  step: TrickStep,
  asked: readonly Seat[],
  change: Partial<GskMeeting> = {},
): GskState => withMeeting(state, table, {...change, step, choices: nobodyOf(state, asked)});

const nobodyOf = ({seats}: GskState, asked: readonly Seat[]): Choices<GskMove> =>
  openChoices(asked, seats);

/** A list by seat with one entry changed. */
export const withSeat = <Item>(list: readonly Item[], seat: Seat, item: Item): readonly Item[] =>
  list.map((old, owner) => (owner === seat ? item : old));

/** The seats that have yet to decide. For the host only: views hide who has already chosen. */
export const turn = (state: GskState): readonly Seat[] =>
  isInTricks(state)
    ? state.matches.flatMap((meeting) => (meeting ? missing(meeting.choices) : []))
    : [];

type Steps = readonly (Pick<GskMeeting, 'step'> | null)[];

/** The phase of each table's trick, in the chart's names. */
const tricks = (matches: Steps): StateValue => ({
  tricks: {first: stepName(matches[0]?.step), second: stepName(matches[1]?.step)},
});

const stepName = (step: TrickStep = 'waiting'): StateValue =>
  step === 'declare' || step === 'challenge' ? {push: step} : step;

/** The phase while tricks are played. */
export const tricksPhase = (matches: Steps): Phase => phaseName(tricks(matches)) as Phase;

/** Whether tricks are played, rather than between hands or at the end. */
export const isInTricks = ({phase}: Pick<GskOpen, 'phase'>): boolean => phase.startsWith('tricks');

/** The phase as a value of the chart. */
export const phase = (state: Pick<GskState, 'phase' | 'matches'>): StateValue =>
  isInTricks(state) ? tricks(state.matches) : state.phase;

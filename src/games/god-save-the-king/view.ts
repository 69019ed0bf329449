import {type SuitCard} from '../../cards/index.js';
import {choicesSeenBy, missing, type Seat} from '../../game/index.js';
import {isAlive, isInTricks, openOf, seatsOf} from './rules/standing.js';
import {
  type Formation,
  type GskState,
  type GskEvent,
  type GskView,
  type Hidden,
  type Spot,
} from './types.js';

/** What each seat may know (1.5). */

/** A formation as another player sees it: turned flanks, and cards that a rout has shown. */
function seenBy({left, centre, right, ...rest}: Formation): Formation<SuitCard | null> {
  const seen = (spot: Spot, card: SuitCard): SuitCard | null =>
    rest.shown.includes(spot) || (rest.turned && spot !== 'centre') ? card : null;
  return {
    left: seen('left', left),
    centre: seen('centre', centre),
    right: seen('right', right),
    ...rest,
  };
}

/** The state as a seat sees it; `undefined` is an onlooker. */
export function view(state: GskState, seat: Seat | undefined): GskView {
  const {hands, formations, piles, aside, matches, unseen} = state;
  const open = openOf(state);
  const known = (one: Hidden): Hidden<SuitCard | null> =>
    seat !== undefined && one.known.includes(seat) ? one : {...one, card: null};
  const mine = unseen.map(known);
  const gone = [...open.shown, ...mine].filter(({to}) => to === null);
  const named = gone.flatMap(({card}) => card ?? []);
  const meetings = matches.map((meeting) => {
    if (!meeting) return null;
    const {choices, ...rest} = meeting;
    return {...rest, asked: choices.from};
  });
  return {
    ...open,
    seat: seat ?? null,
    turn: isInTricks(open)
      ? matches.flatMap((one) => (one ? missing(choicesSeenBy(one.choices, seat)) : []))
      : [],
    alive: seatsOf(state).map((one) => isAlive(state, one)),
    hands: hands.map((hand, owner) => (owner === seat ? hand : hand.map(() => null))),
    formations: formations.map((laid, owner) => (laid && owner !== seat ? seenBy(laid) : laid)),
    piles: piles.map((pile) => pile.length),
    aside: aside.map((_, at) => named[at] ?? null),
    matches: meetings,
    choice:
      matches.flatMap((one) => (seat === undefined ? [] : (one?.choices.made[seat] ?? [])))[0] ??
      null,
    unseen: mine,
  };
}

/** An event as a seat may learn it: everything except the cards that others find in their piles. */
export const redact = (event: GskEvent, seat: Seat | undefined): GskEvent =>
  event.type === 'piles searched'
    ? {...event, piles: event.piles.map((pile, owner) => (owner === seat ? pile : null))}
    : event;

import {rankOf, RANKS} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import type {Answer, GskMove, GskView, Spot} from '../types.js';

/**
 * The facts about another player's move that a reader may learn: none before it is public, and about
 * a centre card only those that the reader knows.
 */
export type PublicFacts = Readonly<{
  /** The message to use if the bot's own reason would tell more than is public. */
  key?: string;
  /** The number of high cards on the flanks. */
  high: number;
  /** Whether the reader knows the centre card, or the match is over. */
  open: boolean;
  /** What a challenge has shown about a declared value. */
  answer: Answer | null;
  /** Present if a liking for bluffs, or against them, would reveal what is not public. */
  temper?: undefined;
}>;

/** The cards that have left a seat's hand for this place of a formation and lie in a pile. */
const laidAt = <Passage extends {from: Seat; way: string}>(
  passages: readonly Passage[],
  seat: Seat,
  spot: Spot,
): readonly Passage[] => passages.filter(({from, way}) => from === seat && way === spot);

/** The number of a seat's formations that have been collected. */
const collectedBy = ({shown, unseen}: GskView, seat: Seat): number =>
  laidAt(shown, seat, 'left').length + laidAt(unseen, seat, 'left').length;

/** Whether the reader knows the centre card of the trick that was in progress in the view `then`. */
function knowsCentre(seat: Seat, then: GskView, view: GskView): boolean {
  if (collectedBy(view, seat) === collectedBy(then, seat))
    return Boolean(view.formations[seat]?.centre);
  const shown = laidAt(view.shown, seat, 'centre').slice(laidAt(then.shown, seat, 'centre').length);
  // A King that falls when piles are searched may have been laid in an earlier trick.
  if (shown.some(({card}) => rankOf(card) !== 'K')) return true;
  const last = laidAt(view.unseen, seat, 'centre').findLast(({hand}) => hand === then.hand);
  return Boolean(last?.card);
}

/**
 * Whether everybody has seen the result of a move: flanks turned, values declared, a rout, an answer.
 */
function isPublic({type}: GskMove, seat: Seat, then: GskView, view: GskView): boolean {
  if (view.phase === 'over' || collectedBy(view, seat) > collectedBy(then, seat)) return true;
  const meeting = view.matches.find((one) => one?.seats.includes(seat));
  const before = then.matches.find((one) => one?.seats.includes(seat));
  switch (type) {
    case 'form':
      return view.formations[seat]?.turned ?? false;
    case 'rout':
      return then.tokens[seat] !== view.tokens[seat];
    case 'declare':
      return (meeting?.declared.length ?? 0) > (before?.declared.length ?? 0);
    default:
      return meeting?.step !== 'challenge';
  }
}

const KEYS: Readonly<Partial<Record<GskMove['type'], string>>> = {
  form: 'gsk/told/flanks',
  declare: 'gsk/told/declared',
  // The reason must not show what the challenger has seen elsewhere.
  challenge: 'gsk/why/challenge',
};

/**
 * The facts about a move that may be told, or `undefined` while none may be. `then` is the reader's
 * view just before the move. A rout that was passed up is not worth a sentence.
 */
export function publicFactsOf(
  move: GskMove,
  seat: Seat,
  then: GskView,
  view: GskView,
): PublicFacts | undefined {
  if (move.type === 'pass' || !isPublic(move, seat, then, view)) return undefined;
  const push = view.pushes.slice(then.pushes.length).find(({seats}) => seats.includes(seat));
  if (move.type === 'accept' && push?.winner === seat) return undefined;
  const key = KEYS[move.type];
  const flanks = move.type === 'form' ? [move.left, move.right] : [];
  const open = view.phase === 'over' || knowsCentre(seat, then, view);
  // If a challenge was a matter of taste, the challenger had not seen the card elsewhere.
  const isPlain = !key || (move.type === 'challenge' ? view.phase === 'over' : open);
  return {
    ...(key && {key}),
    ...(!isPlain && {temper: undefined}),
    high: flanks.filter((card) => RANKS.indexOf(rankOf(card)) > RANKS.indexOf('8')).length,
    open,
    answer: push?.winner === seat ? push.answer : null,
  };
}

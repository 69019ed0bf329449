import type {Decision} from '../../../analysis/index.js';
import type {GameEntry} from '../../../elements/index.js';
import type {AnyEvent, AnyMove, Seat} from '../../../game/index.js';
import type {PlayedMatch} from './deals.js';

/** An arrow over the board of a decision, see `OnBoard` of the worked examples. */
export interface Arrow {
  readonly card: string;
  /** The seat that the card led to. */
  readonly to: Seat;
  readonly kind: 'made' | 'better';
}

/** The card of a move, if it plays one. */
export const cardOf = (move: AnyMove): string | undefined => {
  const {card} = move as {readonly card?: unknown};
  return typeof card === 'string' ? card : undefined;
};

const seatOf = (event: unknown): Seat | undefined => {
  const {seat} = (event ?? {}) as {readonly seat?: unknown};
  return typeof seat === 'number' ? seat : undefined;
};

/**
 * The seat that a decision led to in the match: who took its trick, or challenged it; without tricks, who
 * answered it first.
 */
export function ledTo(
  {at}: Pick<Decision, 'at'>,
  {events, deals}: Pick<PlayedMatch, 'events' | 'deals'>,
  seat: Seat,
  {eventKind}: Pick<GameEntry, 'eventKind'>,
): Seat | undefined {
  const {to = events.length} = deals.find((deal) => deal.from <= at && at < deal.to) ?? {};
  const followed: readonly AnyEvent[] = events.slice(at, to).flat();
  const ends = (event: AnyEvent): boolean =>
    ['trick-taken', 'claim-challenged'].includes(eventKind(event) ?? '');
  const answers = (event: AnyEvent): boolean =>
    eventKind(event) === 'card-played' && seatOf(event) !== seat;
  return seatOf(followed.find(ends) ?? followed.find(answers));
}

/** The arrows of a decision; the better one leads where the search saw it lead. */
export function arrowsOf(
  {move, moves, made, because}: Decision,
  led: Seat | undefined,
): readonly Arrow[] {
  const card = cardOf(move);
  const best = moves[0] === made ? undefined : cardOf(moves[0]!.move);
  const seen = because && because.instead > because.times ? seatOf(because.fact) : undefined;
  return [
    ...(card === undefined || led === undefined ? [] : [{card, to: led, kind: 'made'} as const]),
    ...(best === undefined || seen === undefined
      ? []
      : [{card: best, to: seen, kind: 'better'} as const]),
  ];
}

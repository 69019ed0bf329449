import type {Diagram, Lying} from '../../elements/diagram/diagram.js';
import type {DiagramDesk, DiagramMaker} from '../../elements/diagram/maker.js';
import type {Seat} from '../../game/index.js';
import type {Words} from '../../words/index.js';
import {rivalOf, tableOf} from './standing.js';
import {heightOf} from './suits.js';
import type {GskDesk} from './table-desk.js';
import {sentence} from './table-speech.js';
import {type GskMove, type GskEvent, type GskView, type Spot, SPOTS} from './types.js';

/** A position as a diagram: formations face each other, and it is seen who wins which flank. */

/** What a place meets: my left your right. */
const MEETS: Readonly<Record<Spot, Spot>> = {left: 'right', centre: 'centre', right: 'left'};

const meetingOf = (view: GskView, seat: Seat) => {
  const table = tableOf(view, seat);
  return table === undefined ? undefined : view.matches[table];
};

/** Whether a flank is compared already, and won. */
function wins(view: GskView, seat: Seat, rival: Seat, spot: Spot): boolean {
  const [mine, theirs] = [view.formations[seat], view.formations[rival]];
  if (spot === 'centre' || !mine?.turned || !theirs?.turned) return false;
  return heightOf(mine[spot]!) > heightOf(theirs[MEETS[spot]]!);
}

/** The three places of a formation, as the page shows them from left to right. */
function formation(
  view: GskView,
  seat: Seat,
  upside: boolean,
  {seating, words}: DiagramDesk,
): readonly Lying[] {
  const meeting = meetingOf(view, seat);
  if (!meeting && !view.formations[seat]) return [];
  const spots = upside ? [...SPOTS].reverse() : SPOTS;
  return spots.map((spot): Lying => {
    const label = words.t('gsk/spot', {spot});
    const laid = view.formations[seat];
    if (!laid) return {label};
    const won = meeting && wins(view, seat, rivalOf(meeting, seat), spot);
    const note = words.t('gsk/pill/wins', {name: seating.names[seat]});
    return {card: laid[spot], label, ...(won && {mark: 'won', note})};
  });
}

/** What can be said of a seat: its cards, its rout, whom it meets. */
function note(view: GskView, seat: Seat, {seating, words}: DiagramDesk): string {
  if (!view.alive[seat]) return words.t('gsk/is-out');
  const meeting = meetingOf(view, seat);
  const held = {n: view.hands[seat]!.length, pile: view.piles[seat]};
  const meets = meeting
    ? `${words.t('gsk/meets-small')} ${seating.names[rivalOf(meeting, seat)]!}`
    : words.t('gsk/waits-small');
  return [
    ...(view.seats > 2 ? [meets] : []),
    words.t('gsk/held', held),
    words.t(view.tokens[seat] ? 'gsk/rout-ready' : 'gsk/rout-spent'),
  ].join(' · ');
}

/** What was declared in a push, in the order in which it was. */
const declared = (view: GskView, {seating, words}: DiagramDesk): readonly string[] =>
  view.matches.flatMap((meeting) =>
    (meeting?.declared ?? []).map((ranks) =>
      ranks
        .map((rank, at) => ({rank, name: seating.names[meeting!.seats[at]!]}))
        .map((one) => words.t('gsk/say/declared', one))
        .join(' '),
    ),
  );

function of(view: GskView, desk: DiagramDesk): Diagram {
  const {hands, seating, words} = desk;
  const running = view.matches.filter((one) => one && one.step !== 'waiting');
  const south = seating.seat ?? seating.south;
  return {
    heading: [
      words.t('gsk/hand', {n: view.hand}),
      ...(running.length === 1 ? [words.t(`gsk/goal/${running[0]!.step}`)] : []),
    ].join(' · '),
    seats: seating.names.map((name, seat) => ({
      name,
      turn: view.turn.includes(seat),
      hand: hands[seat] ?? null,
      note: note(view, seat, desk),
      front: formation(view, seat, view.seats === 2 && seat !== south, desk),
    })),
    south,
    own: seating.seat,
    rows: [],
    // More than two lie side by side, those who meet next to each other.
    ...(view.seats > 2 && {
      order: [...new Set([...running.flatMap((one) => one!.seats), ...seating.names.keys()])],
    }),
    lines: declared(view, desk),
  };
}

/** A move in words; a formation from left to right. */
function move(one: GskMove, words: Words): string | undefined {
  switch (one.type) {
    case 'form':
      return SPOTS.map((spot) => words.t('card', {card: one[spot]})).join(', ');
    case 'rout':
      return `${words.t('gsk/rout')}: ${words.t('gsk/spot', {spot: one.at})}`;
    case 'declare':
      return words.t('gsk/declare-this', {rank: one.rank});
    default:
      return words.t(`gsk/${one.type}`);
  }
}

/** The diagrams of God Save the King. */
export const diagram: DiagramMaker<GskView, GskEvent, GskMove> = {
  of,
  move,
  sentence: (event, speaker) => sentence(event, speaker as unknown as GskDesk),
  clears: ['cards collected'],
};

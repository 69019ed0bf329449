import {rankOf} from '../../../cards/index.js';
import {
  type Diagram,
  type DiagramContext,
  type DiagramMaker,
  diagramOf,
  type TableCard,
} from '../../../elements/index.js';
import type {Seat} from '../../../game/index.js';
import type {Messages} from '../../../i18n/index.js';
import {rivalOf, tableOf} from '../rules/standing.js';
import {heightOf} from '../rules/suits.js';
import type {GskContext} from './context.js';
import {sentence} from './speech.js';
import {type GskMove, type GskEvent, type GskView, type Spot, SPOTS} from '../types.js';
import type {GskMessages} from '../messages/en.js';

/** A position as a diagram: formations face each other, and won flanks are marked. */

/** The rival's place that meets each place: left meets right. */
const MEETS: Readonly<Record<Spot, Spot>> = {left: 'right', centre: 'centre', right: 'left'};

const meetingOf = (view: GskView, seat: Seat) => {
  const table = tableOf(view, seat);
  return table === undefined ? undefined : view.matches[table];
};

/** Whether a flank has been compared and won. */
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
  {seating, messages}: DiagramContext<GskMessages>,
): readonly TableCard[] {
  const meeting = meetingOf(view, seat);
  if (!meeting && !view.formations[seat]) return [];
  const spots = upside ? [...SPOTS].reverse() : SPOTS;
  return spots.map((spot): TableCard => {
    const label = messages.t('gsk/spot', {spot});
    const laid = view.formations[seat];
    if (!laid) return {label};
    const won = meeting && wins(view, seat, rivalOf(meeting, seat), spot);
    const note = messages.t('gsk/flank-won', seating.players[seat]!);
    return {card: laid[spot], label, ...(won && {mark: 'won', note})};
  });
}

/** The note of a seat: its cards, its rout, its rival. */
function note(view: GskView, seat: Seat, {seating, messages}: DiagramContext<GskMessages>): string {
  if (!view.alive[seat]) return messages.t('gsk/is-out');
  const meeting = meetingOf(view, seat);
  const held = {n: view.hands[seat]!.length, pile: view.piles[seat]!};
  const meets = meeting
    ? `${messages.t('gsk/meets-small')} ${seating.players[rivalOf(meeting, seat)]!.name}`
    : messages.t('gsk/waits-small');
  return [
    ...(view.seats > 2 ? [meets] : []),
    messages.t('gsk/held', held),
    messages.t(view.tokens[seat] ? 'gsk/rout-ready' : 'gsk/rout-spent'),
  ].join(' · ');
}

/** The values declared in a push, in order. */
const declared = (
  view: GskView,
  {seating, messages}: DiagramContext<GskMessages>,
): readonly string[] =>
  view.matches.flatMap((meeting) =>
    (meeting?.declared ?? []).map((ranks) =>
      ranks
        .map((rank, at) => ({rank, ...seating.players[meeting!.seats[at]!]!}))
        .map((one) => messages.t('gsk/say/declared', one))
        .join(' '),
    ),
  );

function of(view: GskView, ctx: DiagramContext<GskMessages>): Diagram {
  const {hands, seating, messages} = ctx;
  const running = view.matches.filter((one) => one && one.step !== 'waiting');
  const south = seating.seat ?? seating.south;
  return diagramOf({hands, turn: view.turn}, seating, {
    heading: [
      messages.t('gsk/hand', {n: view.hand}),
      ...(running.length === 1 ? [messages.t(`gsk/goal/${running[0]!.step}`)] : []),
    ].join(' · '),
    note: (seat) => note(view, seat, ctx),
    facing: running.length > 0,
    front: (seat) => formation(view, seat, view.seats === 2 && seat !== south, ctx),
    // More than two players are placed side by side, rivals next to each other.
    ...(view.seats > 2 && {
      order: [...new Set([...running.flatMap((one) => one!.seats), ...seating.players.keys()])],
    }),
    lines: declared(view, ctx),
  });
}

/** A move in words; a formation is written from left to right. */
function move(one: GskMove, messages: Messages<GskMessages>): string | undefined {
  switch (one.type) {
    case 'form':
      return SPOTS.map(
        (spot) =>
          `${messages.t('gsk/spot', {spot})} ${messages.t('rank', {rank: rankOf(one[spot])})}`,
      )
        .join(', ')
        .toLowerCase();
    case 'rout':
      return `${messages.t('gsk/rout')}: ${messages.t('gsk/spot', {spot: one.at})}`;
    case 'declare':
      return messages.t('gsk/declare-this', {rank: one.rank});
    default:
      return messages.t(`gsk/${one.type}`);
  }
}

/** The diagram maker of God Save the King. */
export const diagram: DiagramMaker<GskView, GskEvent, GskMove> = {
  of,
  move,
  sentence: (event, speaker) => sentence(event, speaker as unknown as GskContext),
  clears: ['cards collected'],
};

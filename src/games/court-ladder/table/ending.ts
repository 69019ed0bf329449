import type {Card, Rank} from '../../../cards/index.js';
import {indexText, matchEnding, playerOf, podium, type Scene} from '../../../elements/index.js';
import type {Seat} from '../../../game/index.js';
import {rankName, type RankName} from '../rules/ladder.js';
import type {LadderEvent, LadderMove, LadderView} from '../types.js';
import type {LadderContext} from './context.js';
import {rungsBeyond} from './folded-rungs.js';

/** The end of a match: the ladder as a podium, and the step that brought the reader to this rank. */

const INDICES: Readonly<Partial<Record<RankName, Rank>>> = {
  ...{king: 'K', queen: 'Q', jack: 'J', ten: 'T', nine: '9', eight: '8'},
  ...{seven: '7', six: '6', five: '5', four: '4', three: '3', two: '2'},
};
/** The most players for whom a podium has room. */
const MOST_STEPS = 6;

/** The places of the ladder on the podium: all, or in a crowd the top four, the reader's and the lowest. */
function onPodium(seats: number, mine: number): readonly number[] {
  if (seats <= MOST_STEPS) return Array.from({length: seats}, (_, place) => place);
  const fifth = mine > 3 && mine < seats - 1 ? mine : 4;
  return [0, 1, 2, 3, fifth, seats - 1];
}

/** The height of a step, 4 at the top and 1 at the bottom. */
const heightOf = (place: number, seats: number): number =>
  place === 0 ? 4 : place === seats - 1 ? 1 : place < 3 ? 3 : 2;

/** The last change of a seat's rank, as a sentence; `undefined` if the log has none. */
function turningPoint(seat: Seat, ctx: LadderContext): string | undefined {
  const {messages, log = []} = ctx;
  let said: string | undefined;
  let hand = 0;
  let attack: Card | undefined;
  let ranks: readonly Seat[] | undefined;
  for (const event of log as readonly LadderEvent[])
    switch (event.type) {
      case 'dealt':
        hand = event.deal;
        break;
      case 'bout closed':
        attack = event.cards[0];
        break;
      case 'ranks swapped': {
        const {up, down} = event;
        if (attack && [up, down].includes(seat))
          said = messages.t('ladder/turn/up', {
            ...{n: hand, card: attack},
            ...{...playerOf(up, ctx), to: playerOf(down, ctx)},
          });
        ({ranks} = event);
        break;
      }
      case 'hand ended': {
        const {left} = event;
        if (left !== null && ranks && ranks.indexOf(seat) !== event.ranks.indexOf(seat))
          said = messages.t('ladder/turn/left', {n: hand, ...playerOf(left, ctx)});
        ({ranks} = event);
        break;
      }
      default:
        if ('ranks' in event) ({ranks} = event);
    }
  return hand > 0 ? said : undefined;
}

/** The picture of the end. */
export function ending(
  view: LadderView,
  ctx: LadderContext,
): Pick<Scene<LadderMove>, 'stage' | 'say' | 'why' | 'controls'> {
  const {messages, letters} = ctx;
  const {ranks, seats, reigns, deal} = view;
  const own = ctx.shared ? undefined : ctx.seat;
  const told = own ?? ranks[0]!;
  const nameAt = (place: number): RankName => rankName(place, seats);
  const valueAt = (place: number): string => {
    const rank = nameAt(place);
    const index = INDICES[rank];
    return index ? indexText(index, letters) : messages.t('ladder/short', {rank});
  };
  const player = playerOf(told, ctx);
  return matchEnding(
    {
      hero: podium(
        onPodium(seats, own === undefined ? 0 : ranks.indexOf(own)).map((place) => ({
          seat: ranks[place]!,
          height: heightOf(place, seats),
          value: valueAt(place),
          crowned: place === 0,
        })),
        ctx,
      ),
      title: messages.t('ladder/ends', {...player, rank: nameAt(ranks.indexOf(told))}),
      say: messages.t('ladder/wore', {...player, n: reigns[told] ?? 0, of: deal}),
      turn: turningPoint(told, ctx),
      columns: [messages.t('ladder/rank'), messages.t('ladder/reigns')],
      // The rows are a little higher than the rungs that make the table taller.
      shown: 4 + Math.floor(0.8 * rungsBeyond(view)),
      rows: ranks.map((seat, place) => ({
        seat,
        values: [
          messages.t('ladder/short', {rank: nameAt(place)}),
          messages.number(reigns[seat] ?? 0),
        ],
        won: place === 0,
      })),
    },
    ctx,
  );
}

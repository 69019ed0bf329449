import {
  type Diagram,
  type DiagramContext,
  type DiagramMaker,
  handsAndTrick,
} from '../../../elements/index.js';
import type {Seat} from '../../../game/index.js';
import type {Messages} from '../../../i18n/index.js';
import {partOf} from '../rules/phase.js';
import {isOut} from '../rules/seats.js';
import type {PeasantsContext} from './context.js';
import {sentence} from './speech.js';
import {LIMITS, type PeasantsMove, type PeasantsEvent, type PeasantsView} from '../types.js';
import type {PeasantsMessages} from '../messages/en.js';

/** A position as a diagram: ranks and tricks beside the names, the trick or the exchange between. */

/** The rank of a seat, the tricks that it has taken, and the number that it may take. */
function note(view: PeasantsView, seat: Seat, messages: Messages<PeasantsMessages>): string {
  const rank = (view.ranks ?? view.names)?.[seat];
  const n = view.tricks[seat] ?? 0;
  if (!rank) return view.dealer === seat ? messages.t('seat/dealer') : '';
  const count = view.ranks
    ? messages.t('peasants/tricks', {n})
    : messages.t('peasants/of', {n, of: LIMITS[rank]});
  const out = isOut(view, seat) ? [messages.t('peasants/out')] : [];
  return [messages.t('peasants/rank', {rank}), count, ...out].join(' · ');
}

/** The cards of the exchange; those of others lie face down. */
const gifts = (
  view: PeasantsView,
  {seating, messages}: DiagramContext<PeasantsMessages>,
): Diagram['rows'] =>
  partOf(view) !== 'exchange'
    ? []
    : view.gifts.map(({card, from, to}) => {
        const {players} = seating;
        const label = messages.t('peasants/from-to', {from: players[from]!, to: players[to]!});
        return {label, cards: [{card}]};
      });

function of(view: PeasantsView, ctx: DiagramContext<PeasantsMessages>): Diagram {
  const {hands, seating, trick, turn, messages} = ctx;
  const part = messages.t(`peasants/part/${partOf(view)}`);
  const trump = messages.t('example/trump', {suit: messages.t('suit', {suit: view.trump})});
  return handsAndTrick({hands, trick, turn}, seating, {
    heading: `${part} · ${trump}`,
    rows: gifts(view, ctx),
    note: (seat) => note(view, seat, messages),
  });
}

/** A move in words; a card is its name. */
const move = (one: PeasantsMove, messages: Messages<PeasantsMessages>): string | undefined =>
  one.type === 'name'
    ? one.ranks.map((rank) => messages.t('peasants/rank', {rank})).join(', ')
    : undefined;

/** The diagram maker of Kings and Peasants. */
export const diagram: DiagramMaker<PeasantsView, PeasantsEvent, PeasantsMove> = {
  of,
  move,
  sentence: (event, speaker) => sentence(event, speaker as unknown as PeasantsContext),
};

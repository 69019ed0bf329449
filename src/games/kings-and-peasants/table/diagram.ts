import {
  type Diagram,
  type DiagramContext,
  type DiagramMaker,
  handsAndTrick,
} from '../../../elements/index.js';
import type {Messages} from '../../../i18n/index.js';
import {partOf} from '../rules/phase.js';
import {badgeText} from './badge-text.js';
import type {PeasantsContext} from './context.js';
import {sentence} from './speech.js';
import {type PeasantsMove, type PeasantsEvent, type PeasantsView} from '../types.js';
import type {PeasantsMessages} from '../messages/en.js';

/**
 * A position as a diagram: ranks and tricks beside the names, and the trick or the exchange between
 * them.
 */

/** The cards of the exchange; those that the reader may not see lie face down. */
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
    note: (seat) => {
      const {rank, note, out} = badgeText(view, seat, messages);
      return [rank, note, out].filter(Boolean).join(' · ');
    },
  });
}

/** A move in words; a card is written by its name. */
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

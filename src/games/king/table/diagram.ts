import {
  type Diagram,
  type DiagramContext,
  type DiagramMaker,
  handsAndTrick,
} from '../../../elements/index.js';
import type {Messages} from '../../../i18n/index.js';
import {type KingEvent, type KingMove, type KingView, trumpSuit} from '../types.js';
import {moveName} from './move-name.js';
import type {ChoicesMessages} from '../messages/choices.en.js';
import type {KingMessages} from '../messages/en.js';

/** A deal as a diagram: the contract and its trump above, and the tricks taken beside the names. */
function of(view: KingView, ctx: DiagramContext<KingMessages & ChoicesMessages>): Diagram {
  const {hands, seating, trick, turn, messages} = ctx;
  const {contract, tricks} = view;
  const suit = trumpSuit(view.trump);
  const name = `king/contract/${contract.id}`;
  const heading = [
    messages.has(name) ? messages.lookup(name) : messages.lookup(`game/${view.variant}`),
    ...(suit ? [messages.t('example/trump', {suit: messages.t('suit', {suit})})] : []),
  ].join(' · ');
  return handsAndTrick({hands, trick, turn}, seating, {
    heading,
    note: (seat) => {
      const n = tricks[seat] ?? 0;
      return n > 0 ? `${messages.number(n)} ${messages.t('unit/tricks', {n})}` : '';
    },
  });
}

/** The diagrams of King; their cards show everything that happens. */
export const diagram: DiagramMaker<KingView, KingEvent, KingMove> = {
  of,
  move: (move, messages) => moveName(move, messages as Messages<ChoicesMessages>),
};

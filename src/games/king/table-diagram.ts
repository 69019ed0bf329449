import {type Diagram, handsAndTrick} from '../../elements/diagram/diagram.js';
import type {DiagramDesk, DiagramMaker} from '../../elements/diagram/maker.js';
import type {KingView} from './types.js';

/** A deal as a diagram: the contract and its trump above, tricks taken beside the names. */
function of(view: KingView, desk: DiagramDesk): Diagram {
  const {hands, seating, trick, turn, words} = desk;
  const {contract, tricks, trump} = view;
  const name = `king/contract/${contract.id}`;
  const heading = [
    words.has(name) ? words.t(name) : words.t(`game/${view.variant}`),
    ...(trump === null ? [] : [words.t('example/trump', {suit: words.t('suit', {suit: trump})})]),
  ].join(' · ');
  return handsAndTrick({hands, trick, turn}, seating, {
    heading,
    note: (seat) => {
      const n = tricks[seat] ?? 0;
      return n > 0 ? `${words.number(n)} ${words.t('unit/tricks', {n})}` : '';
    },
  });
}

/** The diagrams of King; its cards say all that happens. */
export const diagram: DiagramMaker<KingView> = {of};

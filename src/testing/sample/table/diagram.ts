import {type DiagramMaker, handsAndTrick} from '../../../elements/index.js';
import type {View} from '../types.js';

/** A position as a diagram: hands and trick, with the tricks that each seat has taken. */
export const diagram: DiagramMaker<View> = {
  of: ({scores}, {messages, seating, ...shown}) =>
    handsAndTrick(shown, seating, {
      heading: messages.t('high-card/goal'),
      note: (seat) => `${scores[seat]} ${messages.t('unit/tricks', {n: scores[seat]})}`,
    }),
};

import {type Card, suitOf} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {suitOfGovernment} from '../rules/government.js';
import {rivalOf} from '../rules/knowledge.js';
import {type Use, useOf} from '../rules/use.js';
import type {CrushView} from '../types.js';

/** The use of a card and its worth, from 0 for nothing to 1 for a card that can be built now. */
export interface Worth {
  readonly use: Use;
  readonly value: number;
}

/** The worth of a card to a seat. The numbers were tuned in games of bot against bot. */
export function worthOf(
  {governments}: Pick<CrushView, 'governments'>,
  seat: Seat,
  card: Card,
): Worth {
  const {use, ahead} = useOf(governments, seat, card);
  switch (use) {
    case 'next':
      return {use, value: 1};
    case 'later':
      return {use, value: Math.max(0.1, 0.9 - 0.05 * ahead)};
    case 'discovers':
      return {use, value: 0.95};
    case 'wild':
      return {use, value: 0.45};
    case 'spy':
      return {use, value: Math.max(0.02, 0.4 - 0.06 * ahead)};
    // A fired card is out of the rival's reach until the next reshuffle, while a kept one may have to
    // be given as tribute.
    case 'rivals':
      return {use, value: 0};
    case 'useless': {
      const isRivals = suitOf(card) === suitOfGovernment(governments[rivalOf(seat)]!);
      return {use, value: isRivals && suitOf(card) !== undefined ? 0.01 : 0};
    }
  }
}

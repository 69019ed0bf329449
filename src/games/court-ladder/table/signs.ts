import type {Seat} from '../../../game/index.js';
import type {LadderEvent} from '../types.js';

/**
 * A match as a row of signs: an attack that was beaten off, one that was taken up, one of the reader's that
 * went through, a change of places; a space between hands.
 */
export function signs(log: readonly LadderEvent[], seat: Seat): string {
  let row = '';
  for (const event of log)
    if (event.type === 'dealt') {
      if (row) row += ' ';
    } else if (event.type === 'bout closed') {
      if (event.defender === seat) row += event.took ? '▼' : '▲';
      else if (event.attacker === seat && event.took) row += '●';
    } else if (event.type === 'ranks swapped')
      row += event.up === seat ? '↑' : event.down === seat ? '↓' : '';
  return row;
}

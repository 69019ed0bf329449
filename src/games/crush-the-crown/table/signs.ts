import type {Seat} from '../../../game/index.js';
import type {CrushEvent} from '../types.js';

/** A match as a row of signs: each card of the reader's government, each spy sent or found, the crown. */
export function signs(log: readonly CrushEvent[], seat: Seat): string {
  const sign = (event: CrushEvent): string => {
    if (!('seat' in event) || event.seat !== seat) return '';
    if (event.type === 'extended') return '▪';
    if (event.type === 'spy inserted') return '†';
    if (event.type === 'spy discovered') return '!';
    return event.type === 'government completed' ? '♛' : '';
  };
  return log.map(sign).join('');
}

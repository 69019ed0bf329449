import type {AnyEvent, Seat} from '../../../game/index.js';

/** A match as a row of signs: each card that was turned, each round, each match. */
export function signs(log: readonly AnyEvent[], seat: Seat): string {
  const won = (winners: readonly Seat[]): string =>
    winners.length === 0 || winners.length > 1 ? '=' : winners.includes(seat) ? '●' : '·';
  const sign = (event: AnyEvent & Partial<Record<'seat' | 'winners', unknown>>): string => {
    if (event.type === 'card revealed') return '▫';
    if (event.type === 'match won') return event.seat === seat ? '♚' : '·';
    if (event.type === 'round decided') return won(event.winners as readonly Seat[]);
    if (event.type !== 'verdict') return '';
    return (event.winners as readonly Seat[]).includes(seat) ? '♚' : '·';
  };
  return log.map(sign).join('');
}

import type {Tempo} from '../../../elements/index.js';
import {captorOf} from './board/king-place.js';
import type {GskEvent, GskView} from '../types.js';

const TEMPO: Readonly<Partial<Record<GskEvent['type'], Tempo>>> = {
  'formations laid': 'step',
  'king fell': 'reveal-stop',
  'trick decided': 'trick',
  push: 'trick',
  'declared equal': 'reveal',
  'tie settled': 'reveal',
  relettered: 'notice',
  'hand ended': 'trick',
  reshuffled: 'notice',
};

/**
 * The tempo of an event: the events of the reader's own trick are shown slowly, one after the other.
 */
export function tempo(event: GskEvent, view: GskView): Tempo {
  const mine =
    'table' in event && view.seat !== null && view.matches[event.table]?.seats.includes(view.seat);
  switch (event.type) {
    case 'match called':
      return view.seats > 2 ? 'step' : 'none';
    case 'routs settled':
      return event.routs.length === 0 ? 'none' : 'reveal';
    case 'flanks turned':
    case 'bluff decided':
      return 'reveal';
    case 'challenge answered':
      return event.challenge || event.routs.length > 0 ? 'reveal' : 'step';
    case 'cards collected':
      return mine && captorOf(view, view.seat) !== undefined ? 'notice' : 'collect';
    case 'piles searched':
      return event.kings.length > 0 ? 'reveal-stop' : 'none';
    case 'hands gathered':
      return event.out.length > 0 ? 'notice' : 'none';
    default:
      return TEMPO[event.type] ?? 'none';
  }
}

import type {Tempo} from '../../../elements/scene.js';
import type {GskEvent, GskView} from '../types.js';

const TEMPO: Readonly<Partial<Record<GskEvent['type'], Tempo>>> = {
  'formations laid': 'step',
  'flanks turned': 'trick',
  'king fell': 'stop',
  'trick decided': 'trick',
  push: 'trick',
  'declared equal': 'notice',
  'tie settled': 'notice',
  'bluff decided': 'notice',
  'cards collected': 'collect',
  relettered: 'notice',
  'hand ended': 'step',
  reshuffled: 'notice',
};

/** The tempo of an event; the result of the reader's own trick waits for the reader. */
export function tempo(event: GskEvent, view: GskView): Tempo {
  const mine =
    'table' in event && view.seat !== null && view.matches[event.table]?.seats.includes(view.seat);
  switch (event.type) {
    case 'match called':
      return view.seats > 2 ? 'step' : 'none';
    case 'routs settled':
      return event.routs.length === 0 ? 'none' : mine ? 'stop' : 'notice';
    case 'challenge answered':
      if (!event.challenge && event.routs.length === 0) return 'step';
      return mine ? 'stop' : 'notice';
    case 'piles searched':
      return event.kings.length > 0 ? 'stop' : 'none';
    case 'hands gathered':
      return event.out.length > 0 ? 'notice' : 'none';
    default:
      return TEMPO[event.type] ?? 'none';
  }
}

import type {Tempo} from '../../elements/scene.js';
import type {GskTold, GskView} from './types.js';

const TEMPO: Readonly<Partial<Record<GskTold['type'], Tempo>>> = {
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

/** How long a happening lies; what one's own trick came to waits for the reader. */
export function tempo(told: GskTold, view: GskView): Tempo {
  const mine =
    'table' in told && view.seat !== null && view.matches[told.table]?.seats.includes(view.seat);
  switch (told.type) {
    case 'match called':
      return view.seats > 2 ? 'step' : 'none';
    case 'routs settled':
      return told.routs.length === 0 ? 'none' : mine ? 'stop' : 'notice';
    case 'challenge answered':
      if (!told.challenge && told.routs.length === 0) return 'step';
      return mine ? 'stop' : 'notice';
    case 'piles searched':
      return told.kings.length > 0 ? 'stop' : 'none';
    case 'hands gathered':
      return told.out.length > 0 ? 'notice' : 'none';
    default:
      return TEMPO[told.type] ?? 'none';
  }
}

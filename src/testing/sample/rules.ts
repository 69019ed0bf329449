import {playsFromHand, type Rules} from '../../game/index.js';
import {readingBy} from '../../game/read.js';
import {apply, BASICS, outcome, phase, setup, turn} from './play.js';
import {stateOf} from './position.js';
import type {Event, Move, State, View} from './types.js';
import {redact, view} from './view.js';

/** High Card: each seat plays any card, the highest of the suit led takes the trick. */
export const rules: Rules<State, Move, View, Event> = {
  id: 'high-card',
  ...BASICS,
  ...playsFromHand(turn),
  ...readingBy(stateOf, {bySeat: ['hands', 'tricks'], seats: ['leader']}),
  faults: {ru: () => import('./messages/faults.ru.js').then(({ru}) => ru)},
  ...{setup, turn, phase, apply, outcome, view, redact},
};

import {type DiagramMaker, diagramOf} from '../../../elements/index.js';
import type {Event, Move, View} from '../types.js';
import {type Context, speech} from './speech.js';

/** A position as a diagram: the row, the guests of this turn, and what each seat has kept. */
export const diagram: DiagramMaker<View, Event, Move> = {
  of: ({row, guests, turn, court}, {seating, messages}) =>
    diagramOf({turn}, seating, {
      heading: messages.t('royal-guests/goal'),
      note: (seat) => {
        const n = court[seat]?.length ?? 0;
        return `${n} ${messages.t('royal-guests/unit', {n})}`;
      },
      rows: [
        {label: messages.t('royal-guests/row'), cards: row.map((card) => ({card, small: true}))},
        ...(guests.length > 0
          ? [{label: messages.t('royal-guests/turn'), cards: guests.map((card) => ({card}))}]
          : []),
      ],
      // Rows may be wide, so the seats do not stand round them.
      order: seating.players.map((_, seat) => seat),
    }),
  move: (move, messages) =>
    messages.lookup(
      move.type === 'stop' ? 'royal-guests/stop' : 'royal-guests/place',
      move.type === 'pick' ? {n: move.at + 1} : {},
    ),
  sentence: (event, speaker) => speech.sentence(event, speaker as Context),
};

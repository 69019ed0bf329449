import {type DiagramMaker, diagramOf} from 'gstk/kit/table';
import {sourceOf} from '../play.js';
import type {Event, Move, View} from '../types.js';
import {type Context, speech} from './speech.js';

/** A position as a diagram: the hands, the cards to draw from, and the pair laid down last. */
export const diagram: DiagramMaker<View, Event, Move> = {
  of(view, {hands, seating, messages}) {
    const from = sourceOf(view);
    const {[from]: owner} = seating.players;
    const draws = view.phase === 'draw' && owner;
    const places = view.hands[from]!.map((_, at) => ({
      card: hands[from]?.[at] ?? null,
      label: messages.number(at + 1),
    }));
    return diagramOf({hands, turn: view.turn}, seating, {
      heading: messages.t('old-maid/pairs', {n: view.laid.length / 2}),
      rows: [
        ...(draws ? [{label: messages.t('old-maid/cards-of', {...owner}), cards: places}] : []),
        {
          label: messages.t('old-maid/pile'),
          cards: view.laid.slice(-2).map((card) => ({card, small: true})),
        },
      ],
    });
  },
  move: ({at}, messages) => messages.lookup('old-maid/place', {n: at + 1}),
  sentence: (event, speaker) => speech.sentence(event, speaker as Context),
};

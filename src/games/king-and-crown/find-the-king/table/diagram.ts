import {
  type Diagram,
  type DiagramContext,
  type DiagramMaker,
  diagramOf,
} from '../../../../elements/index.js';
import type {Messages} from '../../../../i18n/index.js';
import {COURT, type CourtCard} from '../../rules/deck.js';
import {deck, titled} from '../../table/deck.js';
import {needOf} from '../../rules/wins.js';
import {type FindContext, sentence} from './speech.js';
import type {FindMove, FindEvent, FindView} from '../types.js';
import type {FindMessages} from '../messages/en.js';

/** A position as a diagram: lord and vassal, and the row of five between them. */

function of(view: FindView, {seating, messages}: DiagramContext<FindMessages>): Diagram {
  const series = needOf(view.options) > 1;
  return diagramOf({turn: view.turn}, seating, {
    heading: messages.t('find/goal'),
    note: (seat) =>
      [
        messages.t(seat === view.lord ? 'crown/lord' : 'crown/vassal'),
        ...(series ? [messages.t('crown/wins', {n: view.wins[seat]!})] : []),
      ].join(' · '),
    rows: [
      {
        label: '',
        cards: COURT.map((_, at) => {
          const card = view.row[at];
          const open = card && view.open.includes(at);
          const found = open && card === 'king' ? 'won' : undefined;
          if (card) return titled(card, messages, {mark: found});
          return {...(card === null && {card}), label: messages.number(at + 1)};
        }),
      },
    ],
  });
}

/** A move in words: the place that is revealed. */
function move(one: FindMove, messages: Messages<FindMessages>): string | undefined {
  if (one.type === 'reveal') return messages.t('find/place', {n: one.at + 1});
  return one.type === 'stop' ? messages.t('find/stop') : undefined;
}

/** The diagram maker of Find the King. */
export const diagram: DiagramMaker<FindView, FindEvent, FindMove, CourtCard> = {
  of,
  move,
  sentence: (event, speaker) => sentence(event, speaker as unknown as FindContext),
  deck,
};

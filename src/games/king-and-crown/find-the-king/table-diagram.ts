import type {Diagram} from '../../../elements/diagram/diagram.js';
import type {DiagramDesk, DiagramMaker} from '../../../elements/diagram/maker.js';
import type {Words} from '../../../words/index.js';
import {COURT, type CourtCard} from '../deck.js';
import {deck, titled} from '../table-deck.js';
import {needOf} from '../wins.js';
import {} from './match.js';
import {type FindDesk, sentence} from './table-speech.js';
import type {FindMove, FindEvent, FindView} from './types.js';

/** A position as a diagram: lord and vassal, and the row of five between them. */

function of(view: FindView, {seating, words}: DiagramDesk): Diagram {
  const series = needOf(view.options) > 1;
  return {
    heading: words.t('find/goal'),
    seats: seating.names.map((name, seat) => ({
      name,
      turn: view.turn.includes(seat),
      hand: null,
      note: [
        words.t(seat === view.lord ? 'crown/lord' : 'crown/vassal'),
        ...(series ? [words.t('crown/wins', {n: view.wins[seat]})] : []),
      ].join(' · '),
    })),
    south: seating.seat ?? seating.south,
    own: seating.seat,
    rows: [
      {
        label: '',
        cards: COURT.map((_, at) => {
          const card = view.row[at];
          const open = card && view.open.includes(at);
          const found = open && card === 'king' ? 'won' : undefined;
          if (card) return titled(card, words, {mark: found});
          return {...(card === null && {card}), label: words.number(at + 1)};
        }),
      },
    ],
  };
}

/** A move in words: the place that is revealed. */
function move(one: FindMove, words: Words): string | undefined {
  if (one.type === 'reveal') return words.t('find/place', {n: one.at + 1});
  return one.type === 'stop' ? words.t('find/stop') : undefined;
}

/** The diagrams of Find the King. */
export const diagram: DiagramMaker<FindView, FindEvent, FindMove, CourtCard> = {
  of,
  move,
  sentence: (event, speaker) => sentence(event, speaker as unknown as FindDesk),
  deck,
};

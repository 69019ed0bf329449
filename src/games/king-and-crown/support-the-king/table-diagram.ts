import type {Diagram, Lying} from '../../../elements/diagram/diagram.js';
import type {DiagramDesk, DiagramMaker} from '../../../elements/diagram/maker.js';
import type {Seat} from '../../../game/index.js';
import type {Words} from '../../../words/index.js';
import type {ChooseMove} from '../choosing.js';
import {COURT, type CourtCard} from '../deck.js';
import {deck, titled} from '../table-deck.js';
import {totalOf} from './match.js';
import {sentence, type SupportDesk} from './table-speech.js';
import type {SupportEvent, SupportView} from './types.js';

/** A position as a diagram: two cards, and what they make together. */

/** The own choice while the other chooses, else what was shown last. */
function front({choices, last}: SupportView, seat: Seat, name: string, words: Words): Lying {
  const chosen = choices.made[seat];
  if (chosen !== undefined && chosen !== null) return titled(chosen, words);
  const won = last?.winner === seat;
  const note = words.t('crown/won', {name});
  return titled(last?.cards[seat], words, won ? {mark: 'won', note} : {});
}

function of(view: SupportView, {seating, words}: DiagramDesk): Diagram {
  const {last} = view;
  return {
    heading: words.t('support/goal'),
    seats: seating.names.map((name, seat) => ({
      name,
      turn: view.turn.includes(seat),
      hand: seat === seating.seat && view.phase !== 'over' ? COURT : null,
      note: [
        words.t(seat === view.lord ? 'crown/lord' : 'crown/vassal'),
        words.t('crown/wins', {n: view.wins[seat]}),
      ].join(' · '),
      front: [front(view, seat, name, words)],
    })),
    south: seating.seat ?? seating.south,
    own: seating.seat,
    rows: [],
    lines: [last ? words.t('support/decided', {n: totalOf(last.cards)}) : words.t('support/open')],
  };
}

/** The diagrams of Support the King. */
export const diagram: DiagramMaker<SupportView, SupportEvent, ChooseMove, CourtCard> = {
  of,
  sentence: (event, speaker) => sentence(event, speaker as unknown as SupportDesk),
  deck,
};

import type {Diagram, DiagramContext, DiagramMaker, Lying} from '../../../../elements/index.js';
import type {Seat} from '../../../../game/index.js';
import type {Messages, Player} from '../../../../i18n/index.js';
import type {ChooseMove} from '../../rules/choose-move.js';
import {COURT, type CourtCard} from '../../rules/deck.js';
import {deck, titled} from '../../table/deck.js';
import {totalOf} from '../rules/match.js';
import {sentence, type SupportContext} from './speech.js';
import type {SupportEvent, SupportView} from '../types.js';
import type {SupportMessages} from '../messages/en.js';

/** A position as a diagram: two cards and their sum. */

/** The reader's choice while the other chooses, else the card shown last. */
function front(
  {choices, last}: SupportView,
  seat: Seat,
  player: Player,
  messages: Messages<SupportMessages>,
): Lying {
  const chosen = choices.made[seat];
  if (chosen !== undefined && chosen !== null) return titled(chosen, messages);
  const won = last?.winner === seat;
  const note = messages.t('crown/won', player);
  return titled(last?.cards[seat], messages, won ? {mark: 'won', note} : {});
}

function of(view: SupportView, {seating, messages}: DiagramContext<SupportMessages>): Diagram {
  const {last} = view;
  return {
    heading: messages.t('support/goal'),
    seats: seating.players.map((player, seat) => ({
      name: player.name,
      turn: view.turn.includes(seat),
      hand: seat === seating.seat && view.phase !== 'over' ? COURT : null,
      note: [
        messages.t(seat === view.lord ? 'crown/lord' : 'crown/vassal'),
        messages.t('crown/wins', {n: view.wins[seat]!}),
      ].join(' · '),
      front: [front(view, seat, player, messages)],
    })),
    south: seating.seat ?? seating.south,
    own: seating.seat,
    rows: [],
    lines: [
      last ? messages.t('support/decided', {n: totalOf(last.cards)}) : messages.t('support/open'),
    ],
  };
}

/** The diagram maker of Support the King. */
export const diagram: DiagramMaker<SupportView, SupportEvent, ChooseMove, CourtCard> = {
  of,
  sentence: (event, speaker) => sentence(event, speaker as unknown as SupportContext),
  deck,
};

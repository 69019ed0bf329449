import {
  type Diagram,
  type DiagramContext,
  type DiagramMaker,
  diagramOf,
  type TableCard,
} from '../../../../elements/index.js';
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

/** The match that lies open: the last one, until somebody chooses for the next. */
const shownIn = ({choices, last}: SupportView): SupportView['last'] =>
  choices.made.some((card) => card !== null) ? null : last;

/** The reader's choice while the other player chooses, else the card shown last. */
function front(
  view: SupportView,
  seat: Seat,
  player: Player,
  messages: Messages<SupportMessages>,
): TableCard {
  const chosen = view.choices.made[seat];
  if (chosen !== undefined && chosen !== null) return titled(chosen, messages);
  const last = shownIn(view);
  const won = last?.winner === seat;
  const note = messages.t('crown/won', player);
  return titled(last?.cards[seat], messages, won ? {mark: 'won', note} : {});
}

function of(view: SupportView, {seating, messages}: DiagramContext<SupportMessages>): Diagram {
  const {players} = seating;
  const shown = shownIn(view);
  // The roles are those of the match that lies open; a line says who is lord next.
  const lord = shown?.lord ?? view.lord;
  const hands = players.map((_, seat) =>
    seat === seating.seat && view.phase !== 'over' ? COURT : null,
  );
  return diagramOf({hands, turn: view.turn}, seating, {
    heading: messages.t('support/goal'),
    note: (seat) =>
      [
        messages.t(seat === lord ? 'crown/lord' : 'crown/vassal'),
        messages.t('crown/wins', {n: view.wins[seat]!}),
      ].join(' · '),
    facing: true,
    front: (seat) => [front(view, seat, players[seat]!, messages)],
    lines: [
      shown ? messages.t('support/decided', {n: totalOf(shown.cards)}) : messages.t('support/open'),
      ...(shown && view.phase !== 'over'
        ? [messages.t('support/lord-now', players[view.lord]!)]
        : []),
    ],
  });
}

/** The diagram maker of Support the King. */
export const diagram: DiagramMaker<SupportView, SupportEvent, ChooseMove, CourtCard> = {
  of,
  sentence: (event, speaker) => sentence(event, speaker as unknown as SupportContext),
  deck,
};

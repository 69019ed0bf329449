import {
  type Diagram,
  type DiagramContext,
  type DiagramMaker,
  diagramOf,
  type TableCard,
} from '../../../../elements/index.js';
import type {Seat} from '../../../../game/index.js';
import type {Messages} from '../../../../i18n/index.js';
import type {ChooseMove} from '../../rules/choose-move.js';
import {COURT, type CourtCard} from '../../rules/deck.js';
import {deck, titled} from '../../table/deck.js';
import {thwarts} from '../../rules/thwart.js';
import {type DefendContext, sentence} from './speech.js';
import type {DefendEvent, DefendView} from '../types.js';
import type {DefendMessages} from '../messages/en.js';

/**
 * A position as a diagram: the card that each player has shown, the players who are out, and the
 * cards that thwart each other.
 */

/** The reader's choice while the others choose, else the card shown last. */
function front(view: DefendView, seat: Seat, messages: Messages<DefendMessages>): TableCard {
  const {choices, last} = view;
  const chosen = choices.made[seat];
  if (chosen !== undefined && chosen !== null) return titled(chosen, messages);
  const lost = last?.out.includes(seat);
  const note = lost ? messages.t(view.seats === 2 ? 'defend/thwarted' : 'defend/is-out') : undefined; // oxfmt-ignore
  return titled(last?.cards[seat] ?? undefined, messages, lost ? {mark: 'lost', note} : {});
}

/** The cards that met and thwart each other. */
function met({last}: DefendView, messages: Messages<DefendMessages>): readonly string[] {
  const cards = COURT.filter((card) => last?.cards.includes(card));
  return cards.flatMap((card) =>
    cards
      .filter((other) => thwarts(card, other))
      .map((other) => messages.t('crown/thwarts', {card, other})),
  );
}

function of(view: DefendView, {seating, messages}: DiagramContext<DefendMessages>): Diagram {
  const {seats, still, turn} = view;
  const around = [...seating.players.keys()];
  const hands = around.map((seat) =>
    seat === seating.seat && still.includes(seat) ? COURT : null,
  );
  return diagramOf({hands, turn}, seating, {
    heading: messages.t(seats === 2 ? 'defend/goal' : 'defend/goal/many'),
    note: (seat) =>
      [
        messages.t('crown/wins', {n: view.wins[seat]!}),
        ...(seats === 2 || still.includes(seat) ? [] : [messages.t('defend/is-out')]),
      ].join(' · '),
    facing: true,
    front: (seat) => [front(view, seat, messages)],
    lines: met(view, messages),
    ...(seats > 2 && {order: around}),
  });
}

/** The diagram maker of Defend the King. */
export const diagram: DiagramMaker<DefendView, DefendEvent, ChooseMove, CourtCard> = {
  of,
  sentence: (event, speaker) => sentence(event, speaker as unknown as DefendContext),
  deck,
};

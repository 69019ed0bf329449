import type {Diagram, DiagramContext, DiagramMaker, Lying} from '../../../../elements/index.js';
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
 * A position as a diagram: the card that each player has shown, players who are out, and the
 * thwarts.
 */

/** The reader's choice while the others choose, else the card shown last. */
function front(view: DefendView, seat: Seat, messages: Messages<DefendMessages>): Lying {
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
  const {seats} = view;
  return {
    heading: messages.t(seats === 2 ? 'defend/goal' : 'defend/goal/many'),
    seats: seating.players.map(({name}, seat) => ({
      name,
      turn: view.turn.includes(seat),
      hand: seat === seating.seat && view.still.includes(seat) ? COURT : null,
      note: [
        messages.t('crown/wins', {n: view.wins[seat]!}),
        ...(seats === 2 || view.still.includes(seat) ? [] : [messages.t('defend/is-out')]),
      ].join(' · '),
      front: [front(view, seat, messages)],
    })),
    south: seating.seat ?? seating.south,
    own: seating.seat,
    rows: [],
    lines: met(view, messages),
    ...(seats > 2 && {order: seating.players.map((_, seat) => seat)}),
  };
}

/** The diagram maker of Defend the King. */
export const diagram: DiagramMaker<DefendView, DefendEvent, ChooseMove, CourtCard> = {
  of,
  sentence: (event, speaker) => sentence(event, speaker as unknown as DefendContext),
  deck,
};

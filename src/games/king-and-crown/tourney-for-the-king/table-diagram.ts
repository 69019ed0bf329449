import type {Diagram, Lying} from '../../../elements/diagram/diagram.js';
import type {DiagramDesk, DiagramMaker} from '../../../elements/diagram/maker.js';
import type {Seat} from '../../../game/index.js';
import {COURT, type CourtCard} from '../deck.js';
import {deck, titled} from '../table-deck.js';
import {verdictOf} from './round.js';
import type {TourneyDesk} from './table-desk.js';
import {sentence} from './table-speech.js';
import type {TourneyMove, TourneyEvent, TourneyView} from './types.js';

/** A position as a diagram: the rounds side by side, and what each has not used. */

/** The five rounds of a seat; the next one may hold its own choice. */
function rounds(view: TourneyView, seat: Seat, {seating, words}: DiagramDesk): readonly Lying[] {
  const note = words.t('crown/won', {name: seating.names[seat]});
  return COURT.map((_, at) => {
    const pair = view.rounds[at];
    const chosen = at === view.rounds.length ? view.choices.made[seat] : undefined;
    if (!pair) return titled(chosen ?? undefined, words);
    const {winners} = verdictOf(view.rounds.slice(0, at + 1), view.options);
    return titled(pair[seat], words, winners.includes(seat) ? {mark: 'won', note} : {});
  });
}

function of(view: TourneyView, desk: DiagramDesk): Diagram {
  const {seating, words} = desk;
  const round = Math.min(view.rounds.length + 1, COURT.length);
  return {
    heading: [words.t('tourney/round', {round}), words.t('tourney/goal')].join(' · '),
    seats: seating.names.map((name, seat) => {
      const held = view.hands[seat]!;
      const score = `${words.t('tourney/rounds-won')}: ${words.number(view.scores[seat]!)}`;
      return {
        name,
        turn: view.turn.includes(seat),
        hand: held.length > 0 ? held : null,
        note: score,
        front: rounds(view, seat, desk),
      };
    }),
    south: seating.seat ?? seating.south,
    own: seating.seat,
    rows: [],
  };
}

/** The diagrams of Tourney for the King. */
export const diagram: DiagramMaker<TourneyView, TourneyEvent, TourneyMove, CourtCard> = {
  of,
  sentence: (event, speaker) => sentence(event, speaker as unknown as TourneyDesk),
  clears: ['match decided'],
  deck,
};

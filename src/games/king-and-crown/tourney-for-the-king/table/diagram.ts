import {
  type Diagram,
  type DiagramContext,
  type DiagramMaker,
  diagramOf,
  type TableCard,
} from '../../../../elements/index.js';
import type {Seat} from '../../../../game/index.js';
import {COURT, type CourtCard} from '../../rules/deck.js';
import {deck, titled} from '../../table/deck.js';
import {verdictOf} from '../rules/round.js';
import type {TourneyContext} from './context.js';
import {sentence} from './speech.js';
import type {TourneyEvent, TourneyView} from '../types.js';
import type {ChooseMove} from '../../rules/choose-move.js';
import type {TourneyMessages} from '../messages/en.js';

/** A position as a diagram: the rounds side by side, and the unused cards of each player. */

/** The five rounds of a seat; the next one may hold its choice. */
function rounds(
  view: TourneyView,
  seat: Seat,
  {seating, messages}: DiagramContext<TourneyMessages>,
): readonly TableCard[] {
  const note = messages.t('crown/won', seating.players[seat]!);
  return COURT.map((_, at) => {
    const pair = view.rounds[at];
    const chosen = at === view.rounds.length ? view.choices.made[seat] : undefined;
    if (!pair) return titled(chosen ?? undefined, messages);
    const {winners} = verdictOf(view.rounds.slice(0, at + 1), view.options);
    return titled(pair[seat], messages, winners.includes(seat) ? {mark: 'won', note} : {});
  });
}

function of(view: TourneyView, ctx: DiagramContext<TourneyMessages>): Diagram {
  const {seating, messages} = ctx;
  const round = Math.min(view.rounds.length + 1, COURT.length);
  const hands = view.hands.map((hand) => (hand.length > 0 ? hand : null));
  return diagramOf({hands, turn: view.turn}, seating, {
    heading: [messages.t('tourney/round', {round}), messages.t('tourney/goal')].join(' · '),
    note: (seat) => messages.t('tourney/rounds-won', {n: view.scores[seat]!}),
    facing: true,
    front: (seat) => rounds(view, seat, ctx),
  });
}

/** The diagram maker of Tourney for the King. */
export const diagram: DiagramMaker<TourneyView, TourneyEvent, ChooseMove, CourtCard> = {
  of,
  sentence: (event, speaker) => sentence(event, speaker as unknown as TourneyContext),
  clears: ['match decided'],
  deck,
};

import type {Card} from '../../cards/index.js';
import type {Seat} from '../../game/index.js';
import {scoresOf} from './rules/reign.js';
import type {PeasantsState, PeasantsEvent, PeasantsView} from './types.js';

/** What each seat may know: the only place where cards are hidden. */

const open = (
  piles: readonly (readonly Card[])[],
  seat: Seat | undefined,
): readonly (readonly (Card | null)[])[] =>
  piles.map((cards, owner) => (owner === seat ? cards : cards.map(() => null)));

/** Whether a seat is the giver or the receiver of a gift (P-5). */
const concerns = ({from, to}: {from: Seat; to: Seat}, seat: Seat | undefined): boolean =>
  seat === from || seat === to;

/** The state as a seat sees it; `undefined` is an onlooker. */
export const view = (state: PeasantsState, seat: Seat | undefined): PeasantsView => ({
  seat: seat ?? null,
  options: state.options,
  seats: state.seats,
  phase: state.phase,
  turn: state.turn,
  game: state.game,
  deal: state.deal,
  dealer: state.dealer,
  shown: state.shown,
  trump: state.trump,
  names: state.names,
  elected: state.elected,
  ranks: state.ranks,
  hands: open(state.hands, seat),
  aside: open(state.aside, seat),
  gifts: state.gifts.map((gift) => (concerns(gift, seat) ? gift : {...gift, card: null})),
  tricks: state.tricks,
  trick: state.trick,
  played: state.played,
  won: state.won,
  scores: scoresOf(state),
});

/** An event as a seat may learn it. */
export const redact = (event: PeasantsEvent, seat: Seat | undefined): PeasantsEvent =>
  event.type === 'card given' && !concerns(event, seat) ? {...event, card: null} : event;

import {roll, type Rng, shuffle} from '../../../../cards/index.js';
import {missing, openChoices, type OptionRow, type Options, type Outcome, type Seat, type Emit} from '../../../../game/index.js'; // oxfmt-ignore
import {COURT, type CourtCard, DECK} from '../../rules/deck.js';
import {type Title, titleOf} from './saying.js';
import type {Common, CourtState, CourtEvent, Team} from '../types.js';

/** The beginning of a round, its new deal, and its end. */

/** Receives each event of the rules and the state after it. */
export type CourtEmit = Emit<CourtState, CourtEvent> | undefined;

/** The options of a match. The clock belongs to the table, since rules know no time (KC-3). */
export const OPTIONS: readonly OptionRow[] = [
  {name: 'knightSpecial', values: ['withWitch', 'never'], ruling: 'K-1'},
  {name: 'witchUses', values: [1, 2], ruling: 'K-3'},
  {name: 'minutes', values: [5, 3, 1], ruling: 'K-17'},
  {name: 'resetClock', values: ['off', 'on'], ruling: 'K-6'},
  {name: 'grace', values: ['off', 30], ruling: 'KC-3'},
  {name: 'rounds', values: [1, 3, 5, 10], ruling: 'K-15'},
];

/** The cards in play by number of players: the first of the five. */
const IN_PLAY = COURT.map((_, at) => COURT.slice(0, at + 1));
const SPOKEN = IN_PLAY.map((cards) => cards.map(titleOf));
const SEATS = COURT.map((_, at) => COURT.slice(0, at + 1).map((__, seat) => seat));

/** The cards in play with this number of players; the others are set aside face up. */
export const cardsOf = ({seats}: Pick<Common, 'seats'>): readonly CourtCard[] =>
  IN_PLAY[seats - 1]!;

/** The titles of the cards in play. */
export const titlesOf = ({seats}: Pick<Common, 'seats'>): readonly Title[] => SPOKEN[seats - 1]!;

/** All seats. */
export const seatsOf = ({seats}: Pick<Common, 'seats'>): readonly Seat[] => SEATS[seats - 1]!;

interface Hands {
  readonly hands: readonly (readonly (CourtCard | null)[])[];
}

/** The holder of a card, or -1 if unknown. */
export const holderOf = ({hands}: Hands, card: CourtCard): Seat =>
  hands.findIndex((hand) => hand[0] === card);

/**
 * The awaited speakers. A player with nothing to add drops out; the King remains when all are silent.
 */
function speakers(state: Pick<Common, 'seats' | 'quiet' | 'talk'> & Hands): readonly Seat[] {
  const {quiet, talk, seats} = state;
  const king = holderOf(state, 'king');
  const last = talk.at(-1);
  const asked = last?.saying.say === 'ask' ? last.saying.seat : undefined;
  const from = last?.seat ?? king;
  const round = seatsOf(state).map((_, step) => (from + 1 + step) % seats);
  // The player who is asked answers first, then all clockwise, the King last.
  const order = [asked, ...round.filter((seat) => seat !== asked && seat !== king), king];
  const open = order.filter((seat) => seat !== undefined && !quiet.includes(seat)) as Seat[];
  return open.length > 0 ? open : [king];
}

/** The awaited seats; in `joining` they follow from `choices`. */
export function turn(
  state: Pick<Common, 'seats' | 'phase' | 'ready' | 'quiet' | 'talk' | 'was' | 'choices'> & Hands,
): readonly Seat[] {
  switch (state.phase) {
    case 'look':
      return seatsOf(state).filter((seat) => !state.ready.includes(seat));
    case 'question':
      return speakers(state);
    case 'peek':
      return [state.was.indexOf('Knight')];
    case 'accuse':
      return [holderOf(state, 'king')];
    case 'joining':
      return missing(state.choices);
    default:
      return [];
  }
}

/** The fields at the start of a round. */
export const freshRound = (seats: number) => ({
  phase: 'look' as const,
  ready: [],
  quiet: [],
  talk: [],
  past: 0,
  uses: 0,
  was: [],
  looked: null,
  accused: null,
  joined: null,
  choices: openChoices<never>([], seats),
});

/** Begins the first round. */
export const setup = (options: Options, seats: number, rng: Rng, emit: CourtEmit): CourtState =>
  begin({options, seats, rng, round: 1, scores: Array.from({length: seats}, () => 0)}, emit);

/** A random player is lord and deals one card to each (K-13). */
function begin(
  kept: Pick<CourtState, 'options' | 'seats' | 'rng' | 'round' | 'scores'>,
  emit: CourtEmit,
): CourtState {
  const lot = roll(kept.rng, kept.seats);
  const {value, rng} = shuffle(lot.rng, cardsOf(kept));
  const hands = value.map((card) => [card] as const);
  const state: CourtState = {...kept, ...freshRound(kept.seats), lord: lot.value, hands, rng};
  emit?.({type: 'lord named', round: state.round, lord: state.lord}, state);
  return state;
}

/** All cards are shown; all except the King's are shuffled and dealt again (K-5). */
export function reshuffle(state: CourtState, seat: Seat, emit: CourtEmit): CourtState {
  const cards = state.hands.map(([card]) => card);
  const was = cards.map(titleOf);
  const bared: CourtState = {...state, phase: 'shuffle', uses: state.uses + 1, was, looked: null};
  emit?.({type: 'cards bared', seat, cards}, bared);
  const king = holderOf(state, 'king');
  const mixed = shuffle(
    state.rng,
    cards.filter((card) => card !== 'king'),
  );
  const rest = [...mixed.value];
  const hands = seatsOf(state).map((one) => [one === king ? 'king' : rest.shift()!] as const);
  const knight = state.options['knightSpecial'] !== 'never'; // K-1
  const dealt: CourtState = {
    ...{...bared, hands, rng: mixed.rng, phase: knight ? 'peek' : 'question'},
    ...{past: state.talk.length, quiet: []},
  };
  emit?.({type: 'cards redealt'}, dealt);
  if (!knight) return resume(dealt, emit);
  emit?.({type: 'knight asked', seat: was.indexOf('Knight')}, dealt);
  return dealt;
}

/** The questioning goes on with the remaining time (K-6). */
export function resume(state: CourtState, emit: CourtEmit): CourtState {
  const now: CourtState = {...state, phase: 'question'};
  emit?.({type: 'questioning resumed'}, now);
  return now;
}

/** The team of a seat is that of its card, except that a Beggar who has joined is Wicked (K-9). */
export const teamOf = ({joined}: Pick<Common, 'joined'>, card: CourtCard, seat: Seat): Team =>
  seat === joined ? 'wicked' : DECK[card].team;

/** The accused shows the card: if it is not the Dragon, the Wicked have won. */
export function settle(state: CourtState, accused: Seat, emit: CourtEmit): CourtState {
  const cards = state.hands.map(([card]) => card);
  const team: Team = cards[accused] === 'dragon' ? 'wise' : 'wicked';
  const winners = seatsOf(state).filter((seat) => teamOf(state, cards[seat]!, seat) === team);
  const scores = state.scores.map((won, seat) => won + Number(winners.includes(seat)));
  const over = state.round === state.options['rounds'];
  const now: CourtState = {...state, scores, phase: over ? 'over' : 'verdict'};
  const {joined} = state;
  emit?.({type: 'verdict', accused, joined, cards, team, winners}, now);
  if (!over) return begin({...now, round: now.round + 1}, emit);
  emit?.({type: 'game over', winners: outcome(now)!.winners}, now);
  return now;
}

/** How the match ended: the team of a single round, or the players with most rounds (K-15). */
export function outcome({
  phase,
  scores,
  options,
  accused,
  hands,
}: Pick<Common, 'phase' | 'scores' | 'options' | 'accused'> & Hands): Outcome | undefined {
  if (phase !== 'over') return undefined;
  const points = [...new Set(scores)].sort((a, b) => b - a);
  const places = points.map((won) => scores.flatMap((one, seat) => (one === won ? [seat] : [])));
  const found = accused !== null && hands[accused]?.[0] === 'dragon';
  const single = found ? 'court/wise-won' : 'court/wicked-won';
  return {
    winners: places[0] ?? [],
    scores,
    places,
    reason: options['rounds'] === 1 ? single : 'court/most-rounds',
  };
}

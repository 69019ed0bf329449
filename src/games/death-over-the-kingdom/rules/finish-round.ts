import {scorersOf, valuesOf} from './award.js';
import {characterOf} from './deck.js';
import {outcome} from './outcome.js';
import {cleared} from './places.js';
import {beginRound, beginTurn} from './round.js';
import {dealsOf, dealtIn, leftOf} from './standing.js';
import type {Eyes, KingdomState, KingdomEmit} from '../types.js';

/** The end of a round after everybody has acted, from Show to the next Choose (4.3). */

/**
 * Shows the cards, computes their values, awards points and discards; then the next round, the next
 * turn or the end follows.
 */
export function finishRound(state: KingdomState, emit: KingdomEmit): KingdomState {
  const {areas: cards, deal, round} = state;
  const shown: KingdomState = {
    ...state,
    phase: 'show',
    up: cards.map(() => true),
    eyes: {...state.eyes, areas: cards.map((): Eyes => 'all')},
  };
  emit?.({type: 'cards shown', cards}, shown);

  const values = valuesOf(state, cards);
  const turned = values.flatMap((value, seat) =>
    value === characterOf(state, cards[seat]!).value ? [] : [seat],
  );
  const settled: KingdomState = {...shown, phase: 'endAbilities', values};
  emit?.({type: 'abilities settled', values, turned}, settled);

  const winners = scorersOf(state, cards, values);
  const awarded: KingdomState = {
    ...settled,
    phase: 'award',
    sheet: state.sheet.map((row, at) =>
      at === deal - 1 ? row.map((points, seat) => points + Number(winners.includes(seat))) : row,
    ),
    last: {deal, round, cards, values, winners},
  };
  emit?.({type: 'points awarded', deal, round, seats: winners}, awarded);

  const swept: KingdomState = {
    ...cleared(awarded),
    phase: 'discard',
    discard: [...awarded.discard, ...cards],
    values: null,
  };
  emit?.({type: 'cards discarded'}, swept);
  return round < dealtIn(state) ? beginRound(swept, emit) : endTurn(swept, emit);
}

/** The Dealer moves one seat left and all cards are gathered; the match ends if all have dealt. */
function endTurn(state: KingdomState, emit: KingdomEmit): KingdomState {
  const {deal} = state;
  const ended: KingdomState = {...state, phase: 'turnEnd'};
  emit?.({type: 'turn ended', deal, points: state.sheet[deal - 1]!}, ended);
  if (deal < dealsOf(state))
    return beginTurn({...ended, deal: deal + 1, dealer: leftOf(state.dealer, state)}, emit);
  const over: KingdomState = {...ended, phase: 'over'};
  emit?.({type: 'game over', winners: outcome(over)!.winners}, over);
  return over;
}

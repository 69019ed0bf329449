import {type Card, rankIndex, rankOf, type SuitCard, suitOf} from '../../../cards/index.js';
import {type Refusal, REFUSALS, type Seat, type Emit} from '../../../game/index.js';
import {dealOut, sorted} from './deal.js';
import {seatOf} from './seats.js';
import type {PeasantsState, PeasantsEvent} from '../types.js';

/**
 * Stage 2 until its first trick: the peasant deals, soldier and peasant pay the king, who pays
 * back.
 */

type Hear = Emit<PeasantsState, PeasantsEvent>;
type Trumped = Pick<PeasantsState, 'trump'>;

/** True for a card of the trump suit. */
export const isTrump = (card: Card, {trump}: Trumped): boolean => suitOf(card) === trump;
/** 4 for the six up to 12 for the ace. */
export const heightOf = (card: Card): number => rankIndex(rankOf(card as SuitCard));

/** The highest trump among cards, or `undefined`. */
const highestTrump = (cards: readonly Card[], law: Trumped): Card | undefined =>
  cards
    .filter((card) => isTrump(card, law))
    .reduce<Card | undefined>(
      (best, card) => (best !== undefined && heightOf(best) > heightOf(card) ? best : card),
      undefined,
    );

/** Ten, jack, queen, king, ace, or any trump (P-7). */
export const isGood = (card: Card, law: Trumped): boolean =>
  isTrump(card, law) || 'TJQKA'.includes(rankOf(card as SuitCard));

/**
 * The peasant deals, giving the last card to the peasant's own hand; a soldier without a trump is
 * left out (P-8).
 */
export function beginReign(state: PeasantsState, emit?: Hear): PeasantsState {
  const ranks = state.ranks!;
  const soldier = seatOf(ranks, 'soldier');
  const peasant = seatOf(ranks, 'peasant');
  const pays = ({hands, trump}: Pick<PeasantsState, 'hands' | 'trump'>): boolean =>
    highestTrump(hands[soldier]!, {trump}) !== undefined;
  const dealt = dealOut(
    state,
    1,
    peasant,
    'reign.exchange.fromSoldier',
    (now) => (pays(now) ? [soldier] : []),
    emit,
  );
  if (pays(dealt)) return dealt;
  const next: PeasantsState = {...dealt, phase: 'reign.exchange.fromPeasant', turn: [peasant]};
  emit?.({type: 'no trump to give', seat: soldier}, next);
  return next;
}

/** Why a card of the hand may not be given now, or `undefined`. */
export function refuseGift(state: PeasantsState, seat: Seat, card: Card): Refusal | undefined {
  const hand = state.hands[seat]!;
  if (!hand.includes(card)) return REFUSALS.notYourCard;
  switch (state.phase) {
    case 'reign.exchange.fromSoldier':
      return card === highestTrump(hand, state) ? undefined : 'peasants/highest-trump';
    case 'reign.exchange.fromPeasant':
      return isTrump(card, state) ? undefined : 'peasants/a-trump';
    default: {
      const {card: received} = state.gifts.at(-1)!;
      if (card === received) return 'peasants/just-received'; // P-9
      const strict =
        state.phase === 'reign.exchange.toSoldier' && state.options['goodCard'] === 'strict';
      const others = hand.filter((held) => held !== received);
      return strict && !isGood(card, state) && others.some((held) => isGood(held, state))
        ? 'peasants/good-card'
        : undefined;
    }
  }
}

/** A card changes hands, and the next step follows. */
export function give(state: PeasantsState, from: Seat, card: Card, emit?: Hear): PeasantsState {
  const ranks = state.ranks!;
  const king = seatOf(ranks, 'king');
  const to =
    from === king
      ? seatOf(ranks, state.phase === 'reign.exchange.toSoldier' ? 'soldier' : 'peasant')
      : king;
  const hands = state.hands.map((hand, owner) =>
    owner === from
      ? hand.filter((held) => held !== card)
      : owner === to
        ? sorted([...hand, card])
        : hand,
  );
  const given = {...state, hands, gifts: [...state.gifts, {from, to, card}]};
  const event = {type: 'card given', from, to, card} as const;
  const step = (phase: PeasantsState['phase'], turn: readonly Seat[]): PeasantsState => {
    const next = {...given, phase, turn};
    emit?.(event, next);
    return next;
  };
  switch (state.phase) {
    case 'reign.exchange.fromSoldier':
      return step('reign.exchange.toSoldier', [king]);
    case 'reign.exchange.toSoldier':
      return step('reign.exchange.fromPeasant', [seatOf(ranks, 'peasant')]);
    case 'reign.exchange.fromPeasant':
      return step('reign.exchange.toPeasant', [king]);
    default: {
      const done = step('reign.play', []);
      const ace = `A${state.trump}` as const;
      const seat = hands.findIndex((hand) => hand.includes(ace)); // the highest trump leads (P-10)
      const ready = {...done, turn: [seat]};
      emit?.({type: 'lead found', seat}, ready);
      return ready;
    }
  }
}

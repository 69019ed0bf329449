import {type Card, rankIndex, rankOf, type SuitCard, suitOf} from '../../../cards/index.js';
import {type Refusal, REFUSALS, type Seat, type Emit} from '../../../game/index.js';
import {codeOf, GOOD, heightIn} from '../kernel/codes.js';
import {lay, legalCards, receiverOf} from '../kernel/kernel.js';
import {keep, load} from '../kernel/load.js';
import {copy} from '../kernel/position.js';
import {dealOut, sorted} from './deal.js';
import {seatOf} from './seats.js';
import type {PeasantsState, PeasantsEvent} from '../types.js';

/**
 * Stage 2 until its first trick: the peasant deals, soldier and peasant pay the king, and the king
 * pays back.
 */

type Hear = Emit<PeasantsState, PeasantsEvent>;
type Trumped = Pick<PeasantsState, 'trump'>;

/** Whether a card is trump. */
export const isTrump = (card: Card, {trump}: Trumped): boolean => suitOf(card) === trump;
/** 4 for the six up to 12 for the ace. */
export const heightOf = (card: Card): number => rankIndex(rankOf(card as SuitCard));

/** Ten, jack, queen, king, ace, or any trump (P-7). */
export const isGood = (card: Card, law: Trumped): boolean =>
  isTrump(card, law) || ((GOOD >> heightIn(codeOf(card))) & 1) === 1;

/** The peasant deals, the last card to himself; a soldier without a trump is left out (P-8). */
export function beginReign(state: PeasantsState, emit?: Hear): PeasantsState {
  const ranks = state.ranks!;
  const soldier = seatOf(ranks, 'soldier');
  const peasant = seatOf(ranks, 'peasant');
  const pays = ({hands, trump}: Pick<PeasantsState, 'hands' | 'trump'>): boolean =>
    hands[soldier]!.some((card) => isTrump(card, {trump}));
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
  if (!state.hands[seat]!.includes(card)) return REFUSALS.notYourCard;
  if (legalCards(load(state)).includes(codeOf(card))) return undefined;
  switch (state.phase) {
    case 'reign.exchange.fromSoldier':
      return 'peasants/highest-trump';
    case 'reign.exchange.fromPeasant':
      return 'peasants/a-trump';
    default:
      return card === state.gifts.at(-1)!.card ? 'peasants/just-received' : 'peasants/good-card';
  }
}

/** A card changes hands, and the next step follows. */
export function give(state: PeasantsState, from: Seat, card: Card, emit?: Hear): PeasantsState {
  const before = load(state);
  const to = receiverOf(before);
  const k = copy(before);
  lay(k, codeOf(card));
  const hands = state.hands.map((hand, owner) =>
    owner === from
      ? hand.filter((held) => held !== card)
      : owner === to
        ? sorted([...hand, card])
        : hand,
  );
  const plays = k.phase === 'reign.play';
  const given: PeasantsState = {
    ...state,
    hands,
    gifts: [...state.gifts, {from, to, card}],
    phase: k.phase,
    turn: plays ? [] : [k.turn],
  };
  emit?.({type: 'card given', from, to, card}, given);
  const ready = plays ? {...given, turn: [k.turn]} : given;
  if (plays) emit?.({type: 'lead found', seat: k.turn}, ready);
  keep(ready, k);
  return ready;
}

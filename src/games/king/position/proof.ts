import type {Card} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {isIn} from '../kernel/bits.js';
import {ALL, codeOf, trumpCode} from '../kernel/codes.js';
import {type Plan, planOf} from '../kernel/plan.js';
import type {KingView} from '../types.js';

/** The public facts about the cards of a deal. */
export type PublicDeal = Pick<
  KingView,
  | 'seats'
  | 'phase'
  | 'turn'
  | 'orderer'
  | 'contract'
  | 'trump'
  | 'called'
  | 'shown'
  | 'draws'
  | 'hands'
  | 'stock'
  | 'trick'
  | 'played'
>;

/** A number of unknown cards of a hand, and the mask of cards that they cannot be. */
export interface Slot {
  readonly count: number;
  readonly low: number;
  readonly high: number;
}

interface OpenSlot {
  count: number;
  low: number;
  high: number;
}

/** Reports contradictions in the play of a seat, with their place. */
interface Contradictions {
  /** The seat plays or holds a card that it has shown not to have. */
  unheld(path: string, play: {readonly seat: Seat; readonly card: Card}): void;
  /** The seat has no card of the suit led and has not drawn for one. */
  undrawn(path: string): void;
}

/**
 * The unknown cards of each hand, with what play has proven about them. A play proves exactly that
 * its seat could not keep the duties that the play did not keep. Cards drawn later form slots of
 * their own, because an older proof says nothing about them. A card that is played counts as one of
 * the oldest slot that may have held it, which excludes no possible hand.
 * @param report hears of contradictions
 * @param choice selects a slot where several may hold a card that must be there
 */
export function proofOf(
  known: PublicDeal,
  report?: Contradictions,
  choice = 0,
): readonly (readonly Slot[])[] {
  const {contract, seats, hands, orderer, trick, played} = known;
  const plan = planOf(contract);
  const tricks = trick.length > 0 || played.length === 0 ? [...played, trick] : played;
  const slots = hands.map((hand, seat): OpenSlot[] => {
    const gone = tricks.reduce((sum, one) => (one.some((p) => p.seat === seat) ? sum + 1 : sum), 0);
    const drawn = known.draws.reduce((sum, d) => (d.seat === seat ? sum + d.cards : sum), 0);
    return [{count: Math.max(0, hand.length + gone - drawn), low: 0, high: 0}];
  });
  const bar = (seat: number, low: number, high: number): void => {
    for (const slot of slots[seat]!) {
      slot.low |= low;
      slot.high |= high;
    }
  };
  /** Takes a known card out of the oldest slot that may have held it; false if none may. */
  const take = (seat: number, code: number): boolean => {
    const slot = slots[seat]!.find((one) => one.count > 0 && !isIn(one.low, one.high, code));
    if (slot) slot.count--;
    return slot !== undefined;
  };
  const shown = known.called?.card ? [...known.shown, known.called.card] : known.shown;
  for (let seat = 0; seat < seats; seat++)
    if (orderer !== null && seat !== orderer) bar(seat, maskOf(shown, 0), maskOf(shown, 1));

  tricks.forEach((one, number) => {
    const path = number < played.length ? `played[${number}]` : 'trick';
    const led = one[0] ? suitMask(codeOf(one[0].card) >> 4) : [0, 0];
    one.forEach(({seat, card}, at) => {
      const code = codeOf(card);
      const [mustLow, mustHigh] = at > 0 ? led : leadOf(known, plan, seat);
      const follows = isIn(mustLow!, mustHigh!, code);
      const drawn = drawnFor(known, number, seat);
      if (drawn > 0) {
        bar(seat, led[0]!, led[1]!);
        slots[seat]!.push({count: follows ? drawn - 1 : drawn, low: led[0]!, high: led[1]!});
        if (follows) return; // the card played is the last one drawn
      } else if (!follows) bar(seat, mustLow!, mustHigh!);
      if (!follows && at > 0 && !isIn(plan.forcedLow, plan.forcedHigh, code)) {
        bar(seat, plan.forcedLow, plan.forcedHigh);
        const trump = trumpCode(known.trump);
        if (plan.mustTrump !== 0 && trump >= 0 && code >> 4 !== trump)
          bar(seat, suitMask(trump)[0]!, suitMask(trump)[1]!);
      }
      if (!take(seat, code)) report?.unheld(`${path}[${at}].card`, {card, seat});
    });
  });
  if (contract.draws) nowOf(known, slots, bar);
  hands.forEach((hand, seat) => {
    hand.forEach((card, at) => {
      if (card !== null && !take(seat, codeOf(card)))
        report?.unheld(`hands[${seat}][${at}]`, {card, seat});
    });
  });
  if (contract.draws && !followOf(known, slots, choice))
    report?.undrawn(`hands[${known.turn[0]!}]`);
  return slots;
}

/** Adds what the awaited seat has shown by drawing, in a deal with a stock. */
function nowOf(
  known: PublicDeal,
  slots: readonly OpenSlot[][],
  bar: (seat: number, low: number, high: number) => void,
): void {
  const {trick, played, turn, phase, stock} = known;
  const [lead] = trick;
  const [seat] = turn;
  if (!lead || seat === undefined) return;
  const [low, high] = suitMask(codeOf(lead.card) >> 4);
  const drawn = drawnFor(known, played.length, seat);
  if (drawn === 0 && phase !== 'drawing') return;
  bar(seat, low, high);
  const own = slots[seat]!;
  own.push({count: phase === 'drawing' ? drawn : drawn - 1, low, high});
  if (phase === 'drawing') return;
  // The last card drawn follows suit, unless it emptied the stock: then it may be any card.
  if (stock.length > 0) own.unshift({count: 1, low: ~low, high: ~high});
  else own.push({count: 1, low: 0, high: 0});
}

/**
 * Reserves a place for a card of the suit led: a seat that must follow and need not draw holds one.
 * `choice` selects one of the slots that may hold it. False if none may.
 */
function followOf(known: PublicDeal, slots: readonly OpenSlot[][], choice: number): boolean {
  const {trick, played, turn, phase, stock, hands} = known;
  const [lead] = trick;
  const [seat] = turn;
  if (!lead || seat === undefined || phase !== 'play' || stock.length === 0) return true;
  if (drawnFor(known, played.length, seat) > 0) return true;
  const suit = codeOf(lead.card) >> 4;
  const hand = hands[seat]!;
  if (hand.some((card) => card !== null && codeOf(card) >> 4 === suit)) return true;
  const [low, high] = suitMask(suit);
  const may = slots[seat]!.filter(
    (slot) => slot.count > 0 && ((low & ~slot.low) | (high & ~slot.high)) !== 0,
  );
  if (may.length === 0 || !hand.includes(null)) return false;
  const slot = may[choice % may.length]!;
  slot.count--;
  slots[seat]!.unshift({count: 1, low: slot.low | ~low, high: slot.high | ~high});
  return true;
}

const drawnFor = ({draws}: PublicDeal, trick: number, seat: number): number =>
  draws.find((one) => one.trick === trick && one.seat === seat)?.cards ?? 0;

const suitMask = (suit: number): readonly [low: number, high: number] => {
  const mask = 0xffff << ((suit & 1) << 4);
  return suit < 2 ? [mask, 0] : [0, mask];
};

const maskOf = (cards: readonly Card[], half: 0 | 1): number =>
  cards.reduce((set, card) => {
    const code = codeOf(card);
    return code >> 5 === half ? set | (1 << (code & 31)) : set;
  }, 0);

/** The mask of cards from which a leader must choose. */
function leadOf(
  {contract, orderer, trump}: PublicDeal,
  plan: Plan,
  seat: number,
): readonly [number, number] {
  const suit = trumpCode(trump);
  if (!contract.ordererTrumps || seat === orderer || suit < 0) return [plan.leadLow, plan.leadHigh];
  const [low, high] = suitMask(suit);
  return [plan.leadLow & ~low, plan.leadHigh & ~high];
}

/** The mask of cards that no unknown card of a hand can be. */
export interface Lack {
  readonly low: number;
  readonly high: number;
}

/** The lack of every hand. */
export const lacksOf = (known: PublicDeal): readonly Lack[] => proofOf(known).map(lackOf);

function lackOf(slots: readonly Slot[]): Lack {
  const filled = slots.filter(({count}) => count > 0);
  if (filled.length === 0) return {low: ALL, high: ALL};
  return {
    low: filled.reduce((set, slot) => set & slot.low, -1),
    high: filled.reduce((set, slot) => set & slot.high, -1),
  };
}

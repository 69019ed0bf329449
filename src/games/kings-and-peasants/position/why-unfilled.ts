import type {Card} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {heightOf, isGood, isTrump} from '../rules/exchange.js';
import {seatOf} from '../rules/seats.js';
import type {Unknown} from './ownership.js';
import {faults} from './throw-faults.js';

/** Finds the field of a position that contradicts what has happened. */

/**
 * Fails for a position whose unknown cards cannot be drawn, naming the faulty field. `cards` is the
 * number of cards that the shown one may have been, and `trumps` the number of suits that may be
 * trump.
 */
export function failUnfilled(position: Unknown, cards: number, trumps: number): never {
  const {ranks, phase, dealer, trump} = position;
  if (ranks === null) {
    if (cards === 1) blameShown(position, dealer, 'dealer');
  } else if (trumps === 1) {
    const [soldier, peasant] = [seatOf(ranks, 'soldier'), seatOf(ranks, 'peasant')];
    blameGifts(position, soldier);
    blamePoor(position, soldier, seatOf(ranks, 'king'));
    const bare = knownHand(position, soldier)?.every((card) => !isTrump(card, position));
    if (phase === 'reign.exchange.fromSoldier' && bare)
      faults.fail(`hands[${soldier}]`, 'soldier-trump', {trump, phase});
    const kept = phase.startsWith('reign.exchange.') && phase !== 'reign.exchange.toPeasant';
    if (cards === 1 && kept) blameShown(position, peasant, 'peasant');
    blameLead(position);
  }
  return faults.fail('hands', 'fill');
}

/** A hand if all its cards are known. */
function knownHand({hands}: Unknown, seat: Seat): readonly Card[] | undefined {
  const cards = hands[seat]!.filter((card) => card !== null);
  return cards.length === hands[seat]!.length ? cards : undefined;
}

/** The path of a card in another hand than the seat's. */
function pathIn({hands}: Unknown, card: Card, but: Seat): string | undefined {
  const seat = hands.findIndex((hand, owner) => owner !== but && hand.includes(card));
  return seat < 0 ? undefined : `hands[${seat}][${hands[seat]!.indexOf(card)}]`;
}

/** The shown card is in the dealer's hand, or was played from it. */
function blameShown(position: Unknown, seat: Seat, who: 'dealer' | 'peasant'): void {
  const {shown, aside, played, trick} = position;
  const path = pathIn(position, shown, seat);
  const of = {card: shown, seat};
  if (path !== undefined) faults.fail(path, `shown-${who}`, of);
  const laid = [...aside[seat]!, ...[...played, trick].flat().map(({card}) => card)];
  if (laid.includes(shown) || laid.includes(null)) return;
  if (knownHand(position, seat)?.includes(shown) === false)
    faults.fail(`hands[${seat}]`, `hold-${who}`, of);
}

/** Soldier and peasant give trumps, the soldier the highest one. */
function blameGifts(position: Unknown, soldier: Seat): void {
  const {gifts, ranks, trump, hands} = position;
  gifts.forEach(({from, card}, at) => {
    if (card === null || from === seatOf(ranks!, 'king')) return;
    const path = `gifts[${at}].card`;
    faults.need(isTrump(card, position), path, 'gift-trump', {trump});
    if (from !== soldier) return;
    const back = gifts[at + 1]?.card;
    const higher = hands[soldier]!.find(
      (one) =>
        one !== null && one !== back && isTrump(one, position) && heightOf(one) > heightOf(card),
    );
    if (higher) faults.fail(path, 'gift-highest', {seat: soldier, card: higher});
  });
}

/** The king gives the soldier a good card if he has one other than the card just received (P-7). */
function blamePoor(position: Unknown, soldier: Seat, king: Seat): void {
  const {gifts, hands, options} = position;
  const at = gifts.findIndex(({from, to}) => from === king && to === soldier);
  const card = gifts[at]?.card ?? null;
  if (card === null || options['goodCard'] !== 'strict' || isGood(card, position)) return;
  const got = gifts.flatMap((gift) => (gift.to === king ? [gift.card] : []));
  const good = hands[king]!.find(
    (one) => one !== null && !got.includes(one) && isGood(one, position),
  );
  if (good) faults.fail(`gifts[${at}].card`, 'gift-good', {card: good});
}

/** The first seat to lead in the reign has the ace of trumps. */
function blameLead(position: Unknown): void {
  const {leader, trump, played, trick} = position;
  const ace = `A${trump}` as const;
  if (leader === undefined) return;
  const path = pathIn(position, ace, leader);
  const why = played.length > 0 || trick.length > 0 ? 'led' : 'turn';
  const of = {card: ace, seat: leader};
  if (path !== undefined) faults.fail(path, `ace-${why}`, of);
  const mine = [...played, trick].flat().filter(({seat}) => seat === leader);
  if (mine.some(({card}) => card === ace)) return;
  if (knownHand(position, leader)?.includes(ace) === false)
    faults.fail(`hands[${leader}]`, `hold-ace-${why}`, of);
}

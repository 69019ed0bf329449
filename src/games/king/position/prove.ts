import {codeOf} from '../kernel/codes.js';
import {planOf} from '../kernel/plan.js';
import {blameForHeld} from './blame-duty.js';
import {proofOf, type PublicDeal} from './proof.js';
import type {Cards} from './read-cards.js';
import {faults} from './throw-faults.js';

/** Fails if a seat plays or holds a card that it is known to lack, or misses a shown card. */
export function prove(known: PublicDeal, {away, whole}: Cards): void {
  proofOf(known, {
    unheld(path, play) {
      blameForHeld(known, play.seat);
      faults.fail(path, 'hand-unheld', play);
    },
    undrawn: (path) => faults.fail(path, 'hand-undrawn'),
  });
  const {contract, hands, orderer, played, trick} = known;
  const plan = planOf(contract);
  const tricks = contract.terms.some(({unit}) => unit === 'trick' || unit === 'last2');
  away.forEach((one, at) => {
    if (one !== null && !tricks && plan.points[codeOf(one)] !== 0)
      faults.fail(`away[${at}]`, 'away-scores');
  });
  const card = known.called?.card;
  const hand = orderer === null ? [] : hands[orderer]!;
  // A shown card may have been played in an unknown trick.
  if (!card || !whole || hand.includes(card) || hand.includes(null)) return;
  if (![...played, trick].flat().some((play) => play.card === card))
    faults.fail('called.card', 'called-card');
}

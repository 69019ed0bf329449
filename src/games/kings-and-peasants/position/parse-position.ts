import {
  type Card,
  PACK_36,
  type Rng,
  shuffle,
  type SuitCard,
  suitOf,
  SUITS,
} from '../../../cards/index.js';
import {leafOf} from '../../../game/phase.js';
import {type GivenFields, readObject, readRng, readWord} from '../../../game/read.js';
import {fill} from './fill.js';
import {lackings} from '../rules/trick-winner.js';
import type {Unknown} from './ownership.js';
import {faults} from './throw-faults.js';
import {failUnfilled} from './why-unfilled.js';
import {complete, leaderOf} from './determinize.js';
import {readPackCard} from './read-position.js';
import {type Deal, readDeal} from './read-deal.js';
import {checkScores, readSession} from './read-session.js';
import {scoresOf} from '../rules/reign.js';
import type {PeasantsState} from '../types.js';

// oxfmt-ignore
const FIELDS = [
  'options', 'seats', 'rng', 'scene', 'turn', 'game', 'deal', 'dealer', 'shown', 'trump', 'names', 'elected',
  'ranks', 'hands', 'aside', 'gifts', 'tricks', 'trick', 'played', 'won', 'seat', 'phase', 'scores',
];

/**
 * A state made of a position from outside. Every field may be left out: it then follows from the
 * others, or is as after the deal. Cards that are `null` are drawn in agreement with everything
 * that has happened. Tricks before the first of `played` may stay unknown; their cards are then
 * nowhere.
 *
 * @throws {InvalidPositionError} naming the path of the wrong field
 */
export function parsePosition(position: unknown, rng: Rng): PeasantsState {
  const given = readObject(position, 'position', FIELDS);
  const own = readRng(given['rng']);
  const {session, rng: stream} = readSession(given, rng);
  checkScores(given, scoresOf(session));
  const mixed = shuffle(stream, PACK_36);
  const cards = shownCards(given, mixed.value);
  // If the gifts are missing, they are tried first with the soldier's, then without it.
  const late = ['fromPeasant', 'toPeasant', 'play'].includes(leafOf(session.phase));
  const ways = late && given['gifts'] === undefined ? [false, true] : [false];
  let unfilled: Unknown | undefined;
  for (const [shown, skipped] of ways.flatMap((way) => cards.map((card) => [card, way] as const))) {
    const trump = suitOf(shown as SuitCard);
    const deal = readDeal(given, {...session, trump}, skipped);
    proveVoids(session.options['mustFollow'] === 'on', deal);
    const {turn} = deal;
    const known = {...session, ...deal, shown, trump, turn: turn ?? []};
    const position = {...known, leader: leaderOf(known)};
    unfilled ??= position;
    const filled = fill(position, mixed.rng);
    if (!filled) continue;
    const ace = `A${trump}` as const;
    const first = (): number => filled.hands.findIndex((hand) => hand.includes(ace));
    const state = complete({...known, turn: turn ?? [first()]}, filled);
    return own === undefined ? state : {...state, rng: own};
  }
  return failUnfilled(unfilled!, cards.length, new Set(cards.map(suitOf)).size);
}

/** The shown card, or every card that it may have been. */
function shownCards(given: GivenFields, pack: readonly Card[]): readonly Card[] {
  const {shown, trump} = given;
  if (trump !== undefined) readWord(trump, 'trump', SUITS);
  if (shown === undefined || shown === null)
    return trump === undefined ? pack : pack.filter((card) => suitOf(card) === trump);
  const card = readPackCard(shown, 'shown');
  const suit = suitOf(card as SuitCard);
  faults.need(trump === undefined || suit === trump, 'trump', 'trump-shown', {suit});
  return [card];
}

/** No seat may play or hold a card of a suit in which it has shown a void. */
function proveVoids(must: boolean, {played, trick, hands, aside}: Deal): void {
  if (!must) return;
  const tricks = [...played, trick];
  const pathOf = (at: number): string => (at < played.length ? `played[${at}]` : 'trick');
  for (const {seat, suit, trick: at} of lackings(tricks)) {
    const has = (card: Card | null): boolean => card !== null && suitOf(card) === suit;
    const shown = {seat, suit, trick: pathOf(at)};
    tricks.forEach((plays, later) => {
      const index = plays.findIndex((play) => play.seat === seat && has(play.card));
      if (later > at && index >= 0)
        faults.fail(`${pathOf(later)}[${index}].card`, 'void', {
          card: plays[index]!.card,
          ...shown,
        });
    });
    for (const [field, cards] of [
      ['hands', hands[seat]!],
      ['aside', aside[seat]!],
    ] as const) {
      const index = cards.findIndex(has);
      if (index >= 0)
        faults.fail(`${field}[${seat}][${index}]`, 'void', {card: cards[index]!, ...shown});
    }
  }
}

import {rankOf} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {fail, need} from '../../../game/read.js';
import {beats} from '../rules/beats.js';
import {above, holders, holds, kingOf, knaveOf} from '../rules/ladder.js';
import type {GivenBout} from './read-bout.js';
import {stepOf} from '../rules/phase.js';
import {petitioners, type Table, throwers} from '../rules/throw-in.js';
import type {Bout, LadderState} from '../types.js';

/** Derives what a position leaves open of its bout, and checks that a game could lead there. */

/** The parts of a state that a bout must agree with. */
export type Around = Table & Pick<LadderState, 'phase' | 'trump' | 'seats'>;

/** The whole bout of a position that waits for an attack, a defence, leave or a throw-in. */
export function completeBout(given: GivenBout, around: Around): Bout {
  const step = stepOf(around);
  need(holders(around).length > 0, 'hands', 'must not all be empty while a bout is on');
  const opens = around.bouts === 1;
  if (opens)
    need(given.attacker === kingOf(around), 'bout.attacker', 'must be the King in the first bout');
  if (step === 'attack') return beforeAttack(given, around);
  const defender = given.defender ?? (opens ? knaveOf(around) : undefined);
  if (defender === undefined) fail('bout.defender', 'must be a seat after the attack');
  need(defender !== given.attacker, 'bout.defender', 'must be another seat than the attacker');
  if (opens)
    need(defender === knaveOf(around), 'bout.defender', 'must be the lowest in the first bout');
  checkWay(given.attacker, defender, around);
  const bout: Bout = {...given, defender, limit: limitOf(given, defender, around), allowed: null};
  checkPairs(bout, around);
  return checkStep({...bout, allowed: allowedOf(given, bout, around)}, around);
}

/** The defender follows from the ladder. */
function beforeAttack(given: GivenBout, around: Around): Bout {
  const {attacker, pairs, taking, passed} = given;
  need(holds(around, attacker), 'bout.attacker', 'must hold cards');
  need(holders(around).length > 1, 'hands', 'must be held by two players or more');
  need(pairs.length === 0, 'bout.pairs', 'must be empty before the attack');
  need(!taking, 'bout.taking', 'must be false before the attack');
  need(passed.length === 0, 'bout.passed', 'must be empty before the attack');
  need((given.allowed ?? null) === null, 'bout.allowed', 'must be null before the attack');
  need((given.limit ?? 0) === 0, 'bout.limit', 'must be 0 before the attack');
  const up = above(around, around.ranks.indexOf(attacker)) ?? null;
  const lowest = knaveOf(around);
  const defender = around.bouts === 1 ? lowest : up;
  if (defender === lowest)
    need(holds(around, lowest), `hands[${lowest}]`, 'must not be empty: the King attacks it');
  if (given.defender !== undefined)
    need(given.defender === defender, 'bout.defender', `must be ${String(defender)}`);
  return {...given, defender, limit: 0, allowed: null};
}

/** No seat with cards may stand between the two, nor above an attacker who attacks down. */
function checkWay(attacker: Seat, defender: Seat, around: Around): void {
  const {ranks} = around;
  const [from, to] = [ranks.indexOf(attacker), ranks.indexOf(defender)];
  const way = from < to ? ranks.slice(0, from) : ranks.slice(to + 1, from);
  const inWay = way.find((seat) => holds(around, seat));
  need(inWay === undefined, 'bout.defender', `cannot be attacked past ${String(inWay)}`);
}

/**
 * Six, or the number of cards that the defender held at the start: the hand, the cards that have
 * beaten, a joker laid.
 */
function limitOf({limit, pairs, jokers}: GivenBout, defender: Seat, {hands}: Around): number {
  const held = hands[defender]!.length + pairs.filter(({beat}) => beat !== null).length;
  const [least, most] = [Math.min(6, held), Math.min(6, held + jokers.length)];
  need(most > 0, 'bout.defender', 'must have held cards');
  const found = limit ?? Math.max(least, 1);
  need(
    found >= Math.max(1, least) && found <= most,
    'bout.limit',
    `must be ${least === most ? most : `${least} to ${most}`}`,
  );
  return found;
}

function checkPairs({attacker, defender, pairs, jokers, limit}: Bout, {trump}: Around): void {
  need(pairs.length > 0, 'bout.pairs', 'must begin with the attack');
  need(pairs.length <= limit, 'bout.pairs', `must be ${limit} or fewer`);
  need(pairs[0]!.by === attacker, 'bout.pairs[0].by', 'must be the attacker');
  let open = false;
  pairs.forEach(({card, by, beat}, at) => {
    const path = `bout.pairs[${at}]`;
    need(by !== defender, `${path}.by`, 'must not be the defender');
    need(!open || beat === null, `${path}.beat`, 'must be null after a card that is not beaten');
    open = beat === null;
    const before = pairs.slice(0, at).flatMap((one) => [one.card, one.beat ?? one.card]);
    const there = before.some((one) => rankOf(one) === rankOf(card));
    need(at === 0 || there, `${path}.card`, 'is of a rank that was not on the table');
    // A joker may have changed the trump since.
    const fits = beat === null || jokers.length > 0 || beats(beat, card, trump);
    need(fits, `${path}.beat`, `does not beat ${card}`);
  });
}

/** The King's answer; when one is due and not given, the King denies leave to all. */
function allowedOf(given: GivenBout, bout: Bout, around: Around): readonly Seat[] | null {
  const {attacker, defender} = bout;
  const due = stepOf(around) === 'throwIn' && petitioners(around, bout).length > 0;
  const allowed = given.allowed ?? (due ? [] : null);
  if (allowed === null) return null;
  const opens = around.bouts === 1 || around.options['throwIn'] !== 'king';
  need(!opens, 'bout.allowed', 'must be null: nobody needs leave');
  const free = [attacker, defender, kingOf(around), knaveOf(around)];
  const odd = allowed.find((seat) => free.includes(seat));
  need(odd === undefined, 'bout.allowed', `must not have ${String(odd)}, who needs no leave`);
  return allowed;
}

function checkStep(bout: Bout, around: Around): Bout {
  const {pairs, taking, passed, allowed, limit} = bout;
  const open = pairs.filter(({beat}) => beat === null).length;
  if (stepOf(around) === 'defence') {
    need(!taking, 'bout.taking', 'must be false while the defender is awaited');
    need(open === 1, 'bout.pairs', 'must have one card that is not beaten');
  } else {
    need(taking === open > 0, 'bout.taking', `must be ${String(open > 0)} with these cards`);
    need(pairs.length < limit, 'bout.pairs', 'leave no room for a card to be thrown in');
  }
  if (stepOf(around) === 'leave') {
    need(petitioners(around, bout).length > 0, 'phase', 'cannot be "leave": nobody needs it');
    need(!taking || allowed === null, 'bout.allowed', 'must be null: the King is asked once');
  }
  const row = stepOf(around) === 'throwIn' ? throwers(around, bout) : [];
  need(
    passed.every((seat, at) => row[at] === seat),
    'bout.passed',
    `must be the first of ${row.join(', ') || 'nobody'}`,
  );
  if (stepOf(around) === 'throwIn')
    need(passed.length < row.length, 'bout.passed', 'are all: the bout is closed');
  return bout;
}

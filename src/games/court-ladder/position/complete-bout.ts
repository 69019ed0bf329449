import {rankOf} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {items} from '../../../game/faults.en.js';
import {fail, need} from '../../../game/read.js';
import {beats} from '../rules/beats.js';
import {above, holders, holds, kingOf, knaveOf} from '../rules/ladder.js';
import type {GivenBout} from './read-bout.js';
import {stepOf} from '../rules/phase.js';
import {petitioners, type Table, throwers} from '../rules/throw-in.js';
import type {Bout, LadderState} from '../types.js';

/** Derives what a position leaves open of its bout, and checks that a game could lead there. */

/** The parts of a state that a bout must agree with. */
export type Around = Table &
  Pick<LadderState, 'phase' | 'trump' | 'seats'> & {
    /** The field that names the phase, if one does: earlier versions wrote the step. */
    readonly named: 'phase' | 'step';
  };

/** The whole bout of a position that waits for an attack, a defence, leave or a throw-in. */
export function completeBout(given: GivenBout, around: Around): Bout {
  const step = stepOf(around);
  need(holders(around).length > 0, 'hands', 'must not all be empty while a bout is on');
  const opens = around.bouts === 1;
  if (opens)
    need(
      given.attacker === kingOf(around),
      'bout.attacker',
      `must be ${kingOf(around)}, the King of ranks, in bout 1`,
    );
  if (step === 'attack') return beforeAttack(given, around);
  const defender = given.defender ?? (opens ? knaveOf(around) : undefined);
  if (defender === undefined)
    fail('bout.defender', `must be the seat that is attacked in the phase "${around.phase}"`);
  need(defender !== given.attacker, 'bout.defender', 'must be another seat than the attacker');
  if (opens)
    need(
      defender === knaveOf(around),
      'bout.defender',
      `must be ${knaveOf(around)}, the last of ranks, in bout 1`,
    );
  checkWay(given.attacker, defender, around);
  const bout: Bout = {...given, defender, limit: limitOf(given, defender, around), allowed: null};
  checkPairs(bout, around);
  return checkStep({...bout, allowed: allowedOf(given, bout, around)}, around);
}

/** The defender follows from the ladder. */
function beforeAttack(given: GivenBout, around: Around): Bout {
  const {attacker, pairs, taking, passed} = given;
  const where = `in the phase "${around.phase}"`;
  need(holds(around, attacker), 'bout.attacker', 'must be a seat that holds cards');
  need(holders(around).length > 1, 'hands', 'must have cards for two seats or more');
  need(pairs.length === 0, 'bout.pairs', `must be empty ${where}`);
  need(!taking, 'bout.taking', `must be false ${where}`);
  need(passed.length === 0, 'bout.passed', `must be empty ${where}`);
  need((given.allowed ?? null) === null, 'bout.allowed', `must be null ${where}`);
  need((given.limit ?? 0) === 0, 'bout.limit', `must be 0 ${where}`);
  const up = above(around, around.ranks.indexOf(attacker)) ?? null;
  const lowest = knaveOf(around);
  const defender = around.bouts === 1 ? lowest : up;
  if (defender === lowest)
    need(
      holds(around, lowest),
      `hands[${lowest}]`,
      'must not be empty: the King attacks this seat',
    );
  if (given.defender !== undefined)
    need(
      given.defender === defender,
      'bout.defender',
      defender === null
        ? `must be null: seat ${attacker} may choose whom to attack`
        : `must be ${defender}, whom seat ${attacker} attacks next`,
    );
  return {...given, defender, limit: 0, allowed: null};
}

/** No seat with cards may stand between the two, nor above an attacker who attacks down. */
function checkWay(attacker: Seat, defender: Seat, around: Around): void {
  const {ranks} = around;
  const [from, to] = [ranks.indexOf(attacker), ranks.indexOf(defender)];
  const way = from < to ? ranks.slice(0, from) : ranks.slice(to + 1, from);
  const inWay = way.findLast((seat) => holds(around, seat));
  const due = `must be ${inWay}, the next above seat ${attacker} who holds cards`;
  need(inWay === undefined, 'bout.defender', due);
}

/**
 * Six, or the number of cards that the defender held at the start: the hand, the cards that have
 * beaten, a joker laid.
 */
function limitOf({limit, pairs, jokers}: GivenBout, defender: Seat, {hands}: Around): number {
  const held = hands[defender]!.length + pairs.filter(({beat}) => beat !== null).length;
  const [least, most] = [Math.min(6, held), Math.min(6, held + jokers.length)];
  need(most > 0, 'bout.defender', 'must be a seat that held cards');
  const found = limit ?? Math.max(least, 1);
  need(
    found >= Math.max(1, least) && found <= most,
    'bout.limit',
    `must be ${least === most ? most : `${least} to ${most}`}, the cards that the defender held, six at most`,
  );
  return found;
}

function checkPairs({attacker, defender, pairs, jokers, limit}: Bout, {trump}: Around): void {
  const {length} = pairs;
  need(length > 0, 'bout.pairs', 'must have the card of the attack when nobody is to attack');
  need(
    length <= limit,
    'bout.pairs',
    `must have ${items(limit)} or fewer, the limit, not ${length}`,
  );
  need(pairs[0]!.by === attacker, 'bout.pairs[0].by', `must be ${attacker}, the attacker`);
  let open = false;
  pairs.forEach(({card, by, beat}, at) => {
    const path = `bout.pairs[${at}]`;
    need(by !== defender, `${path}.by`, `must not be ${defender}, the defender`);
    need(
      !open || beat === null,
      `${path}.beat`,
      `must be null, since bout.pairs[${at - 1}] is not beaten`,
    );
    open = beat === null;
    const before = pairs.slice(0, at).flatMap((one) => [one.card, one.beat ?? one.card]);
    const there = before.some((one) => rankOf(one) === rankOf(card));
    need(at === 0 || there, `${path}.card`, `is ${card}, but no card of its rank lay there before`);
    // A joker may have changed the trump since.
    const fits = beat === null || jokers.length > 0 || beats(beat, card, trump);
    need(fits, `${path}.beat`, `is ${beat}, which does not beat ${card} with ${trump} as trump`);
  });
}

/** The King's answer; when one is due and not given, the King denies leave to all. */
function allowedOf(given: GivenBout, bout: Bout, around: Around): readonly Seat[] | null {
  const {attacker, defender} = bout;
  const due = stepOf(around) === 'throwIn' && petitioners(around, bout).length > 0;
  const allowed = given.allowed ?? (due ? [] : null);
  if (allowed === null) return null;
  const opens = around.bouts === 1 || around.options['throwIn'] !== 'king';
  const free =
    around.bouts === 1 ? 'in bout 1' : `with the option throwIn: ${around.options['throwIn']}`;
  need(!opens, 'bout.allowed', `must be null ${free}: nobody needs leave`);
  const others = [attacker, defender, kingOf(around), knaveOf(around)];
  const odd = allowed.find((seat) => others.includes(seat));
  need(odd === undefined, 'bout.allowed', `must not have ${String(odd)}, who needs no leave`);
  return allowed;
}

function checkStep(bout: Bout, around: Around): Bout {
  const {pairs, taking, passed, allowed, limit} = bout;
  const open = pairs.filter(({beat}) => beat === null).length;
  const step = stepOf(around);
  const where = `in the phase "${around.phase}"`;
  if (step === 'defence') {
    need(!taking, 'bout.taking', `must be false ${where}`);
    need(open === 1, 'bout.pairs', `must have one card without beat ${where}, not ${open}`);
  } else {
    const why = open > 0 ? `since a card of bout.pairs has no beat` : 'since all cards are beaten';
    need(taking === open > 0, 'bout.taking', `must be ${open > 0}, ${why}`);
    need(
      pairs.length < limit,
      'bout.pairs',
      `must have ${items(limit - 1)} or fewer ${where}, not ${pairs.length}`,
    );
  }
  if (step === 'leave') {
    need(
      petitioners(around, bout).length > 0,
      around.named,
      'must not be that of leave: no seat needs the leave of the King here',
    );
    need(!taking || allowed === null, 'bout.allowed', 'must be null: the King is asked once');
  }
  const row = step === 'throwIn' ? throwers(around, bout) : [];
  need(
    passed.every((seat, at) => row[at] === seat),
    'bout.passed',
    row.length === 0
      ? `must be empty ${where}`
      : `must be the first seats of [${row.join()}], who may throw in, in this order`,
  );
  if (step === 'throwIn')
    need(
      passed.length < row.length,
      'bout.passed',
      `must leave a seat of [${row.join()}] that is to be asked`,
    );
  return bout;
}

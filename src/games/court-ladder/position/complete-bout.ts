import {rankOf} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {above} from '../kernel/kernel.js';
import {load, type PlayFields} from '../kernel/load.js';
import {beats} from '../rules/beats.js';
import {holders, holds, kingOf, knaveOf} from '../rules/ladder.js';
import type {GivenBout} from './read-bout.js';
import {faults} from './throw-faults.js';
import {stepOf} from '../rules/phase.js';
import {petitioners, throwers} from '../rules/throw-in.js';
import type {Bout} from '../types.js';

/** Derives what a position leaves out of its bout, and checks that a game could lead there. */

/** The parts of a state that a bout must agree with. */
export interface Around extends Omit<PlayFields, 'bout'> {
  /** The field that names the phase, if there is one: earlier versions wrote the step. */
  readonly named: 'phase' | 'step';
}

/** The whole bout of a position that waits for an attack, a defence, leave or a throw-in. */
export function completeBout(given: GivenBout, around: Around): Bout {
  const step = stepOf(around);
  faults.need(holders(around).length > 0, 'hands', 'cards-none');
  const opens = around.bouts === 1;
  const [king, knave] = [kingOf(around), knaveOf(around)];
  if (opens) faults.need(given.attacker === king, 'bout.attacker', 'attacker-king', {seat: king});
  if (step === 'attack') return beforeAttack(given, around);
  const defender = given.defender ?? (opens ? knave : undefined);
  if (defender === undefined) faults.fail('bout.defender', 'defender-due', {phase: around.phase});
  faults.need(defender !== given.attacker, 'bout.defender', 'defender-attacker');
  if (opens) faults.need(defender === knave, 'bout.defender', 'defender-knave', {seat: knave});
  checkWay(given.attacker, defender, around);
  const bout: Bout = {...given, defender, limit: limitOf(given, defender, around), allowed: null};
  checkPairs(bout, around);
  return checkStep({...bout, allowed: allowedOf(given, bout, around)}, around);
}

/** The defender follows from the ladder. */
function beforeAttack(given: GivenBout, around: Around): Bout {
  const {attacker, pairs, taking, passed} = given;
  const {phase} = around;
  faults.need(holds(around, attacker), 'bout.attacker', 'attacker-empty');
  faults.need(holders(around).length > 1, 'hands', 'cards-one');
  faults.need(pairs.length === 0, 'bout.pairs', 'empty-in', {phase});
  faults.need(!taking, 'bout.taking', 'false-in', {phase});
  faults.need(passed.length === 0, 'bout.passed', 'empty-in', {phase});
  faults.need((given.allowed ?? null) === null, 'bout.allowed', 'null-in', {phase});
  faults.need((given.limit ?? 0) === 0, 'bout.limit', 'zero-in', {phase});
  const up = above(load({...around, bout: null}), around.ranks.indexOf(attacker));
  const lowest = knaveOf(around);
  const defender = around.bouts === 1 ? lowest : up < 0 ? null : up;
  if (defender === lowest) faults.need(holds(around, lowest), `hands[${lowest}]`, 'knave-empty');
  if (given.defender !== undefined && given.defender !== defender) {
    if (defender === null) faults.fail('bout.defender', 'defender-free', {attacker});
    faults.fail('bout.defender', 'defender-next', {seat: defender, attacker});
  }
  return {...given, defender, limit: 0, allowed: null};
}

/** There may be no seat with cards between the two, nor above an attacker who attacks downwards. */
function checkWay(attacker: Seat, defender: Seat, around: Around): void {
  const {ranks} = around;
  const [from, to] = [ranks.indexOf(attacker), ranks.indexOf(defender)];
  const way = from < to ? ranks.slice(0, from) : ranks.slice(to + 1, from);
  const inWay = way.findLast((seat) => holds(around, seat));
  if (inWay !== undefined) faults.fail('bout.defender', 'defender-above', {seat: inWay, attacker});
}

/**
 * Six, or the number of cards that the defender held at the start: the hand, the cards used to beat,
 * and any joker laid.
 */
function limitOf({limit, pairs, jokers}: GivenBout, defender: Seat, {hands}: Around): number {
  const held = hands[defender]!.length + pairs.filter(({beat}) => beat !== null).length;
  const [least, most] = [Math.min(6, held), Math.min(6, held + jokers.length)];
  faults.need(most > 0, 'bout.defender', 'defender-empty');
  const found = limit ?? Math.max(least, 1);
  const fits = found >= Math.max(1, least) && found <= most;
  faults.need(fits, 'bout.limit', 'limit', {least, most});
  return found;
}

function checkPairs({attacker, defender, pairs, jokers, limit}: Bout, {trump}: Around): void {
  const {length: found} = pairs;
  faults.need(found > 0, 'bout.pairs', 'pairs-none');
  faults.need(found <= limit, 'bout.pairs', 'pairs-limit', {limit, found});
  faults.need(pairs[0]!.by === attacker, 'bout.pairs[0].by', 'by-attacker', {seat: attacker});
  let open = false;
  pairs.forEach(({card, by, beat}, at) => {
    const path = `bout.pairs[${at}]`;
    if (by === defender) faults.fail(`${path}.by`, 'by-defender', {seat: by});
    faults.need(!open || beat === null, `${path}.beat`, 'beat-early', {at: at - 1});
    open = beat === null;
    const before = pairs.slice(0, at).flatMap((one) => [one.card, one.beat ?? one.card]);
    const there = before.some((one) => rankOf(one) === rankOf(card));
    faults.need(at === 0 || there, `${path}.card`, 'rank-new', {card});
    // A joker may have changed the trump since then.
    if (beat !== null && jokers.length === 0 && !beats(beat, card, trump))
      faults.fail(`${path}.beat`, 'not-higher', {beat, card, trump});
  });
}

/** The King's answer; if one is due and not given, the King denies leave to all. */
function allowedOf(given: GivenBout, bout: Bout, around: Around): readonly Seat[] | null {
  const {attacker, defender} = bout;
  const due = stepOf(around) === 'throwIn' && petitioners({...around, bout}).length > 0;
  const allowed = given.allowed ?? (due ? [] : null);
  if (allowed === null) return null;
  const option = around.options['throwIn'];
  faults.need(around.bouts !== 1, 'bout.allowed', 'leave-free-first');
  faults.need(option === 'king', 'bout.allowed', 'leave-free-option', {option});
  const others = [attacker, defender, kingOf(around), knaveOf(around)];
  const odd = allowed.find((seat) => others.includes(seat));
  if (odd !== undefined) faults.fail('bout.allowed', 'leave-unneeded', {seat: odd});
  return allowed;
}

function checkStep(bout: Bout, around: Around): Bout {
  const {pairs, taking, passed, allowed, limit} = bout;
  const open = pairs.filter(({beat}) => beat === null).length;
  const step = stepOf(around);
  const {phase} = around;
  if (step === 'defence') {
    faults.need(!taking, 'bout.taking', 'false-in', {phase});
    faults.need(open === 1, 'bout.pairs', 'pairs-open', {phase, found: open});
  } else {
    faults.need(taking === open > 0, 'bout.taking', open > 0 ? 'taking-open' : 'taking-beaten');
    const found = pairs.length;
    faults.need(found < limit, 'bout.pairs', 'pairs-room', {most: limit - 1, phase, found});
  }
  if (step === 'leave') {
    faults.need(petitioners({...around, bout}).length > 0, around.named, 'leave-nobody');
    faults.need(!taking || allowed === null, 'bout.allowed', 'leave-once');
  }
  const row = step === 'throwIn' ? throwers({...around, bout}) : [];
  if (!passed.every((seat, at) => row[at] === seat)) {
    if (row.length === 0) faults.fail('bout.passed', 'empty-in', {phase});
    faults.fail('bout.passed', 'passed-row', {row});
  }
  if (step === 'throwIn')
    faults.need(passed.length < row.length, 'bout.passed', 'passed-all', {row});
  return bout;
}

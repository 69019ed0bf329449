import {type Faults, faultsOf} from '../../../../game/faults.js';
import {type Rng, roll} from '../../../../cards/index.js';
import {missing, type Options, type Seat} from '../../../../game/index.js';
import {
  type GivenFields,
  readList,
  readObject,
  readOptions,
  readRng,
  readSeat,
  readWord,
  shape,
} from '../../../../game/read.js';
import {type Phase, PHASES} from '../../rules/choosing.js';
import {readCard, readChoices, readWins, sayChoosing} from '../../position/read-choices.js';
import {winsSaid} from '../../position/read-wins.js';
import {fresh, nextLord, OPTIONS, winnerOf} from '../rules/match.js';
import type {Meeting, SupportState} from '../types.js';
import {faults as english} from './faults.en.js';

/** Throws the faults of this game's positions. */
const faults: Faults<typeof english> = /* @__PURE__ */ faultsOf('game', english);

const FIELDS = [
  'options', 'seats', 'rng', 'phase', 'turn', 'lord', 'wins', 'scores', 'choices', 'last', 'seat',
]; // oxfmt-ignore

/**
 * A state made of a position from outside. Missing fields follow from the others, or are as before
 * the first match; a choice that is `null` has not been made. The `seat` of a view is ignored.
 */
export function parsePosition(position: unknown, rng: Rng): SupportState {
  const given = readObject(position, 'position', FIELDS);
  const {seats = 2} = given;
  shape.need(seats === 2, 'seats', 'number', {due: 2});
  const own = readRng(given['rng']);
  const options = readOptions(OPTIONS, given['options']);
  const phase: Phase =
    given['phase'] === undefined ? 'select' : readWord(given['phase'], 'phase', PHASES);
  const last = readMeeting(given['last']);
  const lot = roll(rng, 2);
  const lord = readLord(given, last, {options, phase, lot: lot.value});
  const target = Number(options['target']);
  const won = winsSaid(given);
  const wins = readWins(won, {seats: 2, target, phase}, last?.winner ?? lord);
  sayChoosing.needDerived(given, {scores: wins}, 'wins-scores');
  if (last) {
    const {winner: seat} = last;
    const path = `${won.field}[${seat}]`;
    if (phase === 'select') faults.need(wins[seat]! >= 1, path, 'wins-some', {seat});
    else faults.need(wins[seat]! >= target, path, 'wins-target', {target, seat});
  }
  const open = phase === 'over' ? {...fresh(), from: []} : fresh();
  const choices = readChoices(given['choices'], open);
  sayChoosing.needDerived(given, {turn: missing(choices)}, 'to-choose');
  return {options, seats: 2, rng: own ?? lot.rng, phase, lord, wins, choices, last};
}

function readMeeting(given: unknown): Meeting | null {
  if (given === undefined || given === null) return null;
  const meeting = readObject(given, 'last', ['cards', 'lord', 'winner']);
  const cards = readList(meeting['cards'], 'last.cards', 2).map((card, seat) =>
    readCard(card, `last.cards[${seat}]`),
  );
  const lord = readSeat(meeting['lord'], 'last.lord', 2);
  const winner = winnerOf({cards, lord});
  faults.need((meeting['winner'] ?? winner) === winner, 'last.winner', 'winner', {seat: winner});
  return {cards, lord, winner};
}

/** The last match on the table determines the present lord. */
function readLord(
  {lord: given}: GivenFields,
  last: Meeting | null,
  {options, phase, lot}: {readonly options: Options; readonly phase: Phase; readonly lot: Seat},
): Seat {
  const must = last && (phase === 'over' ? last.lord : nextLord(last.lord, options));
  const lord = given === undefined ? (must ?? lot) : readSeat(given, 'lord', 2);
  const stays = phase === 'over' || must === last?.lord;
  if (must !== null && lord !== must)
    faults.fail('lord', stays ? 'lord-same' : 'lord-next', {seat: must});
  return lord;
}

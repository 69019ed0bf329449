import {type Rng, roll} from '../../../../cards/index.js';
import {missing, type Options, type Seat} from '../../../../game/index.js';
import {
  type Given,
  need,
  needDerived,
  readList,
  readObject,
  readOptions,
  readRng,
  readSeat,
  readWord,
} from '../../../../game/read.js';
import {type Phase, PHASES, readCard, readChoices, readWins} from '../../rules/choosing.js';
import {checkScores, winsSaid} from '../../position/read-wins.js';
import {fresh, nextLord, OPTIONS, winnerOf} from '../rules/match.js';
import type {Meeting, SupportState} from '../types.js';

const FIELDS = [
  'options', 'seats', 'rng', 'phase', 'turn', 'lord', 'wins', 'scores', 'choices', 'last', 'seat',
]; // oxfmt-ignore

/**
 * A state made of a position from outside. Left-out fields follow from the others, or are as before
 * the first match; a choice that is `null` has not been made. The `seat` of a view is ignored.
 */
export function parsePosition(position: unknown, rng: Rng): SupportState {
  const given = readObject(position, 'position', FIELDS);
  need(given['seats'] === undefined || given['seats'] === 2, 'seats', 'must be 2');
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
  checkScores(given, wins);
  if (last) {
    const least = phase === 'select' ? 1 : target;
    const due = phase === 'select' ? '1 or more' : `${target} in the phase "over"`;
    const why = `since seat ${last.winner} has won the match of last`;
    need(wins[last.winner]! >= least, `${won.field}[${last.winner}]`, `must be ${due}, ${why}`);
  }
  const open = phase === 'over' ? {...fresh(), from: []} : fresh();
  const choices = readChoices(given['choices'], open);
  needDerived(given, {turn: missing(choices)}, 'the seats that are to choose');
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
  const due = `must be ${winner}, who wins with these cards`;
  need((meeting['winner'] ?? winner) === winner, 'last.winner', due);
  return {cards, lord, winner};
}

/** The last match on the table determines the present lord. */
function readLord(
  {lord: given}: Given,
  last: Meeting | null,
  {options, phase, lot}: {readonly options: Options; readonly phase: Phase; readonly lot: Seat},
): Seat {
  const must = last && (phase === 'over' ? last.lord : nextLord(last.lord, options));
  const lord = given === undefined ? (must ?? lot) : readSeat(given, 'lord', 2);
  const why =
    phase === 'over' || must === last?.lord
      ? 'as in last'
      : 'since the lord of last is the vassal now';
  need(must === null || lord === must, 'lord', `must be ${must}, ${why}`);
  return lord;
}

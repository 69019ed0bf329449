import {type Rng} from '../../../../cards/index.js';
import {missing} from '../../../../game/index.js';
import {
  need,
  needDerived,
  readEach,
  readInt,
  readObject,
  readOptions,
  readRng,
  readWord,
} from '../../../../game/read.js';
import {COURT} from '../../rules/deck.js';
import {asked, isOver, OPTIONS, phaseOf} from '../rules/match.js';
import {isDecided, scoresOf, SEATS, unusedOf} from '../rules/round.js';
import type {Open, Pair, TourneyState} from '../types.js';

const FIELDS = [
  'options', 'seats', 'rng', 'phase', 'turn', 'choices', 'rounds', 'sheet', 'hands', 'scores', 'seat',
]; // oxfmt-ignore

/**
 * A state made of a position from outside. Left-out fields follow from the others, or are as at the
 * start; derivable fields (`hands`, `scores`, `phase`, `turn`) must agree when given. The `seat` of
 * a view is ignored.
 */
export function parsePosition(position: unknown, rng: Rng): TourneyState {
  const given = readObject(position, 'position', FIELDS);
  if (given['seats'] !== undefined) need(given['seats'] === 2, 'seats', 'must be 2');
  const own = readRng(given['rng']);
  const options = readOptions(OPTIONS, given['options']);
  const rounds = readRounds(given['rounds'] ?? [], options);
  const sheet = readSheet(given['sheet'], {rounds, options});
  const open: Open = {options, seats: 2, rounds, sheet};
  const choices = readChoices(given['choices'] ?? {}, open);
  needDerived(given, {hands: SEATS.map((seat) => unusedOf(rounds, seat))}, 'as rounds tells');
  needDerived(given, {scores: scoresOf(open)}, 'the rounds won, as rounds tells');
  needDerived(given, {phase: phaseOf(open)}, 'as rounds and sheet tell');
  // A view may await a rival who has already chosen, since it cannot know.
  if (given['turn'] !== undefined && choices.made.every((card) => card === null))
    needDerived(given, {turn: missing(choices)}, 'the seats that are to choose');
  return {...open, rng: own ?? rng, choices};
}

const readCards = (value: unknown, path: string): Pair => {
  const [one, other] = readEach(value, path, (card, at) => readWord(card, at, COURT), SEATS.length);
  return [one!, other!];
};

function readRounds(value: unknown, options: Open['options']): readonly Pair[] {
  const rounds = readEach(value, 'rounds', readCards);
  rounds.forEach((pair, at) => {
    const before = rounds.slice(0, at);
    need(
      !isDecided({rounds: before, options}),
      `rounds[${at}]`,
      'must be left out: the rounds before it end the match',
    );
    for (const seat of SEATS) {
      const left = unusedOf(before, seat);
      const due = `must be one of ${left.join(', ')}, which seat ${seat} has left`;
      need(left.includes(pair[seat]!), `rounds[${at}][${seat}]`, due);
    }
  });
  need(
    rounds.length !== COURT.length - 1 || isDecided({rounds, options}),
    'rounds',
    'must have 3 items or fewer, or all 5, not 4: the last round is played by itself',
  );
  return rounds;
}

/** A row for each decided match; when the rounds decide one, it is the last row. */
function readSheet(value: unknown, match: Pick<Open, 'rounds' | 'options'>): Open['sheet'] {
  const {options} = match;
  const decided = isDecided(match);
  const last = decided ? [scoresOf(match)] : [];
  const sheet = value === undefined ? last : readEach(value, 'sheet', readRow);
  sheet.forEach((row, at) => {
    const more = options['tieRound'] === 'none' && row[0]! + row[1]! > COURT.length;
    need(
      !more,
      `sheet[${at}]`,
      `must come to ${COURT.length} rounds or fewer, not ${row[0]! + row[1]!}`,
    );
    const ended = isOver({sheet: sheet.slice(0, at), options});
    need(!ended, `sheet[${at}]`, 'must be left out: the rows before it end the game');
  });
  const over = isOver({sheet, options});
  const at = sheet.length - 1;
  need(!over || decided, 'rounds', `must be those of sheet[${at}], which ends the game`);
  need(
    over || !decided,
    'rounds',
    'must not decide the match: then the next one begins, without rounds',
  );
  const row = `sheet[${at}]`;
  if (decided) needDerived({[row]: sheet.at(-1)}, {[row]: last[0]}, 'as rounds tells');
  return sheet;
}

const readRow = (value: unknown, path: string): readonly number[] =>
  readEach(value, path, (won, at) => readInt(won, at, 0, COURT.length), SEATS.length);

/** One card may lie there, unseen by the rival; two would have been revealed. */
function readChoices(value: unknown, open: Open): TourneyState['choices'] {
  const given = readObject(value, 'choices', ['from', 'made']);
  const start = asked(open);
  const seats = 'the seats that are to choose';
  needDerived({'choices.from': given['from']}, {'choices.from': start.from}, seats);
  const made = readEach(
    given['made'] ?? start.made,
    'choices.made',
    (card, path, seat) => {
      if (card === null) return null;
      need(start.from.includes(seat), path, 'must be null in the phase "over"');
      return readWord(card, path, unusedOf(open.rounds, seat));
    },
    SEATS.length,
  );
  need(
    made.includes(null),
    'choices.made',
    'must have a null: cards are shown when both have chosen',
  );
  return {...start, made};
}

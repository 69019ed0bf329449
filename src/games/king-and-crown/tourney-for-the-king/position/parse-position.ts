import {type Rng} from '../../../../cards/index.js';
import {missing} from '../../../../game/index.js';
import {
  type Given,
  need,
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
  fits(
    given,
    'hands',
    SEATS.map((seat) => unusedOf(rounds, seat)),
  );
  fits(given, 'scores', scoresOf(open));
  fits(given, 'phase', phaseOf(open));
  // A view may await a rival who has already chosen, since it cannot know.
  if (given['turn'] !== undefined && choices.made.every((card) => card === null))
    fits(given, 'turn', missing(choices));
  return {...open, rng: own ?? rng, choices};
}

/** A derivable field must have the derived value. */
function fits(given: Given, field: string, value: unknown): void {
  if (given[field] === undefined) return;
  const text = JSON.stringify(value);
  need(JSON.stringify(given[field]) === text, field, `must be ${text}, as follows from the rest`);
}

const readCards = (value: unknown, path: string): Pair => {
  const [one, other] = readEach(value, path, (card, at) => readWord(card, at, COURT), SEATS.length);
  return [one!, other!];
};

function readRounds(value: unknown, options: Open['options']): readonly Pair[] {
  const rounds = readEach(value, 'rounds', readCards);
  rounds.forEach((pair, at) => {
    const before = rounds.slice(0, at);
    need(!isDecided({rounds: before, options}), `rounds[${at}]`, 'comes after the last round');
    for (const seat of SEATS)
      need(
        unusedOf(before, seat).includes(pair[seat]!),
        `rounds[${at}][${seat}]`,
        'has been set aside already',
      );
  });
  need(
    rounds.length !== COURT.length - 1 || isDecided({rounds, options}),
    'rounds',
    'must be three or fewer, or all five: the last is played by itself',
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
    need(!more, `sheet[${at}]`, 'has more than five rounds');
    need(!isOver({sheet: sheet.slice(0, at), options}), `sheet[${at}]`, 'comes after the end');
  });
  const over = isOver({sheet, options});
  need(!over || decided, 'rounds', 'must be those of the last match when all is over');
  need(over || !decided, 'rounds', 'must be those of the next match when this one is decided');
  if (decided) fits({sheet: [sheet.at(-1)]}, 'sheet', last);
  return sheet;
}

const readRow = (value: unknown, path: string): readonly number[] =>
  readEach(value, path, (won, at) => readInt(won, at, 0, COURT.length), SEATS.length);

/** One card may lie there, unseen by the rival; two would have been revealed. */
function readChoices(value: unknown, open: Open): TourneyState['choices'] {
  const given = readObject(value, 'choices', ['from', 'made']);
  const start = asked(open);
  fits({'choices.from': given['from']}, 'choices.from', start.from);
  const made = readEach(
    given['made'] ?? start.made,
    'choices.made',
    (card, path, seat) => {
      if (card === null) return null;
      need(start.from.includes(seat), path, 'must be null when all is over');
      return readWord(card, path, unusedOf(open.rounds, seat));
    },
    SEATS.length,
  );
  need(made.includes(null), 'choices.made', 'must have a null: two cards would have been revealed');
  return {...start, made};
}

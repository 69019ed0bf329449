import {type Faults, faultsOf} from '../../../../game/faults.js';
import {type Rng} from '../../../../cards/index.js';
import {missing} from '../../../../game/index.js';
import {
  readEach,
  readInt,
  readObject,
  readOptions,
  readRng,
  readWord,
  shape,
} from '../../../../game/read.js';
import {COURT} from '../../rules/deck.js';
import {asked, isOver, OPTIONS, phaseOf} from '../rules/match.js';
import {isDecided, scoresOf, SEATS, unusedOf} from '../rules/round.js';
import type {Open, Pair, TourneyState} from '../types.js';
import {faults as english} from './faults.en.js';

/** Throws the faults of this game's positions. */
const faults: Faults<typeof english> = /* @__PURE__ */ faultsOf('game', english);

const FIELDS = [
  'options', 'seats', 'rng', 'phase', 'turn', 'choices', 'rounds', 'sheet', 'hands', 'scores', 'seat',
]; // oxfmt-ignore

/**
 * A state made of a position from outside. Missing fields follow from the others, or are as at the
 * start; derivable fields (`hands`, `scores`, `phase`, `turn`) must agree if given. The `seat` of a
 * view is ignored.
 */
export function parsePosition(position: unknown, rng: Rng): TourneyState {
  const given = readObject(position, 'position', FIELDS);
  const {seats = 2} = given;
  shape.need(seats === 2, 'seats', 'number', {due: 2});
  const own = readRng(given['rng']);
  const options = readOptions(OPTIONS, given['options']);
  const rounds = readRounds(given['rounds'] ?? [], options);
  const sheet = readSheet(given['sheet'], {rounds, options});
  const open: Open = {options, seats: 2, rounds, sheet};
  const choices = readChoices(given['choices'] ?? {}, open);
  const hands = SEATS.map((seat) => unusedOf(rounds, seat));
  faults.needDerived(given, {hands}, 'hands-rounds');
  faults.needDerived(given, {scores: scoresOf(open)}, 'scores-rounds');
  faults.needDerived(given, {phase: phaseOf(open)}, 'phase-rounds');
  // A view may await a rival who has already chosen, since it cannot know.
  if (given['turn'] !== undefined && choices.made.every((card) => card === null))
    faults.needDerived(given, {turn: missing(choices)}, 'to-choose');
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
    faults.need(!isDecided({rounds: before, options}), `rounds[${at}]`, 'round-late');
    for (const seat of SEATS) {
      const cards = unusedOf(before, seat);
      const path = `rounds[${at}][${seat}]`;
      faults.need(cards.includes(pair[seat]!), path, 'card-used', {cards, seat});
    }
  });
  const waits = rounds.length !== COURT.length - 1 || isDecided({rounds, options});
  faults.need(waits, 'rounds', 'round-last');
  return rounds;
}

/** A row for each decided match; if the rounds decide one, it is the last row. */
function readSheet(value: unknown, match: Pick<Open, 'rounds' | 'options'>): Open['sheet'] {
  const {options} = match;
  const decided = isDecided(match);
  const last = decided ? [scoresOf(match)] : [];
  const sheet = value === undefined ? last : readEach(value, 'sheet', readRow);
  sheet.forEach((row, at) => {
    const [most, found] = [COURT.length, row[0]! + row[1]!];
    const fits = options['tieRound'] !== 'none' || found <= most;
    faults.need(fits, `sheet[${at}]`, 'row-many', {most, found});
    const ended = isOver({sheet: sheet.slice(0, at), options});
    faults.need(!ended, `sheet[${at}]`, 'row-late');
  });
  const over = isOver({sheet, options});
  const at = sheet.length - 1;
  faults.need(!over || decided, 'rounds', 'rounds-of', {at});
  faults.need(over || !decided, 'rounds', 'rounds-decide');
  const row = `sheet[${at}]`;
  if (decided) faults.needDerived({[row]: sheet.at(-1)}, {[row]: last[0]}, 'row-rounds');
  return sheet;
}

const readRow = (value: unknown, path: string): readonly number[] =>
  readEach(value, path, (won, at) => readInt(won, at, 0, COURT.length), SEATS.length);

/** One choice may have been made, unseen by the rival; two would have been revealed. */
function readChoices(value: unknown, open: Open): TourneyState['choices'] {
  const given = readObject(value, 'choices', ['from', 'made']);
  const start = asked(open);
  faults.needDerived({'choices.from': given['from']}, {'choices.from': start.from}, 'to-choose');
  const made = readEach(
    given['made'] ?? start.made,
    'choices.made',
    (card, path, seat) => {
      if (card === null) return null;
      faults.need(start.from.includes(seat), path, 'none-over');
      return readWord(card, path, unusedOf(open.rounds, seat));
    },
    SEATS.length,
  );
  faults.need(made.includes(null), 'choices.made', 'both-chosen');
  return {...start, made};
}

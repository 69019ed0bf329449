import {type Faults, faultsOf} from '../../../../game/faults.js';
import {type Rng, roll} from '../../../../cards/index.js';
import type {Options} from '../../../../game/index.js';
import {
  type GivenFields,
  readEach,
  readInt,
  readList,
  readObject,
  readOptions,
  readRng,
  readSeat,
  readWord,
  shape,
} from '../../../../game/read.js';
import {COURT, type CourtCard, isCourtCard} from '../../rules/deck.js';
import {type SaidWins, winsSaid} from '../../position/read-wins.js';
import {needOf} from '../../rules/wins.js';
import {fill} from './determinize.js';
import {OPTIONS, turn, vassalOf} from '../rules/match.js';
import {type FindState, type Phase, PHASES} from '../types.js';
import {faults as english} from './faults.en.js';

/** Throws the faults of this game's positions. */
const faults: Faults<typeof english> = /* @__PURE__ */ faultsOf('game', english);

const FIELDS = [
  'options', 'seats', 'rng', 'phase', 'turn', 'lord', 'wins', 'scores', 'open', 'row', 'seat',
]; // oxfmt-ignore

/**
 * A state made of a position from outside. Missing fields follow from the others, or are as before
 * the first pick; cards that are `null` are drawn. The `seat` of a view is ignored.
 */
export function parsePosition(position: unknown, rng: Rng): FindState {
  const given = readObject(position, 'position', FIELDS);
  if (given['seats'] !== undefined) readInt(given['seats'], 'seats', 2, 2);
  const own = readRng(given['rng']);
  const options = readOptions(OPTIONS, given['options']);
  const row = rowOf(given['row'], given['phase'] === 'shuffle');
  const open = openOf(given['open'], row);
  const {phase, found} = phaseOf(given['phase'], row, open, options);
  const lot = roll(rng, 2);
  const lord =
    given['lord'] === undefined
      ? lordOf(given, phase, lot.value)
      : readSeat(given['lord'], 'lord', 2);
  const wins = winsOf(winsSaid(given), phase, options, found ? 1 - lord : lord);
  faults.needDerived(given, {scores: wins}, 'wins-scores');
  const filled = fill(row, lot.rng);
  const state: FindState = {
    ...{options, seats: 2, rng: own ?? filled.rng, phase, lord, wins, open, row: filled.row},
  };
  const who = phase === 'shuffle' ? 'turn-lord' : 'turn-vassal';
  faults.needDerived(given, {turn: turn(state)}, phase === 'over' ? 'turn-over' : who);
  return state;
}

function rowOf(given: unknown, laying: boolean): readonly (CourtCard | null)[] {
  const row = readEach(given ?? (laying ? [] : COURT.map(() => null)), 'row', (card, path) => {
    if (card === null || isCourtCard(card)) return card;
    return faults.fail(path, 'card', {cards: COURT});
  });
  const {length: found} = row;
  // A row of four is already complete, since the last card has only one place.
  const most = COURT.length - 2;
  if (laying) faults.need(found <= most, 'row', 'row-laid', {most, found});
  else faults.need(found === COURT.length, 'row', 'row-length', {due: COURT.length, found});
  row.forEach((card, place) => {
    const first = row.indexOf(card);
    if (card !== null && first !== place)
      shape.fail(`row[${place}]`, 'twice', {card, at: [`row[${first}]`]});
  });
  return row;
}

function openOf(given: unknown, row: readonly (CourtCard | null)[]): readonly number[] {
  const open = readEach(given ?? [], 'open', (one, path) => {
    const place = readInt(one, path, 0, COURT.length - 1);
    const known = row[place];
    const named = known !== null && known !== undefined;
    faults.need(named, path, 'open-unnamed', {place});
    return place;
  });
  faults.need(open.length < 3, 'open', 'open-many', {found: open.length});
  faults.need(new Set(open).size === open.length, 'open', 'open-twice');
  const [place = 0] = open;
  const card = row[place] ?? '';
  faults.need(open.length < 2 || card === 'knight', 'open', 'open-no-knight', {place, card});
  return open;
}

/** The phase follows from the open cards; only after the Knight may a vassal also stop. */
function phaseOf(
  given: unknown,
  row: readonly (CourtCard | null)[],
  open: readonly number[],
  {lordArranges}: Options,
): {readonly phase: Phase; readonly found: boolean} {
  const said = given === undefined ? undefined : readWord(given, 'phase', PHASES);
  const last = row[open.at(-1) ?? -1];
  const fits: readonly Phase[] =
    open.length === 0
      ? lordArranges === 'on'
        ? ['pick', 'shuffle']
        : ['pick']
      : open.length === 1 && last === 'knight'
        ? ['extra', 'over']
        : ['over'];
  const phase = said ?? fits[0]!;
  if (!fits.includes(phase)) {
    if (last) faults.fail('phase', 'phase-last-open', {fits, card: last});
    faults.fail('phase', phase === 'shuffle' ? 'phase-not-arranged' : 'phase-none-open', {fits});
  }
  return {phase, found: last === 'king'};
}

/** The lord follows from the awaited seat. */
function lordOf({turn: awaited}: GivenFields, phase: Phase, lot: number): number {
  if (awaited === undefined || phase === 'over') return lot;
  const seat = readSeat(readList(awaited, 'turn', 1)[0], 'turn[0]', 2);
  return phase === 'shuffle' ? seat : vassalOf({lord: seat});
}

function winsOf(
  {said, field}: SaidWins,
  phase: Phase,
  options: Options,
  winner: number,
): readonly number[] {
  const most = needOf(options);
  const over = phase === 'over';
  const usual = [0, 1].map((seat) => (over && seat === winner ? most : 0));
  const wins = readEach(said ?? usual, field, (won, path) => readInt(won, path, 0, most), 2);
  wins.forEach((won, seat) => {
    const ends = over && seat === winner;
    if ((won === most) === ends) return;
    const path = `${field}[${seat}]`;
    if (!over) faults.fail(path, 'wins-too-many', {most, phase});
    faults.fail(path, ends ? 'wins-decided' : 'wins-lost', {most, seat: winner});
  });
  return wins;
}

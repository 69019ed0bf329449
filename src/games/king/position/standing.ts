import type {Options} from '../../../game/index.js';
import {
  type GivenFields,
  MOST_ITEMS,
  readInt,
  readList,
  readObject,
  readOptions,
  shape,
} from '../../../game/read.js';
import {readBySeat} from './read-position.js';
import {faults} from './throw-faults.js';
import {isEnd} from '../rules/score.js';
import type {Contract} from '../types.js';
import {contractsOf, type End, endOf, isOpen, type Variant} from '../rules/contracts/columns.js';
import {OPEN} from '../rules/contracts/contract.js';

/** The standing of a match: the parts of a position other than the cards of the deal. */
export interface Standing {
  readonly seats: number;
  readonly options: Options;
  readonly over: boolean;
  readonly deal: number;
  /** `OPEN` if players choose the contract and the position does not name it. */
  readonly contract: Contract;
  readonly sheet: readonly (readonly number[])[];
  readonly scores: readonly number[];
}

/** Reads the standing; a missing field follows from the others, or is as when a match begins. */
export function readStanding(variant: Variant, given: GivenFields): Standing {
  const {min, max, usual = min} = variant.seats;
  const hands: unknown = given['hands'];
  const counted = given['seats'] === undefined && Array.isArray(hands);
  const {seats: claimed = counted ? hands.length : usual} = given;
  if (counted && (hands.length < min || hands.length > max))
    faults.fail('hands', 'hands-count', {least: min, most: max, found: hands.length});
  const seats = readInt(claimed, 'seats', min, max);
  const options = readOptions(variant.options, given['options']);
  const contracts = contractsOf(variant, {seats, options});
  const end = endOf(variant, {seats, options});
  const open = isOpen(variant);
  const named = readContract(open ? [OPEN, ...contracts] : contracts, given['contract']);
  const rows = readRows(given, seats);
  const most = 'deals' in end ? end.deals : MOST_ITEMS + 1;
  const said = given['deal'] === undefined ? undefined : readInt(given['deal'], 'deal', 1, most);
  const over = given['phase'] === 'over';
  const implied = open
    ? dealOfDeclarations(given['ordered'], over, named)
    : dealOf(contracts, named);
  const asked = said ?? (rows ? undefined : implied);
  const last = over ? (asked ?? lastDeal(end)) : (asked ?? 1) - 1;
  const sheet = rows ?? bareSheet(given['scores'], seats, last, asked === undefined);
  const scores = totals(sheet, seats);
  const ended = readEnd(end, given['phase'], sheet, seats);
  const deal = ended ? sheet.length : sheet.length + 1;
  if (asked !== undefined && asked !== deal) {
    if (rows === undefined) faults.fail('scores', 'scores-end', {end: deal, deal: asked});
    faults.fail('deal', 'deal-rows', {deal, rows: rows.length});
  }
  if (given['scores'] !== undefined)
    readBySeat(given['scores'], 'scores', seats, true).forEach((score, seat) => {
      faults.need(score === scores[seat], `scores[${seat}]`, 'score-sheet', {due: scores[seat]!});
    });
  const contract = open ? (named ?? OPEN) : contracts[(deal - 1) % contracts.length]!;
  if (named && named.id !== contract.id)
    faults.fail('contract.id', 'contract-deal', {contract: contract.id, deal});
  return {seats, options, over: ended, deal, contract, sheet, scores};
}

/** Contracts by their names in other games of this kind, where boys are jacks and girls queens. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['no-jacks', 'no-boys'],
  ['no-queens', 'no-girls'],
  ['take-jacks', 'take-boys'],
  ['take-queens', 'take-girls'],
]);

function readContract(contracts: readonly Contract[], given: unknown): Contract | undefined {
  if (given === undefined) return undefined;
  faults.need(typeof given !== 'string', 'contract', 'contract-object');
  const {id, ...rest} = readObject(given, 'contract', Object.keys(OPEN));
  const meant = ALIASES.get(id as string) ?? id;
  const found = contracts.find((contract) => contract.id === meant);
  if (!found) {
    const ids = new Set(contracts.map((contract) => contract.id));
    shape.fail('contract.id', 'word', {words: [...ids]});
  }
  for (const [field, value] of Object.entries(rest)) {
    const due: unknown = found[field as keyof Contract];
    if (!isSame(value, due))
      faults.fail(`contract.${field}`, 'contract-field', {due, contract: found.id});
  }
  return found;
}

/** Whether two values are equal as JSON, regardless of the order of their fields. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const fields = Object.keys(a);
  return (
    fields.length === Object.keys(b).length &&
    fields.every((field) => isSame((a as GivenFields)[field], (b as GivenFields)[field]))
  );
}

const dealOf = (contracts: readonly Contract[], named: Contract | undefined): number | undefined =>
  named && contracts.length > 1 ? contracts.indexOf(named) + 1 : undefined;

/**
 * The number of the current deal, according to the list of orders, which includes that deal's own
 * order.
 */
const dealOfDeclarations = (
  ordered: unknown,
  over: boolean,
  named: Contract | undefined,
): number | undefined =>
  ordered === undefined
    ? undefined
    : Math.max(
        1,
        readList(ordered, 'ordered').length + (over || (named && named !== OPEN) ? 0 : 1),
      );

const readRows = (given: GivenFields, seats: number): readonly (readonly number[])[] | undefined =>
  given['sheet'] === undefined
    ? undefined
    : readList(given['sheet'], 'sheet').map((row, at) =>
        readBySeat(row, `sheet[${at}]`, seats, true),
      );

const lastDeal = (end: End): number => ('deals' in end ? end.deals : 1);

/**
 * A sheet for a position that gives none: a row of zeros for each deal played, with the totals, if
 * given, in the last row. If the number of deals is `open`, totals imply at least one.
 */
function bareSheet(
  scores: unknown,
  seats: number,
  rows: number,
  open: boolean,
): readonly (readonly number[])[] {
  const carried = scores === undefined ? [] : readBySeat(scores, 'scores', seats, true);
  const counts = carried.some((score) => score !== 0);
  faults.need(!counts || rows > 0 || open, 'scores', 'scores-first');
  const length = counts ? Math.max(rows, 1) : rows;
  const zeros = Array.from({length: seats}, () => 0);
  return Array.from({length}, (_, at) => (counts && at === length - 1 ? carried : zeros));
}

const totals = (sheet: readonly (readonly number[])[], seats: number): readonly number[] =>
  Array.from({length: seats}, (_, seat) => sheet.reduce((sum, row) => sum + row[seat]!, 0));

/** Whether the match is over; fails if the match would have gone on after its end. */
function readEnd(
  end: End,
  phase: unknown,
  sheet: readonly (readonly number[])[],
  seats: number,
): boolean {
  let sums: readonly number[] = Array.from({length: seats}, () => 0);
  const ends = sheet.findIndex((row, at) => {
    sums = sums.map((sum, seat) => sum + row[seat]!);
    return isEnd(end, at + 1, sums);
  });
  if (ends >= 0 && ends < sheet.length - 1) faults.fail(`sheet[${ends + 1}]`, 'row-late');
  const over = ends >= 0;
  if (phase !== undefined && (phase === 'over') !== over) blamePhase(end, over, sheet.length);
  return over;
}

/** Names what has ended the match, or would have to. */
function blamePhase(end: End, over: boolean, played: number): never {
  if (!('deals' in end))
    return faults.fail('phase', over ? 'over-limit' : 'not-over-limit', {limit: end.limit});
  if (over) faults.fail('phase', 'over-deals');
  return faults.fail('phase', 'not-over-deals', {played, deals: end.deals});
}

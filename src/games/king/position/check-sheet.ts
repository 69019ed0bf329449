import type {GivenFields} from '../../../game/read.js';
import {codeOf} from '../kernel/codes.js';
import {planOf} from '../kernel/plan.js';
import {
  contractPlayed,
  isOpen,
  packOf,
  type PlayerCountValues,
  tableOf,
  type Variant,
} from '../rules/contracts/columns.js';
import type {Contract, KingState} from '../types.js';
import {faults} from './throw-faults.js';

/** Checks that the points of each deal come to the sum of its contract. */

/**
 * The points of all seats together in a deal; `undefined` if they depend on the play, because one
 * seat may take everything for another score, or cards stay in the stock.
 */
export function sumOf(contract: Contract, table: PlayerCountValues): number | undefined {
  const {points, trick, lastTwo, slam, draws} = planOf(contract);
  if (slam !== 0 || draws !== 0) return undefined;
  const cards = packOf(table).reduce((sum, card) => sum + points[codeOf(card)]!, 0);
  return cards + trick * table.hand + 2 * lastTwo;
}

/**
 * Rejects a row whose points do not come to the sum of its contract. A row of zeros proves nothing,
 * and the row after such rows may include their points. Rows given with `scores`, as in a state or a
 * view, are not checked: such a match may have begun with a position that gave totals without their
 * deals, or a deal without its first tricks. If players choose the contracts, rows are checked only
 * when given with `ordered`.
 */
export function checkSheet(
  variant: Variant,
  given: GivenFields,
  state: Pick<KingState, 'seats' | 'options' | 'ordered' | 'sheet'>,
): void {
  const unnamed = isOpen(variant) && given['ordered'] === undefined;
  const saved = given['scores'] !== undefined;
  if (given['sheet'] === undefined || saved || variant.auction || unnamed) return;
  const table = tableOf(variant, state);
  let before = 0;
  state.sheet.forEach((row, at) => {
    const contract = contractPlayed(variant, state, at + 1);
    const due = contract && sumOf(contract, table);
    if (due === undefined) return;
    before += due;
    if (row.every((points) => points === 0)) return;
    const found = row.reduce((all, points) => all + points, 0);
    if (found !== due && found !== before)
      faults.fail(`sheet[${at}]`, 'row-sum', {due, contract: contract!.id, found});
    before = 0;
  });
}

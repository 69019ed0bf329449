import {expect, waitFor} from 'storybook/test';
import type {GstkTable} from '../../src/embed/gstk-table/gstk-table.component.js';
import type {KingState, Phase} from '../../src/games/king/types.js';
import type {Match} from '../../src/match/index.js';

/** The start positions of stories of the King family, and their steps. */

const king = (match: Match): KingState => match.state as unknown as KingState;

/** Seat 0 is awaited in a scene of the chart, and something holds. */
export const asked =
  (phase: Phase, holds: (state: KingState) => boolean = () => true) =>
  (match: Match): boolean =>
    match.turn.includes(0) && king(match).phase === phase && holds(king(match));

/** Another seat is awaited there. */
export const waits =
  (phase: Phase) =>
  (match: Match): boolean =>
    !match.turn.includes(0) && king(match).phase === phase;

/** Chooses a radio by its value: a contract, a suit, a number. */
export async function choose(table: GstkTable, value: string): Promise<void> {
  const radio = table.renderRoot.querySelector<HTMLInputElement>(`input[value="${value}"]`);
  await expect(radio, value).not.toBeNull();
  radio!.click();
  await waitFor(() => expect(radio!.checked).toBe(true));
}

/** The cards of the hand. */
export const handOf = (table: GstkTable): readonly HTMLElement[] => [
  ...(table.renderRoot
    .querySelector('gstk-hand')
    ?.renderRoot.querySelectorAll<HTMLElement>('.card') ?? []),
];

/** Opens a panel and waits for its content. */
export async function opens(table: GstkTable, panel: string, body: string): Promise<void> {
  table.renderRoot.querySelector<HTMLElement>(`[data-panel=${panel}]`)!.click();
  await waitFor(() => expect(table.renderRoot.querySelector(body), body).not.toBeNull());
}

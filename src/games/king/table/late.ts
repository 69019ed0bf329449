import type {TemplateResult} from 'lit';
import type {Variant} from '../rules/contracts/columns.js';
import type {KingView, Played} from '../types.js';
import type {KingContext} from './context.js';

/** What the board and the prompt of a King table need from the first card on. */
interface Late {
  ahead(view: KingView, plays: readonly Played[]): Played | undefined;
  takenChips(view: KingView, variant: Variant, seat: number, ctx: KingContext): TemplateResult;
  trickBetween(
    view: KingView,
    variant: Variant,
    ctx: KingContext,
    trick: {
      readonly plays: readonly Played[];
      readonly full: boolean;
      readonly winning: number | undefined;
      readonly corner: TemplateResult | undefined;
    },
  ): TemplateResult;
  told(
    view: KingView,
    variant: Variant,
    ctx: KingContext,
    leading: (view: KingView, variant: Variant, ctx: KingContext) => string,
  ): {say: unknown; why: unknown};
}

/** Set when the rest of the table has been fetched, which is before the first card is shown. */
export const late: {rest?: Late} = {};

/** @throws {Error} before the rest of the table has been fetched */
export function needed(): Late {
  if (!late.rest) throw new Error('The rest of the table of King has not been fetched');
  return late.rest;
}

import {type CSSResult, unsafeCSS} from '@lit/reactive-element';

/**
 * The styles of a price on a pill of its own: red, as it costs.
 * @param paying the selector of one that pays, which is green
 */
export const priceStyles = (selector: string, paying: string): CSSResult =>
  unsafeCSS(
    `${selector}{padding:0 6px;border:1px solid;border-radius:10px;` +
      'background:var(--gstk-price,var(--gstk-surface));color:var(--gstk-wrong);' +
      'font-size:var(--gstk-text-s);font-weight:700;line-height:1.4;white-space:nowrap}' +
      `${paying}{color:var(--gstk-right)}`,
  );

import {css, type CSSResult} from 'lit';
import {glyphStyles} from '../../card-face/glyph.styles.js';
import {handStyles} from '../../gstk-hand/gstk-hand.styles.js';
import {seatStyles} from '../../gstk-seat/gstk-seat.styles.js';
import {trickStyles} from '../../gstk-trick/gstk-trick.styles.js';
import {appendRule} from './adopt-sheet.js';
import {buttons} from './button.styles.js';
import {tokens} from './tokens.styles.js';

/**
 * The rules of a table's sheets for forced colours, loaded only for readers who use them
 * (forced.ts). Each piece is appended to its sheet, so that it applies wherever the sheet is
 * adopted, with the same place in the cascade as if it had been written there.
 */
const PIECES: (readonly [sheet: CSSResult, piece: CSSResult])[] = [
  [
    tokens,
    css`
      :host {
        --gstk-table-ink: CanvasText;
        --gstk-ink-2: CanvasText;
        --gstk-line: CanvasText;
        --gstk-edge: CanvasText;
        --gstk-accent: CanvasText;
        --gstk-right: CanvasText;
        --gstk-wrong: CanvasText;
        --gstk-table-bg: Canvas;
        --gstk-surface: Canvas;
        --gstk-well: Canvas;
        --gstk-accent-ink: Canvas;
        --gstk-accent-soft: Canvas;
        --gstk-act: ButtonText;
        --gstk-act-ink: ButtonFace;
        --gstk-select: Highlight;
        --gstk-mark: Highlight;
        --gstk-mark-ink: HighlightText;
        --gstk-focus-inner: Highlight;
        --gstk-focus-outer: Canvas;
        --gstk-shade: transparent;
      }
    `,
  ],
  [
    buttons,
    css`
      .button-primary {
        forced-color-adjust: none;
        border-color: Highlight;
        background: Highlight;
        color: HighlightText;
      }
      .button.quiet {
        border-color: Canvas;
      }
    `,
  ],
  [
    glyphStyles,
    css`
      .suit[data-s][data-s] {
        fill: CanvasText;
      }
    `,
  ],
  [
    handStyles,
    css`
      .legal .gk::after {
        border-width: 2px;
      }
      .selected .gk::after {
        border: 3px solid Highlight;
      }
      .hint .gk::after {
        border: 3px double Highlight;
      }
      .refused .gk::after {
        border: 3px dashed CanvasText;
      }
      .tag {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }
    `,
  ],
  [
    trickStyles,
    css`
      .next {
        border-width: 2px;
      }
      .win .gk::after {
        border: 4px double Highlight;
      }
      .crown {
        forced-color-adjust: none;
      }
    `,
  ],
  [
    seatStyles,
    css`
      .turn {
        outline: 2px solid Highlight;
      }
      .pile,
      .back {
        forced-color-adjust: none;
      }
      .back {
        background: CanvasText;
      }
    `,
  ],
];

/**
 * Appends the pieces, once. A function, so that no bundler drops it; it may be called repeatedly,
 * since a reader may turn forced colours on and off.
 */
export function say(): void {
  for (const [sheet, {cssText}] of PIECES.splice(0))
    appendRule(sheet, `@media (forced-colors: active) {${cssText}}`);
}

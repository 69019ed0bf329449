import {css, html, nothing, svg, type TemplateResult} from 'lit';
import type {Suit} from '../../cards/card.js';
import {indexPath, indexWidth} from './art/glyphs.js';
import {put, sym} from './art/paths.js';
import {SUIT_PATHS} from './art/suits.js';
import type {Deck} from './face.js';

/** The sign of a mark, next to its figures: a suit, a trick, a joker. */
type Sign = Suit | 'trick' | 'joker';

/**
 * One mark of a chip, in the figures of the deck: `{index: 'Q', sign: 'S'}` is the queen of spades,
 * `{count: 4, sign: 'H'}` four hearts, `{count: 2, index: 'J'}` two jacks, `{count: 3, sign: 'trick'}`
 * three tricks.
 */
export interface ChipMark {
  readonly count?: number;
  /** The index as printed on the card, in the letters of the reader's deck: `10`, `Q`, `Д`. */
  readonly index?: string;
  readonly sign?: Sign;
}

/** The look of a chip apart from its marks. */
export interface ChipOptions {
  /** The accessible name; a chip without one is decorative. */
  readonly label?: string;
  /** Dashed and hollow, since the thing it shows is gone. */
  readonly gone?: boolean;
  readonly deck?: Deck;
  /** An additional class. */
  readonly kind?: string;
}

/** Three bars: a trick in a pile. */
const BARS = 'M-7-9.5h3.4v19h-3.4zM-1.7-9.5h3.4v19h-3.4zM3.6-9.5h3.4v19h-3.4z';
/** The cap of the joker. */
const CAP = put(sym('M0 4L5 17L12 9L17 17L27 8L23 30L0 30'), 0, -11, 0.4, 0, 0.66);
/** The path of each sign, and its width at a cap height of 24. */
const signOf = (sign: Sign): readonly [path: string, width: number] =>
  sign === 'trick' ? [BARS, 16] : sign === 'joker' ? [CAP, 22] : [SUIT_PATHS[sign], 20];
const colourOf = (sign: Sign | undefined): Suit =>
  sign === 'joker' ? 'H' : sign === undefined || sign === 'trick' ? 'S' : sign;
/** The gap between two marks of a chip, and that between figures and sign. */
const BETWEEN = 9;
const GAP = 3;

/** A mark drawn from `x` on, and the position of its end. */
function drawn({count, index = '', sign}: ChipMark, x: number): [TemplateResult, number] {
  const figures = `${count ?? ''}${count !== undefined && index ? '×' : ''}${index}`;
  const width = figures ? indexWidth(figures) : 0;
  const [path, wide] = sign ? signOf(sign) : ['', 0];
  const at = x + width + (figures && sign ? GAP : 0);
  const scale = sign === 'trick' || sign === 'joker' ? 1 : 1.05;
  return [
    svg`<g data-s=${colourOf(sign)}>${figures ? svg`<path class="figures" d=${indexPath(figures, x + width / 2, 0, 1)}></path>` : nothing}${
      sign ? svg`<path class="shape" d=${put(path, at + wide / 2, 12, scale)}></path>` : nothing
    }</g>`,
    at + wide,
  ];
}

/** A card cut down to its marks: a chip with one mark, or a slip with several. */
export function chip(marks: readonly ChipMark[], options: ChipOptions = {}): TemplateResult {
  const {label, gone = false, deck, kind = ''} = options;
  const parts: TemplateResult[] = [];
  let x = 0;
  for (const mark of marks) {
    const [part, end] = drawn(mark, x + (x > 0 ? BETWEEN : 0));
    parts.push(part);
    x = end;
  }
  return html`<span
    class="chip ${gone ? 'gone' : ''} ${kind}"
    role=${label ? 'img' : nothing}
    aria-label=${label ?? nothing}
    aria-hidden=${label ? nothing : 'true'}
    ?data-two=${deck === 'two-colour'}
    ><svg viewBox="-1 -1 ${x + 2} 26" aria-hidden="true">${parts}</svg></span
  >`;
}

/** Styles of chips, 22 px high, for the root in which they are drawn. */
export const chipStyles = css`
  .chip {
    flex: none;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    box-sizing: border-box;
    min-inline-size: 22px;
    block-size: 22px;
    padding-inline: 4px;
    border: 1px solid var(--gstk-card-edge);
    border-radius: var(--gstk-radius-s);
    background: var(--gstk-card-face);
  }
  .chip svg {
    block-size: 12px;
    inline-size: auto;
    overflow: visible;
  }
  .chip g {
    color: var(--gstk-suit-spade);
  }
  .chip g[data-s='H'] {
    color: var(--gstk-suit-heart);
  }
  .chip g[data-s='D'] {
    color: var(--gstk-suit-diamond);
  }
  .chip g[data-s='C'] {
    color: var(--gstk-suit-club);
  }
  .chip[data-two] g[data-s='D'] {
    color: var(--gstk-suit-heart);
  }
  .chip[data-two] g[data-s='C'] {
    color: var(--gstk-suit-spade);
  }
  .chip .figures {
    fill: none;
    stroke: currentColor;
    stroke-width: 4.2;
  }
  .chip .shape {
    fill: currentColor;
  }
  .chip.gone {
    border-style: dashed;
    background: none;
  }
  .chip.gone g {
    color: var(--gstk-ink-2);
  }
  .chip.gone .figures {
    stroke-width: 2.6;
  }
  .chip.gone .shape {
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
  }
`;

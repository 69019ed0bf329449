import {html, nothing, svg, type TemplateResult} from 'lit';
import type {Suit} from '../../cards/card.js';
import {indexPath, indexWidth} from './art/glyphs.js';
import {put, sym} from './art/paths.js';
import {SUIT_PATHS} from './art/suits.js';
import type {Deck} from './face.js';
import {suitGlyph} from './suit-glyph.js';

/** The sign of a mark, next to its figures: a suit, a trick, a joker. */
type Sign = Suit | 'trick' | 'joker';

/**
 * A card, a sign, or a number of them: `{index: 'Q', sign: 'S'}` is the queen of spades,
 * `{count: 4, sign: 'H'}` four hearts, `{count: 2, index: 'J'}` two jacks, `{count: 3, sign: 'trick'}`
 * three tricks, `{sign: 'trick', numbers: [7, 8]}` the seventh and eighth trick.
 */
export interface ChipMark {
  readonly count?: number;
  /** The index as printed on the card, in the letters of the reader's deck: `10`, `Q`, `Д`. */
  readonly index?: string;
  readonly sign?: Sign;
  /** The numbers of single things among others, after their sign. */
  readonly numbers?: readonly number[];
}

/** The look of a chip apart from its mark. */
export interface ChipOptions {
  /** The accessible name; a chip without one is decorative. */
  readonly label?: string;
  /** Dashed and hollow, or pale, since the thing it shows is gone. */
  readonly gone?: boolean;
  readonly deck?: Deck;
  /** An additional class. */
  readonly kind?: string;
}

/** Cards on top of each other: a trick. */
const STACK = 'M-3-5h12.5v16H-3zM-6.4-8.2H5.6v2h-10V5.6h-2zM-9.8-11.4H2.2v2h-10V2.4h-2z';
/** The cap of the joker. */
const CAP = put(sym('M0 4L5 17L12 9L17 17L27 8L23 30L0 30'), 0, -11, 0.4, 0, 0.66);
const pathOf = (sign: Sign): string =>
  sign === 'trick' ? STACK : sign === 'joker' ? CAP : SUIT_PATHS[sign];
const colourOf = (sign: Sign | undefined): Suit =>
  sign === 'joker' ? 'H' : sign === undefined || sign === 'trick' ? 'S' : sign;

/** Index and sign in one drawing, as on a card. */
function drawn({index = '', sign}: ChipMark): TemplateResult {
  const width = index ? indexWidth(index) : 0;
  const at = width + (index && sign ? 3 : 0);
  const end = at + (sign === 'joker' ? 22 : sign ? 20 : 0);
  return html`<svg viewBox="-1 -1 ${end + 2} 26" aria-hidden="true">
    <g data-s=${colourOf(sign)}>
      ${index ? svg`<path class="figures" d=${indexPath(index, width / 2, 0, 1)}></path>` : nothing}
      ${sign ? svg`<path class="shape" d=${put(pathOf(sign), (at + end) / 2, 12, sign === 'joker' ? 1 : 1.05)}></path>` : nothing}
    </g>
  </svg>`;
}

/** A number and a sign in the type of the table: `13 × ♥`, and for the seventh trick the sign first. */
function counted({count, index, sign, numbers}: ChipMark, deck?: Deck): TemplateResult {
  const glyph = sign
    ? suitGlyph(colourOf(sign), undefined, deck, pathOf(sign))
    : html`<bdi>${index}</bdi>`;
  return html`${count === undefined ? nothing : html`<bdi>${count}</bdi>×`}${glyph}${numbers ? html`<bdi>${numbers.join(', ')}</bdi>` : nothing}`;
}

/**
 * A card cut down to its index, in the frame of a card; or a number of things, `13 × ♥`, without a
 * frame, so that nobody takes it for a card.
 */
export function chip(mark: ChipMark, options: ChipOptions = {}): TemplateResult {
  const {label, gone = false, deck, kind = ''} = options;
  const {count, numbers, sign} = mark;
  const isCount = count !== undefined || numbers !== undefined || sign === 'trick';
  return html`<span
    class="${isCount ? 'count' : 'chip'} ${gone ? 'gone' : ''} ${kind}"
    role=${label ? 'img' : nothing}
    aria-label=${label ?? nothing}
    aria-hidden=${label ? nothing : 'true'}
    translate="no"
    ?data-two=${deck === 'two-colour'}
    >${isCount ? counted(mark, deck) : drawn(mark)}</span
  >`;
}

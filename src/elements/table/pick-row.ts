import {css, html, nothing, type TemplateResult} from 'lit';
import type {AnyEvent, AnyMove, AnyView} from '../../game/index.js';
import type {RenderContext} from '../render-context.js';
import {smallFace} from '../card-face/small-face.js';
import {twoSided} from './two-sided.js';

/** Cards that lie face down on the board, such as the hand of another player. */
interface PickRow<Move> {
  /** The number of cards that lay there before one was taken. */
  readonly count: number;
  /** The accessible name of the row, also shown above it. */
  readonly label: string;
  /** The accessible name of the n-th card, from 1. */
  name(n: number): string;
  /** The move that the card at an index stands for. */
  move(at: number): Move;
  /** The index of a card that has just been taken: its place stays empty. */
  readonly gone?: number | undefined;
  /** The index of a card that a hint advises, or that a first press has chosen. */
  readonly chosen?: number | undefined;
}

/** The key of a card of the row in the pictures of the table, for `twoSided` and `data-from`. */
export const pickKey = (at: number): string => `pick-${at}`;

/**
 * A row on the board from which the reader picks a card, where the reader's own hand keeps its place
 * below (`handOfBacks` puts a row there instead). While the reader is asked its cards are buttons, one
 * stop for Tab, and arrow keys move between them; otherwise it is a picture with a name. Focus that was in
 * the row comes back to it with the reader's next turn.
 */
export function pickRow<View extends AnyView, Move extends AnyMove, Event extends AnyEvent>(
  {count, label, name, move, gone, chosen}: PickRow<Move>,
  {asking, refuse, ask}: RenderContext<View, Move, Event>,
): TemplateResult {
  const back = (at: number): TemplateResult =>
    twoSided({key: pickKey(at), face: undefined, back: smallFace(null), up: false});
  const places = Array.from({length: count}, (_, at) => at);
  const open = asking && places.some((at) => !refuse(move(at)));
  return html`<div class="pick-row ${open ? 'open' : ''}">
    <span class="label" aria-hidden="true">${label}</span>
    <div
      class="cards"
      part="pick-row"
      role=${open ? 'toolbar' : 'img'}
      aria-label=${label}
      aria-orientation=${open ? 'horizontal' : nothing}
    >
      ${places.map((at) =>
        at === gone
          ? html`<span class="card gone"></span>`
          : open
            ? html`<button
                type="button"
                class="card ${at === chosen ? 'chosen' : ''}"
                part="pick"
                data-at=${at}
                data-returns
                aria-label=${name(at + 1)}
                @click=${() => ask(move(at))}
              >
                ${back(at)}
              </button>`
            : html`<span class="card">${back(at)}</span>`,
      )}
    </div>
  </div>`;
}

/** Styles of such a row, inside the table's shadow root, with `twoSidedStyles` and `cardFaceStyles`. */
export const pickRowStyles = css`
  .pick-row {
    --gstk-card-width: 44px;
    /* The strip that stays visible of each card but the last, as long as there is room. */
    --strip: 30px;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gstk-s1);
    justify-items: center;
    padding: var(--gstk-s2);
    border-radius: var(--gstk-radius-l);
  }
  .pick-row.open {
    background: var(--gstk-surface);
    box-shadow:
      0 0 0 1px var(--gstk-line),
      0 6px 18px var(--gstk-shade);
  }
  .pick-row > .label {
    font-size: var(--gstk-text-s);
    color: var(--gstk-ink-2);
  }
  .pick-row > .cards {
    display: flex;
    justify-content: center;
    inline-size: 100%;
    min-block-size: calc(var(--gstk-card-width) * 1.4);
  }
  .pick-row .card {
    flex: 0 1 var(--strip);
    display: block;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    text-align: start;
  }
  .pick-row .card:last-child {
    flex: none;
    inline-size: var(--gstk-card-width);
  }
  .pick-row button.card {
    cursor: pointer;
    border-radius: 5px;
    transition: transform calc(var(--gstk-motion) * 120ms) var(--gstk-ease-out);
  }
  .pick-row button.card:is(:hover, :focus-visible, .chosen) {
    transform: translateY(-10px);
  }
  .pick-row .chosen .two-sided {
    outline: 3px solid var(--gstk-mark);
    outline-offset: 1px;
    border-radius: 5px;
  }
  @container gstk (inline-size >= 53.75rem) {
    .pick-row {
      --gstk-card-width: 60px;
      --strip: 42px;
    }
  }
`;

import {html, nothing, type TemplateResult} from 'lit';

/** A card that can turn over: its face is in the document only where the reader may know it. */
interface TwoSided {
  /**
   * The key of the card in the pictures of its table; if nobody may know the card, that of its place.
   */
  readonly key: string;
  /** The face, if it is known; a card without one shows its back. */
  readonly face: TemplateResult | undefined;
  readonly back: TemplateResult;
  /** Whether the face is up; a known card may lie face down. */
  readonly up: boolean;
  /** The origin of a new card: see `flip.ts`. */
  readonly from?: string;
  /** Whether the face of a new card was up at its origin: it turns over at its place. */
  readonly was?: boolean;
  /** Milliseconds before it moves or turns. */
  readonly wait?: number;
  /** Milliseconds before it turns, if it moves first. */
  readonly turnWait?: number;
  /** How long it takes to turn, in milliseconds. */
  readonly turn?: number;
  /** The card turns once in its plane when this changes. */
  readonly spin?: string;
}

/** A card with two sides, a picture without an accessible name. The shell moves and turns it. */
export const twoSided = ({
  key,
  face,
  back,
  up,
  from,
  was,
  wait,
  turnWait,
  turn,
  spin,
}: TwoSided): TemplateResult =>
  html`<span
    class="two-sided"
    data-move=${key}
    data-up=${up}
    data-from=${from ?? nothing}
    data-was=${was ?? nothing}
    data-wait=${wait ?? nothing}
    data-turn-wait=${turnWait ?? nothing}
    data-turn=${turn ?? nothing}
    data-spin=${spin ?? nothing}
    ><span class="sides ${up ? 'face-up' : ''}"
      >${face === undefined ? nothing : html`<span class="front">${face}</span>`}<span class="rear"
        >${back}</span
      ></span
    ></span
  >`;

import {css} from '@lit/reactive-element';

/** The lesson round its diagram, and the room that its buttons will take. */
export const exampleStyles = css`
  :host {
    display: block;
    margin-block: 1.5em;
    container: example / inline-size;
    touch-action: manipulation;
  }
  @media screen {
    :host(:state(dark)) {
      color-scheme: dark;
    }
  }
  :host([hidden]) {
    display: none;
  }
  /* A board fills the room that a page holds for it. */
  .stage {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .said {
    min-block-size: 1.4em;
    margin-block: 0.6em 0;
    font-size: 0.9375rem;
    line-height: 1.4;
    font-family: var(--gstk-font, inherit);
  }
  .bar {
    min-block-size: 44px;
    margin-block: 0.4em 0.8em;
    font-size: 0.875rem;
  }
  /* Room for the buttons of steps: two rows, except in a wide column. */
  @container example (inline-size < 40rem) {
    :host(:state(steps)) .bar,
    :host(:state(asks)) .bar {
      min-block-size: 94px;
    }
  }
  /* Whole formations are long on buttons. */
  @container example (inline-size < 46rem) {
    :host(:state(long)) .bar {
      min-block-size: 94px;
    }
  }
  @container example (inline-size < 24rem) {
    :host(:state(legal)) .said {
      min-block-size: 2.8em;
    }
    :host(:state(long)) .bar {
      min-block-size: 144px;
    }
  }
  /* The question, the response to the answer, its reason, the buttons. */
  :host(:state(quiz)) {
    display: flex;
    flex-direction: column;
  }
  :host(:state(quiz)) .stage {
    margin-block-end: 0.8em;
  }
  :host(:state(quiz)) .said,
  :host(:state(quiz)) ::slotted(:first-child) {
    margin-block-start: 0;
  }
  :host(:state(quiz)) .bar,
  :host(:state(quiz)) ::slotted(ul) {
    order: 1;
  }
  /* An answer must not be read before it is given; if no script comes to ask, it is text again. */
  @media not print {
    :host(:state(quiz):state(drawn):not(:state(ready), :state(failed))) ::slotted(ul) {
      display: none;
    }
    :host(:state(hide-next):not(:state(ready), :state(failed))) ::slotted(ol) {
      visibility: hidden;
    }
  }
  /* The room of a diagram that only the rules can lay out; what each game needs is in its entry. */
  .room {
    --n: 2.8;
    --more: 13.85rem;
    padding-block-start: calc(var(--card) * var(--n) + var(--more));
  }
  /* One more row of seats. */
  .room div {
    block-size: calc(var(--card) * 1.4 + 2.83rem);
  }
  /* Three seats side by side. */
  @container example (25.1rem < inline-size < 33rem) {
    .room :first-child {
      display: none;
    }
  }
  @media print {
    .bar,
    .said,
    .room {
      display: none;
    }
  }
`;

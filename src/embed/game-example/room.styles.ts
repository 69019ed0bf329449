import {css} from '@lit/reactive-element';

/**
 * The room of boards that only the rules can lay out: as high as what each game usually shows, so that
 * the page stays where it is when they come. A class for each word of the game's and variant's name;
 * `--n` counts what grows with a card's width, `--more` is the rest.
 */
export const roomStyles = css`
  .room {
    --n: 2.8;
    --more: 13.85rem;
    padding-block-start: calc(var(--card) * var(--n) + var(--more));
  }
  /* A row of seats more. */
  .room div {
    block-size: calc(var(--card) * 1.4 + 2.83rem);
  }
  .ladder div {
    block-size: 2.83rem;
  }
  .crown,
  .find {
    --n: 1.4;
    --more: 9.85rem;
  }
  :host(:is([deal][seat]:where(:not([players])), [position*='hands'])) .save {
    --n: 4.2;
    --more: 14.22rem;
  }
  :host([position*='formations'][position*='hands']) .save {
    --more: 15.65rem;
  }
  .crush {
    --n: 2.8;
    --more: 10.52rem;
  }
  :host([position]) .crush {
    --n: 5.26;
    --more: 16.9rem;
  }
  :host([mode='quiz'][position]) .crush {
    --n: 5.6;
    --more: 11.02rem;
  }
  .support,
  .defend {
    --n: 2.8;
    --more: 12.12rem;
  }
  :host([seat]) :is(.support, .defend) {
    --n: 4.2;
    --more: 13.55rem;
  }
  .tourney {
    --n: 4.2;
    --more: 12.36rem;
  }
  :host([position]) .tourney {
    padding-block-end: 1.73rem;
  }
  .court {
    --n: 1.4;
    --more: 9.23rem;
  }
  .kingdom {
    --n: 4.2;
    --more: 9.99rem;
  }
  :host([position]) .kingdom {
    padding-block-end: 1.05rem;
  }
  .ladder {
    --n: 2.8;
    --more: 8.94rem;
  }
  :host([position*='hands']) .ladder {
    --more: 14.8rem;
  }
  .peasants {
    --n: 4.24;
    --more: 7.48rem;
  }
  :host([position]) .peasants {
    --more: 8.42rem;
  }
  @container example (inline-size < 33rem) {
    :host([deal][seat]) .save {
      --n: 5.6;
      --more: 14.47rem;
    }
    .court:not(.ladder) {
      --more: 15.23rem;
    }
    .kingdom {
      --more: 15.88rem;
    }
  }
  /* Three seats side by side. */
  @container example (25.1rem < inline-size < 33rem) {
    .room:not(.ladder) :first-child {
      display: none;
    }
  }
  @container example (inline-size < 25.1rem) {
    .ladder {
      --more: 11.77rem;
    }
    .tourney {
      --more: 13.63rem;
    }
  }
  @container example (inline-size < 22rem) {
    .kingdom {
      --more: 16.81rem;
    }
    .ladder {
      --more: 12.7rem;
    }
    :host([position*='hands']) .ladder {
      --more: 19.74rem;
    }
    .peasants {
      --more: 10.8rem;
    }
    :host([position]) .peasants {
      --more: 13.1rem;
    }
  }
`;

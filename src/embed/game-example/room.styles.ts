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
    block-size: calc(
      var(--gstk-card-width, clamp(35px, 7cqi - 1.82px, 44px)) * var(--n) + var(--more)
    );
  }
  :host([position*='hands']) .save {
    --n: 4.2;
    --more: 14.22rem;
  }
  :host([position*='formations'][position*='hands']) .save {
    --more: 15.65rem;
  }
  .crush {
    --more: 10.52rem;
  }
  :host([position]) .crush {
    --n: 5.26;
    --more: 16.9rem;
  }
  :host([mode='quiz']) .crush {
    --n: 5.6;
    --more: 11.02rem;
  }
  .crown,
  .find {
    --n: 1.4;
    --more: 9.85rem;
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
    --more: 14.09rem;
  }
  .court {
    --n: 1.4;
    --more: 9.23rem;
  }
  .kingdom {
    --n: 4.2;
    --more: 11.04rem;
  }
  .ladder {
    --n: 2.8;
    --more: 11.77rem;
  }
  :host([position*='hands']) .ladder {
    --more: 17.63rem;
  }
  .peasants {
    --n: 4.24;
    --more: 7.48rem;
  }
  :host([position]) .peasants {
    --more: 8.42rem;
  }
  @container example (inline-size < 33rem) {
    .court {
      --more: 15.23rem;
    }
    .kingdom {
      --more: 16.93rem;
    }
  }
  @container example (inline-size < 22rem) {
    .tourney {
      --more: 13.63rem;
    }
    :host([position]) .tourney {
      --more: 15.35rem;
    }
    .ladder {
      --more: 15.53rem;
    }
    :host([position*='hands']) .ladder {
      --more: 22.57rem;
    }
    .peasants {
      --more: 10.8rem;
    }
    :host([position]) .peasants {
      --more: 13.1rem;
    }
  }
`;

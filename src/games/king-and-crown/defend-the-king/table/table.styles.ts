import {css, type CSSResult} from 'lit';
import {endingStyles} from '../../table/ending.styles.js';
import {revealStyles} from '../../table/reveal.styles.js';
import {ringStyles} from '../../table/ring.js';
import {crownStyles} from '../../table/table.styles.js';

/** Places, ring and strip: the ring is between two players, and below more of them. */
const arena = css`
  .arena {
    display: grid;
    grid-template: 'places' auto 'ring' auto 'strip' auto / minmax(0, 1fr);
    align-content: space-between;
    block-size: 100%;
  }
  .arena > .place-row {
    grid-area: places;
  }
  .arena > .ring {
    grid-area: ring;
    place-self: center;
    margin-block: var(--gstk-s1);
  }
  .arena > .strip {
    grid-area: strip;
    border-block-end: 0;
  }
  .two > .ring {
    grid-area: places;
  }
  .two .places {
    --gstk-card-width: 62px;
    column-gap: 172px;
    padding-inline: var(--gstk-s1);
    min-block-size: 190px;
  }
  @container gstk (inline-size < 30rem) {
    /* The names are in the hand below. */
    .arena .ring {
      --gstk-card-width: 30px;
      inline-size: 170px;
    }
    .many > .ring {
      --gstk-card-width: 26px;
      inline-size: 148px;
      margin-block: 0 var(--gstk-s1);
    }
    .arena .ring i {
      display: none;
    }
  }
  @container gstk (inline-size >= 30rem) {
    .two .places {
      --gstk-card-width: 100px;
      column-gap: 240px;
      min-block-size: 236px;
    }
    /* The ring is below them, so three are no larger than six. */
    .many .places {
      --gstk-card-width: 76px;
    }
  }
  /* The ring beside the places keeps the table low; five and six places stand in two rows. */
  @container gstk (inline-size >= 34rem) {
    .many {
      grid-template: 'places ring' auto 'strip strip' auto / minmax(0, 1fr) auto;
    }
    .many > .ring {
      margin-inline-end: var(--gstk-s3);
    }
    .many .places {
      --gstk-card-width: 84px;
      padding-inline: var(--gstk-s2);
    }
    .many .places[data-places='4'] {
      --gstk-card-width: 66px;
      gap: 4px;
    }
    .many .places:is([data-places='5'], [data-places='6']) {
      --gstk-card-width: 60px;
      --columns: 3;
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .many .places:is([data-places='5'], [data-places='6']) {
      --gstk-card-width: 58px;
      --columns: 6;
    }
    .many .places[data-places='5'] {
      --columns: 5;
    }
  }
`;

/** Styles of this table. */
export const defendStyles: readonly CSSResult[] = [
  ...crownStyles,
  ...revealStyles,
  ...endingStyles,
  ringStyles,
  arena,
];

import {css, type CSSResult} from 'lit';
import {ringStyles} from '../../table/ring.js';
import {crownStyles} from '../../table/table.styles.js';

/** Seats with the cards that they have shown, and the ring below; between them with two players. */
const court = css`
  .court {
    --gstk-card-width: 46px;
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--gstk-s1) var(--gstk-s2);
    margin: 0;
    padding: var(--gstk-s2) var(--gstk-s3);
    list-style: none;
  }
  .court > li {
    display: flex;
    align-items: center;
    gap: var(--gstk-s2);
    min-inline-size: 0;
  }
  .court gstk-seat {
    flex: 1;
  }
  .court .empty {
    display: block;
    flex: none;
    inline-size: var(--gstk-card-width);
    aspect-ratio: 1 / var(--gstk-card-ratio, 1.4);
    border: 1px dashed var(--gstk-edge);
    border-radius: 4px;
    box-sizing: border-box;
  }
  .court .gone .gk {
    opacity: 0.5;
  }
  /* On a narrow table the names need the room. */
  @container gstk (inline-size < 30rem) {
    .court gstk-seat::part(shield) {
      display: none;
    }
  }
  .court .won .gk {
    outline: 2px solid var(--gstk-mark);
    outline-offset: 2px;
  }
  .arena .ring {
    margin: var(--gstk-s2) auto;
  }
  @container gstk (inline-size >= 37.5rem) {
    .court {
      --gstk-card-width: 56px;
    }
    .court:not(:has(> :nth-child(4):last-child)) {
      grid-template-columns: repeat(3, 1fr);
    }
    .two {
      display: grid;
      grid-template-columns: 1fr auto 1fr;
      align-items: center;
      padding-block: var(--gstk-s4) var(--gstk-s2);
    }
    .two .court {
      display: contents;
      --gstk-card-width: 80px;
    }
    .two .court > li {
      flex-direction: column;
      padding: 0 var(--gstk-s3);
    }
    .two .court > li:first-child {
      grid-column: 1;
    }
    .two .court > li:last-child {
      grid-column: 3;
    }
    .two .court gstk-seat {
      flex: none;
    }
    .two .ring {
      grid-area: 1 / 2;
      margin: 0;
    }
  }
`;

/** Styles of this table. */
export const defendStyles: readonly CSSResult[] = [...crownStyles, ringStyles, court];

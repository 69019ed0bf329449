import {css} from 'lit';
import {playerStyles} from '../../../elements/internal/styles/player.styles.js';
import {shieldStyles} from '../../../elements/internal/shield.styles.js';

export const friendsStyles = css`
  ${shieldStyles}
  ${playerStyles}
  .friends {
    display: grid;
    gap: var(--gstk-s3);
    padding-block-end: var(--gstk-s2);
    justify-items: start;
  }
  .friends > p,
  .friends h3 {
    margin: 0;
  }
  .friends > :is(label, .link, ul, gstk-segments) {
    justify-self: stretch;
  }
  .friends label {
    display: grid;
    gap: var(--gstk-s1);
  }
  .friends input {
    font: inherit;
    color: inherit;
    min-block-size: 44px;
    inline-size: 100%;
    padding-inline: var(--gstk-s3);
    border: 1px solid var(--gstk-line-2);
    border-radius: var(--gstk-radius-s);
    background: transparent;
  }
  .friends .row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gstk-s2);
  }
  .friends ul {
    display: grid;
    gap: var(--gstk-s1);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .friends li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 36px;
  }
  .friends li.gone .shield {
    opacity: 0.45;
  }
  .qr {
    inline-size: min(100%, 15rem);
    border-radius: var(--gstk-radius-s);
    fill: #000;
  }
  .qr .paper {
    fill: #fff;
  }
  .company {
    flex: 0 0 100%;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--gstk-s1) var(--gstk-s3);
    min-block-size: 44px;
  }
  .prompt:has(> .company) {
    flex-wrap: wrap;
  }
  .company p {
    margin: 0;
    flex: 1 1 10rem;
  }
`;

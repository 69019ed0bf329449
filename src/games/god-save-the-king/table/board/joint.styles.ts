import {css} from 'lit';

/** Styles of the joint between two cards that meet, and of its verdict. */
export const jointStyles = css`
  .joint {
    position: relative;
    display: grid;
    place-items: center;
    min-inline-size: 0;
  }
  .joint::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 50%;
    border-inline-start: 1px dashed var(--gstk-line);
  }
  .joint.on::before {
    border-inline-start: 1px solid var(--gstk-edge);
  }
  .joint.push::before {
    border-inline-start: 2px dotted var(--gstk-mark);
  }
  .pill {
    position: relative;
    z-index: 2;
    box-sizing: border-box;
    max-inline-size: calc(100% + 14px);
    margin-inline: -7px;
    padding: 2px 7px;
    border: 1px solid var(--gstk-edge);
    border-radius: 10px;
    background: var(--gstk-surface);
    font-size: var(--gstk-text-xs);
    line-height: 1.2;
    white-space: nowrap;
  }
  .pill > bdi {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .mine > .pill,
  .push > .pill {
    border-color: var(--gstk-mark);
    font-weight: 600;
  }
  .push > .pill {
    color: var(--gstk-accent);
  }
  .mine > .pill::after,
  .theirs > .pill::before {
    content: '';
    position: absolute;
    inset-inline-start: calc(50% - 5px);
    inline-size: 10px;
    block-size: 6px;
    background: var(--gstk-mark);
    forced-color-adjust: none;
  }
  .mine > .pill::after {
    inset-block-start: calc(100% + 1px);
    clip-path: polygon(0 0, 100% 0, 50% 100%);
  }
  .theirs > .pill::before {
    inset-block-end: calc(100% + 1px);
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
  }
  @container gstk (inline-size < 30rem) {
    .pill {
      padding-inline: 5px;
      font-size: 0.6875rem;
    }
  }
`;

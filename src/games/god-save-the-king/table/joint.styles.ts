import {css} from 'lit';

/** Styles of the joint between two cards that meet, and of its label. */
export const jointStyles = css`
  .joint {
    position: relative;
    block-size: 32px;
    inline-size: 1px;
    background: var(--gstk-edge);
  }
  .plain .joint {
    background: none;
    border-inline-start: 1px dashed var(--gstk-line);
  }
  .push .joint {
    background: none;
    border-inline-start: 2px dotted var(--gstk-mark);
  }
  .pill {
    position: absolute;
    inset: 50% auto auto 50%;
    translate: -50% -50%;
    z-index: 1;
    padding: 2px 8px;
    border: 1px solid var(--gstk-line);
    border-radius: 10px;
    background: var(--gstk-surface);
    font-size: var(--gstk-text-xs);
    line-height: 1.2;
    white-space: nowrap;
  }
  .push .pill {
    border-color: var(--gstk-mark);
    color: var(--gstk-accent);
    font-weight: 600;
  }
  .down .joint::after,
  .up .joint::before {
    content: '';
    position: absolute;
    inline-size: 11px;
    block-size: 8px;
    left: -5px;
    background: var(--gstk-mark);
    forced-color-adjust: none;
  }
  .down .joint::after {
    clip-path: polygon(0 0, 100% 0, 50% 100%);
    inset-block-end: -1px;
  }
  .up .joint::before {
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
    inset-block-start: -1px;
  }
`;

import {css} from 'lit';

export const switchStyles = css`
  label {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--gstk-s2);
    min-block-size: var(--gstk-action);
    border-radius: var(--gstk-radius);
    font-weight: 500;
    cursor: pointer;
  }
  .state {
    margin-inline-start: auto;
    font-weight: 400;
    font-size: var(--gstk-text-s);
    color: var(--gstk-ink-2);
  }
  i {
    position: relative;
    flex: none;
    inline-size: 44px;
    block-size: 24px;
    border: 1px solid var(--gstk-edge);
    border-radius: 12px;
  }
  i::after {
    content: '';
    position: absolute;
    inset-block: 3px;
    inset-inline-start: 3px;
    inline-size: 16px;
    border-radius: 50%;
    background: var(--gstk-edge);
    transition: translate calc(120ms * var(--gstk-motion, 1)) var(--gstk-ease-out, ease-out);
  }
  :checked ~ i {
    background: var(--gstk-act);
    border-color: var(--gstk-act);
  }
  :checked ~ i::after {
    background: var(--gstk-act-ink);
    translate: 20px;
  }
  :checked:dir(rtl) ~ i::after {
    translate: -20px;
  }
  @media (forced-colors: active) {
    i,
    i::after {
      forced-color-adjust: none;
      border-color: CanvasText;
    }
    i::after {
      background: CanvasText;
    }
    :checked ~ i {
      background: Highlight;
    }
    :checked ~ i::after {
      background: HighlightText;
    }
  }
`;

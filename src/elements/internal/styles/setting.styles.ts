import {css} from 'lit';

/** A line of the menu: the name, then the values; side by side where there is room. */
export const settingStyles = css`
  :host {
    padding-block: var(--gstk-s2);
    border-block-end: 1px solid var(--gstk-line);
    container-type: inline-size;
  }
  :host(:last-of-type) {
    border: 0;
  }
  input {
    appearance: none;
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  :has(> :focus-visible) {
    outline: 2px solid var(--gstk-focus-inner);
    outline-offset: 0;
    box-shadow: 0 0 0 5px var(--gstk-focus-outer);
    z-index: 1;
  }
`;

import {css} from '@lit/reactive-element';

export const playingCardStyles = css`
  :host {
    display: inline-block;
    margin-block: 2px;
    vertical-align: middle;
  }
  :host([size='inline']) {
    display: inline;
    margin-block: 0;
    vertical-align: baseline;
  }
  :host([hidden]) {
    display: none;
  }
  .gk {
    inline-size: var(--gstk-card-width, 80px);
  }
  :host([size='small']) .gk {
    inline-size: calc(var(--gstk-card-width, 80px) * 0.7);
  }
  :host([size='large']) .gk {
    inline-size: calc(var(--gstk-card-width, 80px) * 1.5);
  }
  :host([selected]) .gk {
    box-shadow: 0 0 0 2px var(--gstk-select, light-dark(#1a1c20, #e8eaf0));
  }
  @media (forced-colors: active) {
    :host([selected]) .gk {
      box-shadow: 0 0 0 3px Highlight;
    }
  }
`;

import {css} from '@lit/reactive-element';

/** The look of a server-rendered example before its script is loaded. */
export const servedStyles = css`
  /* Until the script can react to a touch, buttons only keep their room. */
  .served[inert] {
    visibility: hidden;
  }
  .bar[hidden],
  .said:has(+ [hidden]) {
    display: none;
  }
  @container example (inline-size < 40rem) {
    .stepped {
      min-block-size: 94px;
    }
  }
  @media (scripting: none) {
    .bar,
    .said {
      display: none;
    }
  }
  /* Answers and later steps must not be read before the script hides them. */
  @media screen and (scripting: enabled) {
    :host([mode='quiz']:not(:state(ready), :state(failed)))
      slot:not(:has(~ [hidden]))::slotted(ul) {
      display: none;
    }
    :host([mode='hide-next']:not(:state(ready), :state(failed)))
      :not([hidden])
      + slot::slotted(ol) {
      visibility: hidden;
    }
  }
`;

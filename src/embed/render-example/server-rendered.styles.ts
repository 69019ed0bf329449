import {css} from '@lit/reactive-element';

/** The look of a server-rendered example before its script is loaded. */
export const servedStyles = css`
  /* Until something hears of a touch, buttons have their room only. */
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
  /* Answers, and steps that are to come, are not to be read before their script keeps them back. */
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

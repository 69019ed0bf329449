import {html, type TemplateResult} from 'lit';

/** Solid icons in a box of 24. */
export const CROWN = 'M4 19h16v2.2H4zM3.6 17 2 6.8l5.4 4L12 3l4.6 7.8 5.4-4L20.4 17z';
export const MORE =
  'M5 10.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zm7 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zm7 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z';
/** Two people. */
export const PEOPLE =
  'M8.5 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2 19.5c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6zM16 5.5a3 3 0 1 1 0 6 3 3 0 0 1-1.2-.3 5.4 5.4 0 0 0 0-5.4c.4-.2.8-.3 1.2-.3zM17 19.5c0-2.5-1-4.6-2.6-6 .5-.2 1-.2 1.6-.2 3.3 0 6 2.2 6 6.2z';
export const UNDO =
  'M9 5 3.5 10.5 9 16v-4.2h5.2c2.4 0 4 1.4 4 3.4s-1.6 3.4-4 3.4H8V21h6.4c3.8 0 6.6-2.5 6.6-5.8s-2.8-5.8-6.6-5.8H9z';
export const HINT = 'M12 2a7 7 0 0 1 4 12.7V18H8v-3.3A7 7 0 0 1 12 2zM9 19.5h6V22H9z';
/** Bars of different heights: figures to compare. */
export const BARS = 'M4 12h4v9H4zM10 4h4v17h-4zM16 8h4v13h-4z';
export const PAUSE = 'M6.5 4.5h4v15h-4zM13.5 4.5h4v15h-4z';
export const RUN = 'M7 4v16l13-8z';
/** A tick, for `icon`. */
export const CHECK = 'M9.6 17.6 4 12l1.7-1.7 3.9 3.9 8.7-8.7L20 7.2z';
/** A cross, for `icon`. */
export const CROSS =
  'M6.3 4.6 12 10.3l5.7-5.7 1.7 1.7-5.7 5.7 5.7 5.7-1.7 1.7-5.7-5.7-5.7 5.7-1.7-1.7 5.7-5.7-5.7-5.7z';

/** An icon in the colour of the text. It is decorative: its button carries the name. */
export const icon = (path: string): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${path}></path>
  </svg>`;

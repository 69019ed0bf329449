import {repeated} from './full.fixture.js';

/** The themes and schemes that an element is shown in; in `npm test` each of them once. */
export const LOOKS = repeated(
  [
    {theme: 'flat', scheme: 'dark'},
    {theme: 'felt', scheme: 'light'},
    {theme: 'flat', scheme: 'light'},
    {theme: 'felt', scheme: 'dark'},
  ],
  2,
);

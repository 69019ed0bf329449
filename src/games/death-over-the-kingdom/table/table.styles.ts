import type {CSSResult} from 'lit';
import {cardFaceStyles, matchEndingStyles, twoSidedStyles} from '../../../elements/index.js';
import {
  lookupTableStyles,
  playerStyles,
  rulesTextStyles,
  shieldStyles,
} from '../../../elements/shared/index.js';
import {askingStyles} from './styles/asking.styles.js';
import {courtStyles} from './styles/court.styles.js';
import {belowCourtStyles} from './styles/below-court.styles.js';
import {lookupStyles} from './styles/panels.styles.js';
import {revealStyles} from './styles/reveal.styles.js';
import {roomStyles} from './styles/rooms.styles.js';

/** Styles that the table needs to begin. */
export const kingdomStyles: readonly CSSResult[] = [
  shieldStyles,
  cardFaceStyles,
  courtStyles,
  roomStyles,
  belowCourtStyles,
  askingStyles,
  revealStyles,
  twoSidedStyles,
  matchEndingStyles,
  playerStyles,
  lookupTableStyles,
  rulesTextStyles,
  lookupStyles,
];

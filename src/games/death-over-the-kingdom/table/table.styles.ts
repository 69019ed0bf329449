import type {CSSResult} from 'lit';
import {cardFaceStyles} from '../../../elements/card-face/card-face.styles.js';
import {shieldStyles} from '../../../elements/internal/shield.styles.js';
import {lookupTableStyles} from '../../../elements/internal/styles/lookup.styles.js';
import {playerStyles} from '../../../elements/internal/styles/player.styles.js';
import {rulesTextStyles} from '../../../elements/internal/styles/rules-text.styles.js';
import {overStyles} from '../../../elements/table/over.styles.js';
import {twoSidedStyles} from '../../../elements/table/two-sided.js';
import {courtStyles} from './styles/court.styles.js';
import {ownStyles} from './styles/own.styles.js';
import {lookupStyles} from './styles/panels.styles.js';
import {roomStyles} from './styles/rooms.styles.js';

/** Styles that the table needs to begin. */
export const kingdomStyles: readonly CSSResult[] = [
  shieldStyles,
  cardFaceStyles,
  courtStyles,
  roomStyles,
  ownStyles,
  twoSidedStyles,
  overStyles,
  playerStyles,
  lookupTableStyles,
  rulesTextStyles,
  lookupStyles,
];

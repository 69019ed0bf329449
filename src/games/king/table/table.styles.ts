import type {CSSResult} from 'lit';
import {chipStyles} from '../../../elements/card-face/chip.js';
import {cardFaceStyles} from '../../../elements/card-face/card-face.styles.js';
import {dragStyles} from '../../../elements/internal/drag.js';
import {shieldStyles} from '../../../elements/internal/shield.styles.js';
import {playerStyles} from '../../../elements/internal/styles/player.styles.js';
import {compassStyles} from '../../../elements/table/compass.styles.js';
import {boardStyles} from './board.styles.js';

/** Styles of the board of every King table; those of panels and summaries come after the first move. */
export const kingStyles: readonly CSSResult[] = [
  shieldStyles,
  compassStyles,
  cardFaceStyles,
  chipStyles,
  boardStyles,
  playerStyles,
  dragStyles,
];

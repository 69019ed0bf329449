import type {CSSResult} from 'lit';
import {cardFaceStyles, chipStyles, compassStyles} from '../../../elements/index.js';
import {playerStyles, shieldStyles} from '../../../elements/shared/index.js';
import {boardStyles} from './board.styles.js';

/**
 * Styles of the board of every King table; those of panels and summaries are loaded after the first
 * move.
 */
export const kingStyles: readonly CSSResult[] = [
  shieldStyles,
  compassStyles,
  cardFaceStyles,
  chipStyles,
  boardStyles,
  playerStyles,
];

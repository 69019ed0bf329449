import type {FirstPictures} from '../../table/first-picture/show.js';
import {drawings} from './first-pictures.drawn.js';
import {openings, sheets} from './openings.js';

/** The first pictures of this tag's tables. */
export const pictures: FirstPictures = {
  openings,
  drawings,
  sheets,
  gameOf: ({variant = ''}) => (/^(find)?$/.test(variant) ? 'find-the-king' : ''),
};

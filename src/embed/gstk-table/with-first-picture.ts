/** `<script type="module" src=".../cdn/gstk-table.js">`: shows first pictures, then brings the tag. */
import {isMoved} from '../../elements/shared/home.js';
import {beginWithPictures} from '../../table/first-picture/openings.js';
import {drawings} from './first-pictures.drawn.js';
import {openings, sheets} from './first-pictures.js';

if (!isMoved)
  beginWithPictures(
    'gstk-table',
    {openings, drawings, sheets},
    ({game = ''}) => (game === '' ? 'god-save-the-king' : game),
    () => import('./gstk-table.js'),
  );

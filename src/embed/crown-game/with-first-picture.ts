/** `<script type="module" src=".../cdn/crown.js">`: shows first pictures, then brings the tag. */
import {isMoved} from '../../elements/shared/home.js';
import {beginWithPictures} from '../../table/first-picture/openings.js';
import {drawings} from './first-pictures.drawn.js';
import {openings, sheets} from './first-pictures.js';

if (!isMoved)
  beginWithPictures(
    'crown-game',
    {openings, drawings, sheets},
    ({variant = ''}) => (/^(find)?$/.test(variant) ? 'find-the-king' : ''),
    () => import('./crown-game.js'),
  );

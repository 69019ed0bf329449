/** `<script type="module" src=".../cdn/king.js">`: shows first pictures, then brings the tag. */
import {isMoved} from '../../elements/shared/home.js';
import {beginWithPictures} from '../../table/first-picture/openings.js';
import {drawings} from './first-pictures.drawn.js';
import {openings, sheets} from './first-pictures.js';

if (!isMoved)
  beginWithPictures(
    'king-game',
    {openings, drawings, sheets},
    ({variant = ''}) => `king-${variant === '' ? 'simple' : variant}`,
    () => import('./king-game.js'),
  );

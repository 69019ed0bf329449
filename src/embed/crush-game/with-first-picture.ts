/** `<script type="module" src=".../cdn/crush.js">`: shows first pictures, then brings the tag. */
import {isMoved} from '../../elements/shared/home.js';
import {beginWithPictures} from '../../table/first-picture/openings.js';
import {drawings} from './first-pictures.drawn.js';
import {openings, sheets} from './first-pictures.js';

if (!isMoved)
  beginWithPictures(
    'crush-game',
    {openings, drawings, sheets},
    () => 'crush-the-crown',
    () => import('./crush-game.js'),
  );

/** `<script type="module" src=".../cdn/kingdom.js">`: shows first pictures, then brings the tag. */
import {isMoved} from '../../elements/shared/home.js';
import {beginWithPictures} from '../../table/first-picture/openings.js';
import {drawings} from './first-pictures.drawn.js';
import {openings, sheets} from './first-pictures.js';

if (!isMoved)
  beginWithPictures(
    'kingdom-game',
    {openings, drawings, sheets},
    ({variant}) => (variant === undefined ? 'death-over-the-kingdom' : ''),
    () => import('./kingdom-game.js'),
  );

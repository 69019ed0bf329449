/** `<script type="module" src=".../cdn/king.js">`: shows first pictures, then brings the tag. */
import {isMoved} from '../../elements/shared/home.js';
import {beginWithPictures} from '../../table/first-picture/begin.js';
import {pictures} from './first-pictures.js';

if (!isMoved) beginWithPictures('king-game', pictures, () => import('./king-game.js'));

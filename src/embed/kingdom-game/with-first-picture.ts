/** `<script type="module" src=".../cdn/kingdom.js">`: shows first pictures, then brings the tag. */
import {isMoved} from '../../elements/shared/home.js';
import {beginWithPictures} from '../../table/first-picture/begin.js';
import {pictures} from './first-pictures.js';

if (!isMoved) beginWithPictures('kingdom-game', pictures, () => import('./kingdom-game.js'));

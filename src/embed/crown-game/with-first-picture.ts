/** `<script type="module" src=".../cdn/crown.js">`: shows first pictures, then brings the tag. */
import {isMoved} from '../../elements/shared/home.js';
import {beginWithPictures} from '../../table/first-picture/begin.js';
import {pictures} from './first-pictures.js';

if (!isMoved) beginWithPictures('crown-game', pictures, () => import('./crown-game.js'));

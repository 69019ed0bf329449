/** `<script type="module" src=".../cdn/crush.js">`: shows first pictures, then brings the tag. */
import {isMoved} from '../../elements/shared/home.js';
import {beginWithPictures} from '../../table/first-picture/begin.js';
import {pictures} from './first-pictures.js';

if (!isMoved) beginWithPictures('crush-game', pictures, () => import('./crush-game.js'));

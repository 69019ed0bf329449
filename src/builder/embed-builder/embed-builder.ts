import {define} from '../../elements/shared/index.js';
import {EmbedBuilder} from './embed-builder.component.js';

define('embed-builder', EmbedBuilder);

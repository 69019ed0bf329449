import {define} from '../../elements/internal/define.js';
import {EmbedBuilder} from './embed-builder.component.js';

define('embed-builder', EmbedBuilder);

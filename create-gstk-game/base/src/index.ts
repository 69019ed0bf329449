import {registerGame} from 'gstk/kit';
import { {{variable}} } from './entry.js';

export { {{variable}} };

// From here on `game="{{id}}"` is played by every tag of the page, or of the server that loads this.
registerGame({{variable}});

import {registerGame} from 'gstk/kit';
import {oldMaid} from './entry.js';

export {oldMaid};

// From here on `game="gstk-examples/old-maid"` is played by every tag of the page, or of the server that
// loads this.
registerGame(oldMaid);
